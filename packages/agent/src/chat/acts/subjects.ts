import type { InstrumentId } from '@plumbline/model/instrument';
import { venueOf } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { Directory } from '@plumbline/reading/directory/directory';
import type { Part, QuestionFrame, Subject } from '@plumbline/reading/reading';
import { writePeriod } from '../period-notation.ts';
import { listed } from '../listed.ts';
import type { Step } from '../step.ts';
import { topicName } from '../topics.ts';

/** Indices by what the reader calls them. */
const indices: Readonly<Record<string, InstrumentId>> = {
  SPX: 'US:^GSPC',
  NDX: 'US:^NDX',
  DJI: 'US:^DJI',
  RUT: 'US:^RUT',
  VIX: 'US:^VIX',
  CSI300: 'SH:^000300',
  CSI500: 'SH:^000905',
  CSI1000: 'SH:^000852',
  SSE: 'SH:^000001',
  SSE50: 'SH:^000016',
  STAR50: 'SH:^000688',
  CHINEXT: 'SZ:^399006',
  HSI: 'HK:^HSI',
  HSTECH: 'HK:^HSTECH',
};

export interface Subjects {
  /** Instruments and the indices that are listed here, in the order named. */
  readonly ids: readonly InstrumentId[];
  /** What was named and is no listed instrument. */
  readonly others: readonly Subject[];
}

export function subjectsOf({ instruments, subjects }: QuestionFrame, { listings }: Directory): Subjects {
  const found = subjects.map(({ value }) => ({ value, id: value.kind === 'index' ? indices[value.id] : undefined }));
  const isListed = (id: InstrumentId | undefined): id is InstrumentId => id !== undefined && listings.has(id);
  return {
    ids: [...instruments.map(({ value }) => value), ...found.flatMap(({ id }) => (isListed(id) ? [id] : []))],
    others: found.flatMap(({ value, id }) => (isListed(id) ? [] : [value])),
  };
}

export function topicsOf({ topics }: QuestionFrame): readonly string[] {
  return topics.map(({ value }) => value.id);
}

/** The growth of a figure over so many years, where the catalogue has one of its own. */
const compounded: Readonly<Record<string, string>> = {
  'revenueGrowth 3': 'revenueCagr3Y',
  'revenueGrowth 5': 'revenueCagr5Y',
  'revenueCagr 3': 'revenueCagr3Y',
  'revenueCagr 5': 'revenueCagr5Y',
  'revenueCagr 10': 'revenueCagr10Y',
  'epsGrowth 3': 'epsCagr3Y',
  'epsGrowth 5': 'epsCagr5Y',
  'epsCagr 3': 'epsCagr3Y',
  'epsCagr 5': 'epsCagr5Y',
  'epsCagr 10': 'epsCagr10Y',
  'freeCashFlowCagr 3': 'fcfCagr3Y',
  'freeCashFlowCagr 5': 'fcfCagr5Y',
  'freeCashFlowCagr 10': 'fcfCagr10Y',
};

/** The figures asked about with their times: growth over some years is one figure of today, not that of the last year. */
export function figuresOf(frame: QuestionFrame): {
  readonly topics: readonly string[];
  readonly periods: readonly string[] | undefined;
} {
  const topics = topicsOf(frame);
  const [span, ...more] = frame.periods.map(({ value }) => value);
  const years = span?.is === 'last' && span.of === 'years' && more.length === 0 ? span.n : 0;
  const whole = topics.flatMap((id) => compounded[`${id} ${years}`] ?? []);
  const isWhole = whole.length > 0 && whole.length === topics.length;
  return isWhole ? { topics: whole, periods: undefined } : { topics, periods: periodsOf(frame) };
}

/** Periods as tools take them; none stands for the latest. */
export function periodsOf({ periods }: QuestionFrame): readonly string[] | undefined {
  const written = periods.map(({ value }) => writePeriod(value));
  return written.every((one) => one === 'latest') ? undefined : written;
}

const venues: Readonly<Record<string, readonly string[]>> = {
  US: ['US'],
  NYSE: ['US'],
  NASDAQ: ['US'],
  CN: ['SH', 'SZ', 'BJ'],
  SSE: ['SH'],
  SZSE: ['SZ'],
  STAR: ['SH'],
  ChiNext: ['SZ'],
  BSE: ['BJ'],
  HK: ['HK'],
  HKEX: ['HK'],
};

/** A market that only says which listing of a company is meant. */
export const isWhere = ({ id }: Subject, ids: readonly InstrumentId[]): boolean =>
  ids.some((one) => venues[id]?.includes(venueOf(one)) === true);

export function marketIn(subjects: readonly Part<Subject>[]): string | undefined {
  return subjects.find(({ value }) => value.kind === 'market' || value.kind === 'board')?.value.id;
}

/** That something asked for is not held here, by its name. */
export function notHeld(names: readonly LocalText[]): LocalText {
  const list = listed(names);
  return localText(
    `No source here holds it: ${list.en}.`,
    `这里没有这项数据：${list['zh-CN']}。`,
    `這裡沒有這項數據：${list['zh-HK']}。`,
  );
}

export const namesOf = (subjects: readonly Subject[]): readonly LocalText[] => subjects.map(({ id }) => topicName(id));

/** One listing a company, that of the mainland first: what A shares cost above H shares is one figure, said once. */
export function onePerCompany(ids: readonly InstrumentId[], { listings }: Directory): readonly InstrumentId[] {
  const companyOf = (id: InstrumentId): string => listings.get(id)?.company ?? id;
  const isFirst = (id: InstrumentId): boolean => listings.get(id)?.market === 'cn';
  const ordered = [...ids.filter(isFirst), ...ids.filter((id) => !isFirst(id))];
  return ordered.filter((id, at) => ordered.findIndex((other) => companyOf(other) === companyOf(id)) === at);
}

/** Topics that a valuation answers. */
export const valued: ReadonlySet<string> = new Set(['fairValue', 'impliedGrowth']);

export const perInstrument = (
  ids: readonly InstrumentId[],
  step: (id: InstrumentId) => readonly Step[],
): readonly Step[] => ids.slice(0, 6).flatMap(step);
