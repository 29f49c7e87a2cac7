import type { Fact } from '@plumbline/model/fact';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { LocalParts } from '@plumbline/model/text-part';
import type { Period } from '@plumbline/reading/reading';
import { rangeOfPeriod } from '@plumbline/reading/questions/days';
import { figure, paragraph } from '../report/paragraph.ts';
import { barDate } from '../report/gather/price-history.ts';
import type { Figures } from './figures.ts';
import { noFigure } from './no-data.ts';
import { closeAt } from './price-over.ts';
import { numberOf, textOf } from './tool-input.ts';
import type { ToolInput } from '../tool.ts';

/** A price that a question names, and the side of it that is asked about. */
interface LevelAsked {
  readonly level: number;
  readonly isAbove: boolean;
  /** The stretch of time that was named, if any. */
  readonly within: Period | null;
}

/** The level that a question for a day takes for granted; null where it names none. */
export function levelAsked(input: ToolInput, period: Period): LevelAsked | null {
  const level = numberOf(input, 'claimed');
  const way = textOf(input, 'claim');
  if (level === null || way === '') return null;
  return { level, isAbove: way === 'up', within: period.is === 'latest' ? null : period };
}

const side = (isAbove: boolean): LocalText =>
  isAbove ? localText('above', '高于', '高於') : localText('below', '低于', '低於');

const told = localText(
  '{name} last closed {side} that level on {last}, at {value}. It last went there from the other side on {crossed} ({at}); the first such close on record is that of {first} ({earliest}). Closes are held from {from} to {to}, adjusted for splits.',
  '{name}最近一次收盘{side}该水平是在 {last}，为 {value}；最近一次由另一侧越过是在 {crossed}（{at}）；有记录以来首次收盘{side}该水平是在 {first}（{earliest}）。收盘价数据自 {from} 至 {to}，按拆股调整。',
  '{name}最近一次收市{side}該水平是在 {last}，為 {value}；最近一次由另一側越過是在 {crossed}（{at}）；有紀錄以來首次收市{side}該水平是在 {first}（{earliest}）。收市價數據自 {from} 至 {to}，按拆股調整。',
);
const never = localText(
  'None of the closes of {name} from {from} to {to}, adjusted for splits, is {side} that level.',
  '{name}自 {from} 至 {to} 的收盘价（按拆股调整）均不{side}该水平。',
  '{name}自 {from} 至 {to} 的收市價（按拆股調整）均不{side}該水平。',
);
const theDay = localText('the day on which it passed that level', '越过该水平的日期', '越過該水平的日期');

/** The days on which an instrument closed on one side of a level: the first, the last, and the last on which it came there. */
export function levelAnswer(
  figures: Figures,
  { level, isAbove, within }: LevelAsked,
): {
  readonly handles: readonly string[];
  readonly say: (factOf: (handle: string) => Fact | undefined) => readonly LocalParts[];
} {
  const { context, instrument } = figures;
  const history = context.bars.get(instrument.id, 'split');
  if (history === null) return { handles: [], say: () => [noFigure(instrument, theDay)] };
  const { series } = history;
  const { close } = series.columns;
  const range = within === null ? null : rangeOfPeriod(within, context.asOf);
  const isThere = (at: number): boolean => {
    const value = close[at] ?? Number.NaN;
    return isAbove ? value > level : value < level;
  };
  const days = Array.from({ length: close.length }, (_, at) => at).filter((at) => {
    const date = barDate(series, at);
    return range === null || (date >= range.from && date <= range.to);
  });
  const there = days.filter(isThere);
  const [first, last] = [there[0], there.at(-1)];
  const from = barDate(series, days[0] ?? 0);
  const to = barDate(series, days.at(-1) ?? -1);
  const words = { name: instrument.name, side: side(isAbove), from, to };
  if (first === undefined || last === undefined) return { handles: [], say: () => [paragraph(never, words)] };
  const crossed = there.findLast((at) => !isThere(at - 1)) ?? first;
  const handles = [last, crossed, first].map((at) => closeAt(figures, history, at));
  return {
    handles: [...new Set(handles)],
    say: (factOf) => {
      const [one, came, earliest] = handles.map(factOf);
      if (one === undefined || came === undefined || earliest === undefined) return [noFigure(instrument, theDay)];
      return [
        paragraph(told, {
          ...words,
          last: one.asOf,
          value: figure(one.id),
          crossed: came.asOf,
          at: figure(came.id),
          first: earliest.asOf,
          earliest: figure(earliest.id),
        }),
      ];
    },
  };
}
