/** Styles of the report, which is one file without scripts and pictures. */
export const REPORT_STYLE = `
:root{color-scheme:light dark;--ink:#1c1a17;--soft:#5c564d;--paper:#fffdf9;--line:#d9d2c5;--box:#f5f0e6;--open:#8a3b00;--bad:#a40000}
@media(prefers-color-scheme:dark){:root{--ink:#f1ece2;--soft:#b9b1a3;--paper:#191713;--line:#47423a;--box:#26231d;--open:#ffb27a;--bad:#ff9a9a}}
*{box-sizing:border-box}
body{font:1rem/1.5 system-ui,sans-serif;max-width:62rem;margin:0 auto;padding:1.5rem 1rem 4rem;color:var(--ink);background:var(--paper)}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 .25rem}
h2{font-size:1.25rem;line-height:1.25;margin:2.5rem 0 .5rem}
h3{font-size:1rem;margin:0}
h4{font-size:.875rem;margin:1rem 0 .25rem;color:var(--soft)}
p{margin:.25rem 0 .75rem;max-width:42rem}
ul,ol{margin:.25rem 0;padding-left:1.25rem;max-width:48rem}
li{margin:.25rem 0;overflow-wrap:anywhere}
code,pre{font:.875rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
pre{background:var(--box);padding:.75rem 1rem;border-radius:.375rem;overflow:auto;white-space:pre-wrap;margin:.5rem 0}
.counts{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin:.75rem 0;padding:0;list-style:none}
.counts strong{font-size:1.25rem;font-variant-numeric:tabular-nums}
details{border-top:1px solid var(--line)}
details:last-of-type{border-bottom:1px solid var(--line)}
summary{display:grid;grid-template-columns:1rem 1fr auto;align-items:baseline;gap:0 .5rem;padding:.625rem .25rem;cursor:pointer}
summary::before{content:"▸";color:var(--soft)}
details[open]>summary::before{content:"▾"}
summary:hover{background:var(--box)}
summary:focus-visible{outline:2px solid var(--ink);outline-offset:-2px}
summary h3{overflow-wrap:anywhere}
a{color:inherit}
.long{max-height:20rem}
.long:focus-visible,a:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
.tally{color:var(--soft);font-size:.875rem;font-variant-numeric:tabular-nums}
.body{padding:0 .25rem 1.5rem 1.75rem}
.from{color:var(--soft);font-size:.875rem;overflow-wrap:anywhere}
.open{color:var(--open)}
.bad{color:var(--bad)}
table{border-collapse:collapse;width:100%;margin:.25rem 0}
th{font-size:.875rem;font-weight:600;color:var(--soft)}
td,th{text-align:left;vertical-align:top;padding:.375rem .75rem .375rem 0;border-bottom:1px solid var(--line);overflow-wrap:anywhere;width:50%}
td .open{display:block;font-size:.875rem}
@media(max-width:30rem){.body{padding-left:.25rem}.tally{grid-column:2}}
@media print{.long{max-height:none}}
`.replaceAll('\n', '');
