/** The look of the page that checks itself: readable in both schemes, on paper and on phones, with fonts of the machine. */
export const capsuleStyle = `
:root{color-scheme:light dark;--bg:#fff;--text:#14161c;--soft:#5b6070;--line:#d9dce4;--accent:#5443db;--ok:#0b6b41;--bad:#b3261e;--wash:#f3f4f8}
@media (prefers-color-scheme:dark){:root{--bg:#0a0c11;--text:#eceef4;--soft:#a2a8b8;--line:#262b36;--accent:#8b7cff;--ok:#3ddc97;--bad:#ff6b6b;--wash:#141821}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:15px/1.6 system-ui,-apple-system,"Segoe UI","PingFang SC","PingFang HK","Microsoft YaHei",sans-serif}
main{max-width:920px;margin:0 auto;padding:16px 20px 64px}
#verdict{position:sticky;top:0;margin:0;padding:10px 20px;background:var(--wash);border-bottom:2px solid var(--line);font-weight:600}
#verdict[data-state=good]{color:var(--ok);border-color:var(--ok)}
#verdict[data-state=bad]{color:var(--bad);border-color:var(--bad)}
h1{font-size:26px;line-height:1.25;margin:20px 0 8px}
h2{font-size:19px;margin:36px 0 8px;padding-top:12px;border-top:1px solid var(--line)}
p,ul,ol,blockquote{margin:8px 0}
blockquote{padding:8px 14px;border-inline-start:3px solid var(--line);color:var(--soft)}
.scroll{overflow-x:auto;margin:10px 0}
table{border-collapse:collapse;width:100%;font-size:13px;font-variant-numeric:tabular-nums}
th,td{padding:5px 10px;border-bottom:1px solid var(--line);text-align:end;vertical-align:top}
th:first-child{text-align:start;font-weight:400}
thead th{color:var(--soft);font-weight:500}
a{color:var(--accent);overflow-wrap:anywhere}
li{overflow-wrap:anywhere}
ol{color:var(--soft);font-size:13px}
svg{width:100%;height:auto;color:var(--accent);margin:8px 0}
[data-fact]{font-variant-numeric:tabular-nums}
[data-check=bad]{background:var(--bad);color:var(--bg)}
[data-check=revised]{text-decoration:underline dashed}
@media print{#verdict{position:static}h2{break-after:avoid}tr{break-inside:avoid}}
`;
