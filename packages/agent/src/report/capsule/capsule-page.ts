import { createHash } from 'node:crypto';
import { capsuleText } from '@plumbline/model/capsule';
import type { CapsuleData } from '@plumbline/model/capsule';
import type { Locale } from '@plumbline/model/locale';
import { contentHash } from '@plumbline/quant/facts/content-hash';
import { capsuleWords as words } from '../messages/capsule-words.ts';
import { escapeHtml } from './markdown-to-html.ts';

/** The look of the page that checks itself: readable in both schemes, on paper and on phones, with fonts of the machine. */
const capsuleStyle = `
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

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** What a browser reads as the text of such a page. */
function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);
}

/** Fingerprint of the printed words of a page. */
export function textHash(main: string): string {
  return contentHash(capsuleText(textOf(main)));
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

/** JSON that cannot end the element it stands in. */
function embedded(value: unknown): string {
  return JSON.stringify(value).replace(/</g, String.raw`\u003c`);
}

export interface CapsulePage {
  readonly title: string;
  readonly locale: Locale;
  /** What is read, as HTML. */
  readonly main: string;
  readonly data: CapsuleData;
  /** The script that checks the page, whole. */
  readonly script: string;
}

/**
 * One page that needs nothing else: it carries what its figures follow from, checks itself when it is opened, and says
 * whether what is printed is what was written. Its policy forbids it any connection.
 */
export function capsulePage({ title, locale, main, data, script }: CapsulePage): string {
  const say = (key: keyof typeof words): string => escapeHtml(words[key][locale]);
  const policy = `default-src 'none'; script-src 'sha256-${digest(script)}'; style-src 'sha256-${digest(capsuleStyle)}'; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${escapeHtml(title)}</title>
<style>${capsuleStyle}</style>
</head>
<body>
<p id="verdict" role="status" data-state="checking" data-good="${say(data.kind === 'strategy' ? 'goodStrategy' : 'good')}" data-bad="${say('bad')}" data-revised="${say('revised')}">${say('checking')}</p>
<noscript><p>${say('noScript')}</p></noscript>
<main>
${main}
</main>
<script type="application/json" id="capsule">${embedded(data)}</script>
<script>${script}</script>
</body>
</html>
`;
}
