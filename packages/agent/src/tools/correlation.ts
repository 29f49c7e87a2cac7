import type { Fact } from '@plumbline/model/fact';
import { PlumblineError } from '@plumbline/model/errors';
import { localText } from '@plumbline/model/local-text';
import type { LocalParts } from '@plumbline/model/text-part';
import { monthsBefore } from '@plumbline/quant/catalogue/return-window';
import { tradingDaysWhy } from '@plumbline/quant/facts/price-formulas';
import { rangeOfPeriod } from '@plumbline/reading/questions/days';
import { handleOf, joinFindings, openFigures, type Figures } from '../chat/figures.ts';
import { findInstrument } from '../chat/find-instrument.ts';
import { noFigure } from '../chat/no-data.ts';
import { parsePeriod, periodForms } from '../chat/period-notation.ts';
import { listOf } from '../chat/tool-input.ts';
import { whenOfFact } from '../chat/when-words.ts';
import { citable } from '../report/build-context.ts';
import { barDate } from '../report/gather/price-history.ts';
import { figure, paragraph } from '../report/paragraph.ts';
import { rangePeriod, seriesFigure } from '../report/series-figures.ts';
import type { Tool } from '../tool.ts';

/** As for the other figures of risk: long enough for a bad market, short enough to be the same company. */
const usualYears = 5;

const aCorrelation = localText('a correlation of returns', '收益相关系数', '回報相關系數');
const summary = localText('Worked out how closely they move together', '计算了涨跌的相关系数', '計算了升跌的相關系數');
const together = localText(
  'Daily returns of {first} and {second} have a correlation of {value}{when}, over the sessions that both have.',
  '{first}与{second}{when}日收益率的相关系数为 {value}，按双方共有的交易日计算。',
  '{first}與{second}{when}日回報率的相關系數為 {value}，按雙方共有的交易日計算。',
);
const scale = localText(
  'At 1 they always rise and fall together, at 0 neither tells of the other, at −1 they go opposite ways. Each is counted in its own currency with dividends reinvested.',
  '1 表示总是同涨同跌，0 表示互不相关，−1 表示方向总相反。各按自身货币计算，股息再投资。',
  '1 表示總是同升同跌，0 表示互不相關，−1 表示方向總相反。各按自身貨幣計算，股息再投資。',
);

/** The correlation of one instrument with another, on record beside the figures of the first; null where their prices do not meet. */
function pairFigure(own: Figures, other: Figures, days: { readonly from: string; readonly to: string } | null) {
  const { context } = own;
  const [left, right] = [own, other].map(({ instrument, context: { bars } }) => bars.get(instrument.id, 'total'));
  if (left == null || right == null) return null;
  const firsts = [left, right].map(({ series }) => barDate(series, 0));
  const lasts = [left, right].map(({ series }) => barDate(series, -1));
  const to = [days?.to ?? '9', ...lasts].toSorted()[0]!;
  const from = [days?.from ?? monthsBefore(to, usualYears * 12), ...firsts].toSorted().at(-1)!;
  if (from >= to) return null;
  context.bars.add(right);
  context.book.addSource(citable(right.source, context.asOf));
  const close = { column: 'close', adjustment: 'total', from, to } as const;
  const id = `correlation.${other.instrument.id}@${from}..${to}`;
  seriesFigure(context, {
    id,
    metric: 'correlation',
    columns: [
      { ...close, name: 'close' },
      { ...close, name: 'benchmark', instrumentId: other.instrument.id },
    ],
    others: [{ name: 'periodsPerYear', constant: context.periodsPerYear, why: tradingDaysWhy }],
    period: rangePeriod(from, to, `${from}..${to}`),
  });
  return id;
}

export const correlation: Tool = {
  id: 'correlation',
  title: localText('Correlation', '相关性', '相關性'),
  summary: localText(
    'How closely the daily returns of two to four instruments move together, pair by pair.',
    '二至四个标的日收益率两两之间的相关系数。',
    '二至四個標的日回報率兩兩之間的相關系數。',
  ),
  example: localText('Correlation between NVDA and AMD', '英伟达和 AMD 的相关性', '英偉達和 AMD 的相關性'),
  params: {
    symbols: { kind: 'list', meaning: 'Tickers, codes or names, two to four' },
    periods: { kind: 'list', meaning: `Within ${periodForms}; five years when left out`, isOptional: true },
  },
  drafts: false,
  async run(input, context) {
    const symbols = [...new Set(listOf(input, 'symbols'))];
    if (symbols.length < 2 || symbols.length > 4)
      throw new PlumblineError('bad-input', 'Name two to four instruments.');
    const instruments = await Promise.all(symbols.map((symbol) => findInstrument(context.desk, symbol)));
    const side = await context.desk.market(instruments.map(({ id }) => id));
    const all = await Promise.all(instruments.map((instrument) => openFigures(instrument, context, side)));
    const [period] = listOf(input, 'periods').map(parsePeriod);
    const days = period === undefined ? null : rangeOfPeriod(period, context.today);
    const pairs = all.flatMap((own, at) =>
      all.slice(at + 1).map((other) => ({ own, other, id: pairFigure(own, other, days) })),
    );
    const taken = joinFindings(
      all.map((own) => own.take(pairs.flatMap((pair) => (pair.own === own && pair.id !== null ? [pair.id] : [])))),
    );
    const found = pairs.map(({ own, other, id }): readonly [LocalParts, Fact | undefined] => {
      const fact = taken.facts.find(
        ({ id: handle, value }) => value !== null && handle === handleOf(own.instrument, id ?? ''),
      );
      if (fact === undefined) return [noFigure(other.instrument, aCorrelation), undefined];
      const slots = { first: own.instrument.name, second: other.instrument.name };
      return [paragraph(together, { ...slots, value: figure(fact.id), when: whenOfFact(fact) }), fact];
    });
    const isFound = found.some(([, fact]) => fact !== undefined);
    return {
      summary,
      sentences: [...found.map(([sentence]) => sentence), ...(isFound ? [paragraph(scale, {})] : [])],
      widgets: [],
      ...taken,
      instruments,
    };
  },
};
