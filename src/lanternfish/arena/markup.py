"""HTML and SVG as text. What people wrote comes in through `said`, everything else is markup."""

from html import escape

Attribute = str | int | float | None

#: Elements without an end.
VOID = {"circle", "line", "meta", "path", "rect", "wbr"}


def said(text: str) -> str:
    """Text as markup."""
    return escape(text, quote=False)


def tag(name: str, /, *inside: str, **attributes: Attribute) -> str:
    """An element; `class_` and `aria_label` are its attributes, those that are None left out."""
    begin = "".join([name, *(_attribute(key, value) for key, value in attributes.items())])
    if name in VOID:
        return f"<{begin}/>"
    return f"<{begin}>{''.join(inside)}</{name}>"


def _attribute(key: str, value: Attribute) -> str:
    if value is None:
        return ""
    shown = f"{value:.4g}" if isinstance(value, float) else str(value)
    return f' {key.rstrip("_").replace("_", "-")}="{escape(shown)}"'


def rows(*lines: str) -> str:
    """Parts under one another, so that the page can be read as text."""
    return "\n".join(lines)


def paragraph(text: str, class_: str | None = None) -> str:
    return tag("p", said(text), class_=class_)
