import type { Fact } from '@plumbline/model/fact';
import { localText } from '@plumbline/model/local-text';
import { handleOf, openFigures } from '../chat/figures.ts';
import { findInstrument } from '../chat/find-instrument.ts';
import { noFigure, said } from '../chat/no-data.ts';
import { between, closeAt } from '../chat/price-over.ts';
import { behind } from '../chat/say-figure.ts';
import { textOf } from '../chat/tool-input.ts';
import { barDate, type PriceHistory } from '../report/gather/price-history.ts';
import { change, figure, paragraph } from '../report/paragraph.ts';
import type { Tool } from '../tool.ts';

const summary = localText('Counted closes in a row', '统计了连续涨跌的天数', '統計了連續升跌的日數');
const what = localText('the closes in a row', '连续涨跌的天数', '連續升跌的日數');
const asks = ['up', 'down'] as const;

const risen = localText(
  '{name} has closed higher on each of its last {sessions} sessions, from {first} on {from} to {last} on {to}, {change}. Closes are adjusted for splits.',
  '{name}连续 {sessions} 个交易日收涨，由 {from} 的 {first} 到 {to} 的 {last}，{change}。收盘价按拆股调整。',
  '{name}連續 {sessions} 個交易日收升，由 {from} 的 {first} 到 {to} 的 {last}，{change}。收市價按拆股調整。',
);
const fallen = localText(
  '{name} has closed lower on each of its last {sessions} sessions, from {first} on {from} to {last} on {to}, {change}. Closes are adjusted for splits.',
  '{name}连续 {sessions} 个交易日收跌，由 {from} 的 {first} 到 {to} 的 {last}，{change}。收盘价按拆股调整。',
  '{name}連續 {sessions} 個交易日收跌，由 {from} 的 {first} 到 {to} 的 {last}，{change}。收市價按拆股調整。',
);
const once = localText(
  '{name} moved one way on its last session only: from {first} on {from} to {last} on {to}, {change}. Closes are adjusted for splits.',
  '{name}只在最近一个交易日同向变动：由 {from} 的 {first} 到 {to} 的 {last}，{change}。收盘价按拆股调整。',
  '{name}只在最近一個交易日同向變動：由 {from} 的 {first} 到 {to} 的 {last}，{change}。收市價按拆股調整。',
);
const unchanged = localText(
  'The last close of {name}, {last} on {to}, is that of the session before: it is neither rising nor falling in a row.',
  '{name}最近一次收盘（{to}，{last}）与前一交易日持平：目前既非连涨也非连跌。',
  '{name}最近一次收市（{to}，{last}）與前一交易日持平：目前既非連升亦非連跌。',
);
const notOn = {
  up: localText('It is on no run of gains now. ', '目前没有连涨。', '目前並無連升。'),
  down: localText('It is on no run of falls now. ', '目前没有连跌。', '目前並無連跌。'),
};
/** The length of a run is the longest of the sessions it is made of. */
const lengthOf = { up: 'longestWinningStreak', down: 'longestLosingStreak' } as const;

export const priceRun: Tool = {
  id: 'price-run',
  title: localText('Closes in a row', '连续涨跌', '連續升跌'),
  summary: localText(
    'For how many sessions up to now an instrument has closed higher, or lower, than on the session before.',
    '一个标的到目前为止连续收涨或收跌了多少个交易日。',
    '一個標的至今連續收升或收跌了多少個交易日。',
  ),
  example: localText('How many days in a row has AAPL fallen?', '苹果连跌几天了', '蘋果連跌幾日'),
  params: {
    symbol: { kind: 'text', meaning: 'Ticker, code or name of one instrument' },
    asks: { kind: 'text', meaning: 'Which way is asked about', isOptional: true, options: asks },
  },
  drafts: false,
  async run(input, context) {
    const instrument = await findInstrument(context.desk, textOf(input, 'symbol'));
    const figures = await openFigures(instrument, context);
    const history = figures.context.bars.get(instrument.id, 'split');
    const run = history === null ? null : runUpTo(history);
    if (history === null || run === null) return said(summary, [noFigure(instrument, what)], [instrument]);
    const { from, days, way } = run;
    const ends = [from, from + days].map((at) => closeAt(figures, history, at));
    const dates = { from: barDate(history.series, from), to: barDate(history.series, from + days) };
    const over = (metric: string) => between(figures, metric, dates, { isAsTraded: false, riskFree: null }).handles;
    const [moved, count] = [over('priceChange'), over(lengthOf[way === 'up' ? 'up' : 'down'])];
    const taken = figures.take([...ends, ...moved, ...count]);
    const factOf = (handle: string): Fact | undefined =>
      taken.facts.find(({ id, value }) => value !== null && id === handleOf(instrument, handle));
    const [first, last, by, sessions] = [...ends, ...moved, ...count].map(factOf);
    if (first === undefined || last === undefined || by === undefined || sessions === undefined)
      return said(summary, [noFigure(instrument, what)], [instrument]);
    const words = { name: instrument.name, last: figure(last.id), to: dates.to };
    const sentence =
      way === 'flat'
        ? paragraph(unchanged, words)
        : paragraph(days === 1 ? once : way === 'up' ? risen : fallen, {
            ...words,
            ...(days > 1 && { sessions: figure(sessions.id) }),
            first: figure(first.id),
            from: dates.from,
            change: change(by.id),
          });
    const asked = asks.find((one) => one === textOf(input, 'asks'));
    const isOther = asked !== undefined && way !== 'flat' && way !== asked;
    return {
      summary,
      sentences: [isOther ? behind(notOn[asked], sentence) : sentence],
      widgets: [],
      ...taken,
      instruments: [instrument],
    };
  },
};

interface Run {
  /** The session before the first of the run. */
  readonly from: number;
  readonly days: number;
  readonly way: 'up' | 'down' | 'flat';
}

/** The sessions up to the last that closed the same way as it, each against the one before; null without two closes. */
export function runUpTo({ series }: PriceHistory): Run | null {
  const { close } = series.columns;
  const signAt = (at: number): number => Math.sign((close[at] ?? Number.NaN) - (close[at - 1] ?? Number.NaN));
  const end = close.length - 1;
  const sign = signAt(end);
  if (end < 1 || Number.isNaN(sign)) return null;
  if (sign === 0) return { from: end - 1, days: 1, way: 'flat' };
  let start = end;
  while (start > 1 && signAt(start - 1) === sign) start -= 1;
  return { from: start - 1, days: end - start + 1, way: sign > 0 ? 'up' : 'down' };
}
