"""How the page looks: night water for the games of the Abyss, a scriptorium for Biblios.

Everything lies in the page itself: system fonts, no pictures but its own plots.
"""

STYLE = """
:root {
  --paper: #f7f9f9; --deep-paper: #edf2f3; --ink: #13232e; --faint: #52636e; --hair: #d3dde0;
  --accent: #0b6b78; --other: #8a5a00; --ahead: 11 107 120; --behind: 190 108 0;
  --serif: "Iowan Old Style", "Palatino Linotype", Palatino, "Noto Serif", Georgia, serif;
  --plain: system-ui, -apple-system, "Segoe UI", "Noto Sans", Roboto, sans-serif;
}
.biblios {
  --paper: #fbf7ee; --deep-paper: #f3ecdc; --ink: #2c2117; --faint: #6b5a48; --hair: #e0d4bd;
  --accent: #8a4b12; --other: #3b5f8a; --ahead: 138 75 18; --behind: 59 95 138;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #0c1822; --deep-paper: #08121a; --ink: #dde8ed; --faint: #93a7b3; --hair: #24384a;
    --accent: #6fd0d2; --other: #e6b35c; --ahead: 64 176 182; --behind: 214 143 40;
  }
  .biblios {
    --paper: #1d150e; --deep-paper: #150f09; --ink: #efe4d2; --faint: #b39f86; --hair: #42331f;
    --accent: #e8a95b; --other: #8db4e6; --ahead: 222 148 66; --behind: 96 140 196;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; scroll-behavior: smooth; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body {
  margin: 0; min-height: 100vh; padding: 0 1rem 3rem; color: var(--ink);
  background: linear-gradient(var(--paper), var(--deep-paper)) fixed;
  font: 1rem/1.55 var(--plain);
}
header, nav, main, footer { max-width: 66rem; margin: 0 auto; }
header { padding: 2.5rem 0 1rem; }
.kicker {
  margin: 0; color: var(--accent); font-size: .85rem; letter-spacing: .12em;
  text-transform: uppercase;
}
h1, h2, h3 { font-family: var(--serif); font-weight: 600; line-height: 1.2; text-wrap: balance; }
h1 { margin: .2rem 0 .8rem; font-size: clamp(2rem, 7vw, 3rem); }
h2 { margin: 0 0 .6rem; font-size: 1.6rem; }
h3 { margin: 0 0 .5rem; font-size: 1.25rem; }
h2 a, h3 a { color: inherit; text-decoration: none; }
a { color: var(--accent); }
a:focus-visible, .wide:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; }
.facts, nav ul { display: flex; flex-wrap: wrap; margin: 0; padding: 0; list-style: none; }
.facts { gap: .2rem 1.2rem; color: var(--faint); }
nav { padding: .6rem 0; border: solid var(--hair); border-width: 1px 0; }
nav ul { gap: .1rem 1.2rem; }
nav a { display: inline-block; padding: .35rem 0; text-decoration: none; }
nav a:hover, h2 a:hover, h3 a:hover { text-decoration: underline; }
section { padding-top: 2.4rem; }
section p { max-width: 44rem; margin: 0 0 .8rem; }
.note, small, figcaption span, caption, p.caption { color: var(--faint); }
.note { font-size: .9rem; margin-top: .8rem; }
footer { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid var(--hair); }
footer p { color: var(--faint); font-size: .9rem; }
code { font: .92em ui-monospace, "Cascadia Mono", "DejaVu Sans Mono", Menlo, monospace; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption, p.caption { padding: .4rem 0; font-size: .9rem; text-align: left; }
p.caption { margin: 0; }
th, td { padding: .35rem .5rem; border-bottom: 1px solid var(--hair); vertical-align: middle; }
th { font-weight: 500; text-align: left; }
thead th, thead td {
  color: var(--faint); font-size: .82rem; line-height: 1.25; vertical-align: bottom;
}
tbody th { font-weight: 500; }
th:first-child, td:first-child { padding-left: 0; }
.number { text-align: right; white-space: nowrap; }
thead .number { white-space: normal; }
.wide { overflow-x: auto; }
.chart .plot { width: 30%; padding: 0 1rem; }
.chart svg { display: block; width: 100%; overflow: visible; }
.chart .axis { height: 14px; margin: .25rem 0; }
svg text { fill: var(--faint); font: 11px var(--plain); text-anchor: middle; }
.tick { stroke: var(--hair); }
.even { stroke: var(--faint); stroke-dasharray: 3 3; }
.reach { stroke: var(--accent); stroke-width: 2; stroke-linecap: round; opacity: .65; }
.dot { fill: var(--accent); }
.bar.first { fill: var(--accent); }
.bar.second { fill: none; stroke: var(--other); stroke-width: 1.5; }
.piles {
  display: grid; gap: 1.2rem 2rem;
  grid-template-columns: repeat(auto-fill, minmax(min(17.5rem, 100%), 1fr));
}
figure { margin: 0; }
figcaption { font-size: .9rem; overflow-wrap: anywhere; }
figcaption strong { font-weight: 600; }
.histogram { display: block; width: 100%; max-width: 26rem; height: auto; }
.pile { fill: var(--accent); opacity: .8; }
.floor { stroke: var(--faint); stroke-width: 1; }
.heat { width: auto; }
.heat td {
  min-width: 8.5rem; border: 2px solid transparent; text-align: center;
  background-clip: padding-box;
}
.heat th, .heat .corner { border-bottom: 0; }
.heat .corner { font-size: .82rem; min-width: 0; text-align: left; }
.heat thead th { text-align: center; color: var(--ink); }
.heat small { display: block; font-size: .78rem; }
.heat .ahead { background-color: rgb(var(--ahead) / var(--deep)); }
.heat .behind { background-color: rgb(var(--behind) / var(--deep)); }
.heat .ahead small, .heat .behind small { color: var(--ink); opacity: .85; }
.heat .none { color: var(--faint); }
@media (min-width: 44.01rem) {
  .chart tbody th { min-width: 10rem; }
  .chart .number { padding-left: .35rem; padding-right: .35rem; }
  .chart td.number { font-size: .95rem; }
}
@media (max-width: 44rem) {
  body { padding: 0 .9rem 2rem; }
  header { padding-top: 1.6rem; }
  .chart, .chart thead, .chart tbody, .plain, .plain tbody, caption { display: block; }
  .plain thead { display: none; }
  .chart tr, .plain tr {
    display: flex; flex-wrap: wrap; align-items: baseline; padding: .4rem 0; column-gap: 1rem;
    border-bottom: 1px solid var(--hair);
  }
  .chart th, .chart td, .plain th, .plain td { padding: 0; border: 0; }
  .plain th { flex: 1 0 100%; }
  .chart thead tr { padding-bottom: 0; }
  .chart thead .number, .chart thead th:first-child { display: none; }
  .chart th { flex: 1 1 auto; }
  .chart .plot { order: 1; flex: 1 0 100%; width: 100%; padding: .2rem 1rem; }
  .chart .number { order: 2; font-size: .82rem; color: var(--faint); }
  .chart .number, .plain .number { text-align: left; white-space: normal; }
  .chart .number::before, .plain .number::before {
    content: attr(data-label) ": "; color: var(--faint); font-size: .82rem;
  }
  .chart tbody th + .plot + .number { order: 0; font-size: 1rem; color: var(--ink); }
  .chart tbody th + .plot + .number::before { content: none; }
  .heat td { min-width: 7rem; }
}
@media print {
  body { background: none; } nav { display: none; } section { break-inside: avoid; }
}
"""
