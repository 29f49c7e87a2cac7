import type { Filing } from '@plumbline/model/filing';
import type { Instrument } from '@plumbline/model/instrument';
import type { LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';
import type { MarketDataPort } from '@plumbline/model/ports';
import type { LocalParts } from '@plumbline/model/text-part';
import { reasonOf } from '../report/messages/error-reasons.ts';
import { paragraph } from '../report/paragraph.ts';
import { sameText } from '../report/texts.ts';
import type { Desk } from '../tool.ts';
import type { SourceDocument } from './document.ts';
import { documentOf } from './document.ts';

/** What filings report: a year, a quarter or an event. */
const families: Readonly<Record<string, readonly string[]>> = {
  annual: ['10-K', '10-KT', '20-F', '40-F'],
  quarterly: ['10-Q'],
  event: ['8-K', '6-K'],
};

/** How a caller may name them. */
export const filingKinds: readonly string[] = [...Object.keys(families), ...Object.values(families).flat()];

/** Filings of a kind (`annual`) or a form (`10-K`) in the order given; all where none is named. */
export function ofKind<T extends { readonly form: string }>(filings: readonly T[], kind: string): readonly T[] {
  if (kind === '') return filings;
  const forms = families[kind.toLowerCase()] ?? [kind.toUpperCase()];
  return filings.filter(({ form }) => forms.includes(form));
}

/** What a source has filed of a company, newest first, or words that say why nothing is there. */
export interface Filed<T> {
  readonly found: readonly T[];
  readonly why: LocalParts | null;
}

const simulatedMarket = localText(
  'Companies of the simulated market file nothing.',
  '模拟市场中的公司不提交文件。',
  '模擬市場中的公司不提交文件。',
);

function lacking({ name }: Pick<Instrument, 'name'>, what: LocalText, reason: LocalText): LocalParts {
  return paragraph(
    localText(
      'The {what} of {name} could not be read. {reason}',
      '无法读取{name}的{what}。{reason}',
      '無法讀取{name}的{what}。{reason}',
    ),
    { what, name, reason },
  );
}

/** Reports that a company filed, as one side of the market data lists them. */
export async function listedIn(
  data: Pick<MarketDataPort, 'filings'>,
  simulated: boolean,
  instrument: Pick<Instrument, 'id' | 'name'>,
): Promise<Filed<Filing>> {
  const what = localText('filings', '申报文件', '申報文件');
  const none = (reason: LocalText): Filed<Filing> => ({ found: [], why: lacking(instrument, what, reason) });
  if (simulated) return none(simulatedMarket);
  const answer = await data.filings?.(instrument.id);
  if (answer === undefined) return none(reasonOf('not-covered'));
  return answer.status === 'unavailable' ? none(reasonOf(answer.code)) : { found: answer.value, why: null };
}

/** Filings with their words, as documents that can be quoted: `pick` says which of the list are read. */
export async function filedDocuments(
  desk: Pick<Desk, 'market'>,
  instrument: Pick<Instrument, 'id' | 'name'>,
  pick: (filings: readonly Filing[]) => readonly Filing[],
): Promise<Filed<SourceDocument>> {
  const { data, simulated } = await desk.market([instrument.id]);
  return readFiled(data, simulated, instrument, pick);
}

/** The same from one side of the market data. */
export async function readFiled(
  data: Pick<MarketDataPort, 'filings' | 'filing'>,
  simulated: boolean,
  instrument: Pick<Instrument, 'id' | 'name'>,
  pick: (filings: readonly Filing[]) => readonly Filing[],
): Promise<Filed<SourceDocument>> {
  const listed = await listedIn(data, simulated, instrument);
  const found: SourceDocument[] = [];
  let { why } = listed;
  for (const filing of pick(listed.found)) {
    const answer = await data.filing?.(filing);
    if (answer !== undefined && answer.status !== 'unavailable') {
      const { title, instrumentId, form, filedAt, paragraphs } = answer.value;
      found.push(documentOf({ title, instrumentId, form, knownAt: filedAt }, paragraphs));
    } else {
      why = lacking(instrument, sameText(filing.form), reasonOf(answer?.code ?? 'not-covered'));
    }
  }
  return { found, why };
}

/** The latest annual and quarterly report: what is searched when no other is named. */
export const latestReports = (filings: readonly Filing[]): readonly Filing[] => [
  ...ofKind(filings, 'annual').slice(0, 1),
  ...ofKind(filings, 'quarterly').slice(0, 1),
];
