import { localText } from '@plumbline/model/local-text';
import type { Figures } from './figures.ts';
import { handleOf } from './figures.ts';
import { noData } from './no-data.ts';
import { numberOf } from './tool-input.ts';
import { valueOf } from '../report/fact-lookup.ts';
import { change, figure, paragraph } from '../report/paragraph.ts';
import type { Place } from '../report/places.ts';
import { figureAt } from '../report/places.ts';
import type { ToolInput, ToolResult } from '../tool.ts';

const whatIf = localText('Given with the question.', '随问题给出。', '隨問題給出。');
const byEarnings = localText('a value by earnings', '按盈利计算的价值', '按盈利計算的價值');

/** What a share is worth at a multiple of its earnings per share, either of them as on record or as given. */
export function valueByMultiple(figures: Figures, now: Place, input: ToolInput): ToolResult {
  const { instrument, context } = figures;
  const { book } = context;
  const earnings = figureAt(book, now, 'epsDiluted');
  const price = now.given.get('price');
  const eps = earnings === null ? null : book.get(earnings);
  const part = numberOf(input, 'epsChange');
  const set = numberOf(input, 'eps') ?? (part === null || eps?.value == null ? null : eps.value * (1 + part));
  const money = eps?.currency === undefined ? {} : { currency: eps.currency };
  const given = (id: string, metric: string, value: number, more: object = {}): string =>
    book.assumed({ id, metric, value, why: whatIf, range: { min: value, max: value }, ...more }).id;
  const used = set === null ? earnings : given('epsDiluted.given', 'epsDiluted', set, money);
  const times = numberOf(input, 'multiple');
  const multiple =
    times === null ? figureAt(book, now, 'priceToEarnings') : given('priceToEarnings.given', 'priceToEarnings', times);
  if (used === null || multiple === null || price === undefined) return noData(instrument, byEarnings);
  if (valueOf(book, used) === null || valueOf(book, multiple) === null) return noData(instrument, byEarnings);
  const value = book.derived({
    id: 'valueByMultiple.given',
    metric: 'valueByMultiple',
    expression: 'multiple * earnings',
    inputs: [
      { name: 'multiple', fact: multiple },
      { name: 'earnings', fact: used },
    ],
    ...money,
  }).id;
  const gap = book.derived({
    id: 'upside.multiple',
    metric: 'upside',
    expression: 'value / price - 1',
    inputs: [
      { name: 'value', fact: value },
      { name: 'price', fact: price },
    ],
  }).id;
  const known = [value, price, gap, multiple, used].filter((id) => valueOf(book, id) !== null);
  const at = (id: string) => figure(handleOf(instrument, id));
  return {
    summary: localText(`Valued ${instrument.id}`, `估算了 ${instrument.id} 的价值`, `估算了 ${instrument.id} 的價值`),
    sentences: [
      paragraph(
        localText(
          '{multiple} earnings per share of {eps} make a share of {name} {value}, against a price of {price}, a gap of {gap}.',
          '按每股收益 {eps} 的 {multiple} 计算，{name}每股为 {value}，价格 {price}，差距 {gap}。',
          '按每股盈利 {eps} 的 {multiple} 計算，{name}每股為 {value}，價格 {price}，差距 {gap}。',
        ),
        {
          name: instrument.name,
          multiple: at(multiple),
          eps: at(used),
          value: at(value),
          price: at(price),
          gap: change(handleOf(instrument, gap)),
        },
      ),
    ],
    widgets: [{ kind: 'figures', facts: known.map((id) => handleOf(instrument, id)) }],
    ...figures.take(known),
    instruments: [instrument],
  };
}
