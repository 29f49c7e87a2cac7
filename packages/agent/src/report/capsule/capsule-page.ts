import { createHash } from 'node:crypto';
import type { CapsuleData } from '@plumbline/model/capsule';
import { capsuleText } from '@plumbline/model/capsule';
import type { Locale } from '@plumbline/model/locale';
import { contentHash } from '@plumbline/quant/facts/content-hash';
import { capsuleWords as words } from '../messages/capsule-words.ts';
import { capsuleStyle } from './capsule-style.ts';
import { escapeHtml } from './markdown-to-html.ts';

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
