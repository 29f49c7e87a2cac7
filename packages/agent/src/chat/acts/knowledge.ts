import { localText } from '@plumbline/model/local-text';
import type { ActOf } from '../step.ts';
import { hasRecords } from '../../tools/rules.ts';
import { explained } from '../glossary/glossary.ts';
import { call, say } from '../step.ts';
import { marketIn, topicsOf } from './subjects.ts';

export const defineAct: ActOf<'define'> = (frame) => {
  const { form } = frame.args;
  // Terms without an entry of their own are named as they were typed.
  const terms = frame.topics.map(({ value, spans }) =>
    value.id === 'returnsGeneral' ? (spans[0]?.text.trim() ?? value.id) : value.id,
  );
  return [call('define', { terms: terms.slice(0, 6), form })];
};

const otherPlace = (place: string) =>
  localText(
    `The rules of ${place} are not on record here; those of the US, Hong Kong, the mainland and crypto markets are.`,
    `这里没有 ${place} 的规则记录，仅有美国、香港、内地与加密货币市场的规则。`,
    `這裡沒有 ${place} 的規則紀錄，僅有美國、香港、內地與加密貨幣市場的規則。`,
  );

/** Markets and boards whose rules are on record, by what questions call them. */
const markets: Readonly<Record<string, string>> = {
  US: 'us',
  CN: 'cn',
  HK: 'hk',
  CRYPTO: 'crypto',
  Main: 'cn',
  ChiNext: 'cn:chinext',
  STAR: 'cn:star',
  BSE: 'cn:bse',
  NYSE: 'us',
  NASDAQ: 'us',
  SSE: 'cn',
  SZSE: 'cn',
  HKEX: 'hk',
};

/** The market that a question names, as the rules have it. */
export function ruleMarketIn(subjects: Parameters<typeof marketIn>[0]): string | undefined {
  const named = marketIn(subjects);
  return named === undefined ? undefined : markets[named];
}

export const ruleAct: ActOf<'rule'> = (frame) => {
  const { place } = frame.args;
  const named = place ?? marketIn(frame.subjects);
  const market = named === undefined ? undefined : markets[named];
  // A market that is named comes before a company that was spoken of.
  const [symbol] = frame.instruments
    .filter(({ from }) => from === 'text' || place === undefined)
    .map(({ value }) => value);
  if (named !== undefined && market === undefined && !named.startsWith('zone:')) return [say(otherPlace(named))];
  const [period] = frame.periods.map(({ value }) => value);
  const span =
    period?.is === 'day' ? { date: period.date } : period?.is === 'range' ? { date: period.from, to: period.to } : {};
  const topics = topicsOf(frame);
  const isOfDays = topics.includes('tradingCalendar');
  // So many day trades in a margin account are the rule of US brokers, and no rule of settlement.
  const isOfDollars = market === 'us' || (market === undefined && frame.args.amount?.currency === 'USD');
  if (isOfDollars && topics.includes('sameDayTrading') && symbol === undefined)
    return [call('define', { terms: ['dayTraderRule'], form: 'meaning' })];
  // What no market has a record of is explained.
  if (topics.length > 0 && topics.every((topic) => !hasRecords(topic) && explained(topic) !== undefined))
    return [call('define', { terms: topics.slice(0, 6), form: 'meaning' })];
  return [
    call('rules', { symbol, market, topics: topics.slice(0, 6), ...span, ...(isOfDays ? {} : { to: undefined }) }),
  ];
};
