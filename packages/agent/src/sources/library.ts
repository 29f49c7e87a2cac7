import { PlumblineError } from '@plumbline/model/errors';
import { localText } from '@plumbline/model/local-text';
import type { Locale, LocalText } from '@plumbline/model/locale';
import type { LocalParts } from '@plumbline/model/text-part';
import { paragraph } from '../report/paragraph.ts';
import { pageText } from '../gate/frames/naming.ts';
import { sameText } from '../report/texts.ts';
import type { Filing } from '@plumbline/model/filing';
import type { Instrument } from '@plumbline/model/instrument';
import { findInstrument } from '../chat/find-instrument.ts';
import type { Desk, ToolResult } from '../tool.ts';
import type { DocumentSpan, SourceDocument } from './document.ts';
import { quotable } from './document.ts';
import { filedDocuments, latestReports, ofKind } from './filed.ts';

/** What may be quoted about something: the reader's own documents, and reports that were filed. */
export interface Shelf {
  readonly documents: readonly SourceDocument[];
  readonly instrument: Instrument | null;
  /** Why reports that were asked for are not among them. */
  readonly why: LocalParts | null;
}

/** The reader's documents, about one instrument where it is named; then also those of its filings that `pick` chooses. */
export async function shelfOf(
  desk: Pick<Desk, 'library' | 'market' | 'resolve'>,
  symbol: string,
  pick: (filings: readonly Filing[]) => readonly Filing[],
): Promise<Shelf> {
  const instrument = symbol === '' ? null : await findInstrument(desk, symbol);
  const own = (await desk.library?.documents(instrument?.id ?? null)) ?? [];
  if (instrument === null) return { documents: own, instrument, why: null };
  const { found, why } = await filedDocuments(desk, instrument, pick);
  const documents = [...own, ...found].toSorted((a, b) => (a.knownAt < b.knownAt ? 1 : a.knownAt > b.knownAt ? -1 : 0));
  return { documents, instrument, why };
}

/** Filings that are looked through for one that is only known by the id of its text. */
const mostLooked = 8;

/** The shelf with the document of an id: the latest reports are looked at first, then earlier filings, one after the other. */
export async function shelfHolding(
  desk: Pick<Desk, 'library' | 'market' | 'resolve'>,
  symbol: string,
  id: string,
): Promise<Shelf> {
  let looked = await shelfOf(desk, symbol, latestReports);
  let left = symbol === '' ? 0 : mostLooked;
  for (let at = 0; at < left; at += 1) {
    if (looked.documents.some((document) => document.id === id)) return looked;
    looked = await shelfOf(desk, symbol, (filings) => {
      const reports = latestReports(filings);
      const earlier = filings.filter((filing) => !reports.includes(filing)).slice(0, mostLooked);
      left = earlier.length;
      return earlier.slice(at, at + 1);
    });
  }
  return looked;
}

/** What is said where nothing can be quoted. */
export const nothingToQuote = ({ why }: Shelf): LocalParts => why ?? paragraph(noDocuments, {});

/** Filings that a caller means by a number, a form, a kind or a part of the title. */
export function filingsNamed(filings: readonly Filing[], wanted: string): readonly Filing[] {
  const plain = wanted.trim().toLowerCase();
  if (plain === '') return [];
  const named = filings.filter(({ accession, title }) => accession === plain || title.toLowerCase().includes(plain));
  return named.length > 0 ? named : ofKind(filings, plain);
}

/** A document by its id, a part of its title, or its form, of which the latest is meant; several or none is said, never guessed. */
export function findDocument(documents: readonly SourceDocument[], wanted: string): SourceDocument {
  const plain = wanted.trim().toLowerCase();
  const [latest] = plain === '' ? [] : ofKind(documents, plain);
  if (latest !== undefined) return latest;
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
    outside: passages.map(({ document, span }) => `[${span.id}] (${document.title}) ${span.text}`),
    names: [
      ...new Set(passages.flatMap(({ document, span }) => [document.title, ...Object.values(placeOf(document, span))])),
    ],
    widgets: [],
    facts: [],
    sources: [],
  };
}

const noDocuments = localText('You have brought no document yet.', '你尚未添加任何文件。', '你尚未加入任何文件。');
