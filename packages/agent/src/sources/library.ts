import { PlumblineError } from '@plumbline/model/errors';
import { localText } from '@plumbline/model/local-text';
import type { Locale, LocalText } from '@plumbline/model/locale';
import type { LocalParts } from '@plumbline/model/text-part';
import { paragraph } from '../report/paragraph.ts';
import { pageText } from '../gate/frames/naming.ts';
import { sameText } from '../report/texts.ts';
import type { Desk, ToolResult } from '../tool.ts';
import type { DocumentSpan, SourceDocument } from './document.ts';
import { quotable } from './document.ts';

/** A document by its id or a part of its title; several or none is said, never guessed. */
export function findDocument(documents: readonly SourceDocument[], wanted: string): SourceDocument {
  const plain = wanted.trim().toLowerCase();
  const exact = documents.find(({ id }) => id === wanted.trim());
  if (exact !== undefined) return exact;
  const found = plain === '' ? [] : documents.filter(({ title }) => title.toLowerCase().includes(plain));
  const [first, second] = found;
  if (first === undefined) throw new PlumblineError('not-found', `There is no document "${wanted.slice(0, 60)}".`);
  if (second !== undefined)
    throw new PlumblineError('bad-input', `"${wanted.slice(0, 60)}" fits several documents. Give its id.`);
  return first;
}

/** Where a passage stands: form, date, item and page, as far as there are any. */
function placeOf({ form, knownAt }: SourceDocument, { item, page }: DocumentSpan): LocalText {
  const parts = [sameText(form), sameText(knownAt)];
  if (item !== null) parts.push(localText(`item ${item}`, `第 ${item} 项`, `第 ${item} 項`));
  if (page !== undefined) parts.push(pageText(page));
  const joined = (locale: Locale, mark: string): string => parts.map((part) => part[locale]).join(mark);
  return localText(joined('en', ', '), joined('zh-CN', '，'), joined('zh-HK', '，'));
}

/** A passage word for word, with its document and its place there. */
export function quoted(document: SourceDocument, span: DocumentSpan): LocalParts {
  return paragraph(
    localText('{title} ({place}): “{quoted}”', '{title}（{place}）：“{quoted}”', '{title}（{place}）：「{quoted}」'),
    { title: sameText(document.title), place: placeOf(document, span), quoted: sameText(span.text) },
  );
}

/** What a tool says of passages: the words for people, the spans for claims, and what a model reads as outside words. */
export async function ofPassages(
  desk: Pick<Desk, 'instrument'>,
  passages: readonly { readonly document: SourceDocument; readonly span: DocumentSpan }[],
): Promise<
  Pick<ToolResult, 'sentences' | 'spans' | 'outside' | 'names' | 'widgets' | 'facts' | 'sources' | 'instruments'>
> {
  const owners = new Set(
    passages.flatMap(({ document: { instrumentId } }) => (instrumentId === null ? [] : [instrumentId])),
  );
  const instruments = await Promise.all([...owners].map((id) => desk.instrument(id)));
  return {
    instruments: instruments.filter((one) => one !== null),
    sentences: passages.map(({ document, span }) => quoted(document, span)),
    spans: passages.map(({ document, span }) => quotable(document, span)),
    outside: passages.map(({ span }) => `[${span.id}] ${span.text}`),
    names: [
      ...new Set(passages.flatMap(({ document, span }) => [document.title, ...Object.values(placeOf(document, span))])),
    ],
    widgets: [],
    facts: [],
    sources: [],
  };
}

export const noDocuments = localText(
  'You have brought no document yet.',
  '你尚未添加任何文件。',
  '你尚未加入任何文件。',
);
