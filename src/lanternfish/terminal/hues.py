"""The five colours of the deep: a sign and a shade for each, so that colour is never alone."""

SIGNS = {"yellow": "◆", "red": "▲", "green": "■", "blue": "●", "purple": "≈"}
STYLES = {
    "yellow": "#e3b341",
    "red": "#ef6351",
    "green": "#3bb273",
    "blue": "#4d9de0",
    "purple": "#b58cf0",
}
