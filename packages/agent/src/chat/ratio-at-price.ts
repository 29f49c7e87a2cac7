import { localText } from '@plumbline/model/local-text';
import { labelOf } from '@plumbline/quant/catalogue/catalogue';
import { valueOf } from '../report/fact-lookup.ts';
import { figure, paragraph } from '../report/paragraph.ts';
import type { Place } from '../report/places.ts';
import { figureAt } from '../report/places.ts';
import type { ToolInput, ToolResult } from '../tool.ts';
import type { Figures } from './figures.ts';
import { handleOf } from './figures.ts';
import { noData } from './no-data.ts';
import { numberOf } from './tool-input.ts';

const whatIf = localText('Given with the question.', '随问题给出。', '隨問題給出。');

/** Figures that the price is a part of: each can be asked at another price, or on other earnings. */
export const ratiosOfPrice = [
  'priceToEarnings',
  'priceToSales',
  'priceToBook',
  'dividendYield',
  'earningsYield',
  'freeCashFlowYield',
  'marketCap',
] as const;

/** What a ratio of the price would be at a price, or on earnings per share, that the question gives: all else as on record. */
export function ratioAtPrice(figures: Figures, now: Place, ratio: string, input: ToolInput): ToolResult {
  const { instrument, context } = figures;
  const { book } = context;
  const [base, price, earnings] = [
    figureAt(book, now, ratio),
    now.given.get('price'),
    figureAt(book, now, 'epsDiluted'),
  ];
  const given = [
    ...(price === undefined ? [] : [change(book, 'price', price, input)]),
    ...(earnings === null ? [] : [change(book, 'eps', earnings, input)]),
  ].filter((one) => one !== null);
  const swaps = new Map(given);
  const value = base === null ? null : recomputed(book, base, swaps);
  if (base === null || value === null || value === base || valueOf(book, value) === null)
    return noData(instrument, labelOf(ratio));
  const told = given.map(([, id]) => id);
  const known = [value, base, ...told].filter((id) => valueOf(book, id) !== null);
  const at = (id: string) => figure(handleOf(instrument, id));
  const [first = base, second] = told;
  return {
    summary: localText(`Valued ${instrument.id}`, `估算了 ${instrument.id} 的价值`, `估算了 ${instrument.id} 的價值`),
    sentences: [
      paragraph(second === undefined ? wouldBe[swaps.has(price ?? '') ? 'price' : 'eps'] : wouldBe.both, {
        name: instrument.name,
        ratio: labelOf(ratio),
        value: at(value),
        base: at(base),
        first: at(first),
        second: at(second ?? first),
      }),
    ],
    widgets: [{ kind: 'figures', facts: known.map((id) => handleOf(instrument, id)) }],
    ...figures.take(known),
    instruments: [instrument],
  };
}

const wouldBe = {
  price: localText(
    '{ratio} of {name} at a price of {first}: {value} instead of {base}. All else is as on record.',
    '若价格为 {first}，{name}的{ratio}为 {value}，目前为 {base}；其余按现有记录。',
    '若價格為 {first}，{name}的{ratio}為 {value}，目前為 {base}；其餘按現有紀錄。',
  ),
  eps: localText(
    '{ratio} of {name} on earnings per share of {first}: {value} instead of {base}. All else is as on record.',
    '若每股收益为 {first}，{name}的{ratio}为 {value}，目前为 {base}；其余按现有记录。',
    '若每股盈利為 {first}，{name}的{ratio}為 {value}，目前為 {base}；其餘按現有紀錄。',
  ),
  both: localText(
    '{ratio} of {name} at a price of {first} and on earnings per share of {second}: {value} instead of {base}.',
    '若价格为 {first}、每股收益为 {second}，{name}的{ratio}为 {value}，目前为 {base}。',
    '若價格為 {first}、每股盈利為 {second}，{name}的{ratio}為 {value}，目前為 {base}。',
  ),
};

type Book = Figures['context']['book'];

/** What the question sets, or changes by a part of itself, in the place of a figure on record; null where it does not. */
function change(book: Book, name: 'price' | 'eps', id: string, input: ToolInput): readonly [string, string] | null {
  const last = book.get(id);
  const part = numberOf(input, `${name}Change`);
  const value = numberOf(input, name) ?? (part === null || last?.value == null ? null : last.value * (1 + part));
  if (last === null || value === null || value <= 0) return null;
  const money = last.currency === undefined ? {} : { currency: last.currency };
  const range = { min: value, max: value };
  return [
    id,
    book.assumed({ id: `${last.metric}.given`, metric: last.metric, value, why: whatIf, range, ...money }).id,
  ];
}

/** A figure computed anew where anything that it is made of, however deep, is swapped. */
function recomputed(book: Book, id: string, swaps: Map<string, string>): string {
  const known = swaps.get(id);
  if (known !== undefined) return known;
  const base = book.get(id);
  if (base?.formula === undefined) return id;
  const inputs = base.formula.inputs.map((one) =>
    'fact' in one ? { name: one.name, fact: recomputed(book, one.fact, swaps) } : one,
  );
  const isTouched = inputs.some((one, at) => {
    const before = base.formula?.inputs[at];
    return 'fact' in one && before !== undefined && 'fact' in before && before.fact !== one.fact;
  });
  const made = isTouched
    ? book.derived({
        id: `${id}.given`,
        metric: base.metric,
        expression: base.formula.expression,
        inputs,
        ...(base.currency === undefined ? {} : { currency: base.currency }),
      }).id
    : id;
  swaps.set(id, made);
  return made;
}
