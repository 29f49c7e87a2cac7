import { PlumblineError } from '@plumbline/model/errors';
import { localText } from '@plumbline/model/local-text';
import type { LocalParts } from '@plumbline/model/text-part';
import { paragraph } from '../report/paragraph.ts';
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

/** A passage word for word under the title of its document. */
export function quoted({ title }: SourceDocument, { text }: DocumentSpan): LocalParts {
  return paragraph(localText('{title}: “{quoted}”', '{title}：“{quoted}”', '{title}：「{quoted}」'), {
    title: sameText(title),
    quoted: sameText(text),
  });
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
    names: [...new Set(passages.map(({ document }) => document.title))],
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
