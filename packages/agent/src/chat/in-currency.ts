import type { Fact } from '@plumbline/model/fact';
import type { Instrument } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import type { LocalParts } from '@plumbline/model/text-part';
import { needsCurrency } from '@plumbline/model/units';
import { figure, paragraph } from '../report/paragraph.ts';
import { sameText } from '../report/texts.ts';
import type { ToolContext, ToolResult } from '../tool.ts';
import { madeFact, madeSource } from './made-fact.ts';
import { rateBetween, sayRate } from './rate-between.ts';

type Added = Pick<ToolResult, 'facts' | 'sources' | 'sentences'>;

export const nothingAdded: Added = { facts: [], sources: [], sentences: [] };

/**
 * Amounts once more in the currency they were asked for in, by the rate of today; the amounts on record stay what they are.
 * Where no rate is on record it is said, and nothing is converted.
 */
export async function inCurrency(
  facts: readonly Fact[],
  currency: string,
  { id }: Instrument,
  { desk, today }: ToolContext,
): Promise<Added> {
  const amounts = facts.filter((fact) => needsCurrency(fact.unit) && fact.value !== null && fact.currency !== currency);
  const [first] = amounts;
  if (currency === '' || first?.currency === undefined) return nothingAdded;
  const base = first.currency;
  const side = await desk.market([id]);
  const rate = await rateBetween(base, currency, side, today);
  if (rate === null) return { ...nothingAdded, sentences: [noRateText(base, currency)] };
  const own = amounts.filter((fact) => fact.currency === base);
  const converted = own.map((fact) =>
    madeFact({
      id: `${fact.id}.${currency}`,
      expression: 'amount * rate',
      inputs: { amount: fact, rate: rate.fact },
      traits: { unit: fact.unit, decimals: fact.decimals, currency },
      today,
    }),
  );
  return {
    facts: [rate.fact, ...converted],
    sources: [rate.source, madeSource(today, side.simulated)],
    sentences: [
      converted.length === 1 ? sayOne(converted[0]!, currency) : sayEach(converted, own, currency),
      sayRate(rate.fact, base),
    ],
  };
}

function sayOne({ id }: Fact, currency: string): LocalParts {
  return paragraph(
    localText('In {currency} that is {value}.', '以 {currency} 计为 {value}。', '以 {currency} 計為 {value}。'),
    { currency: sameText(currency), value: figure(id) },
  );
}

/** Each amount with its own time: without it nobody knows which is which. */
function sayEach(converted: readonly Fact[], own: readonly Fact[], currency: string): LocalParts {
  const slots = converted.flatMap(({ id }, at) => {
    const { period, asOf } = own[at] ?? {};
    return [
      [`when${at}`, sameText(period?.label ?? asOf ?? '')],
      [`value${at}`, figure(id)],
    ] as const;
  });
  const list = (mark: string): string => converted.map((_, at) => `{when${at}} {value${at}}`).join(mark);
  return paragraph(
    localText(
      `In {currency} that is: ${list(', ')}.`,
      `以 {currency} 计为：${list('，')}。`,
      `以 {currency} 計為：${list('，')}。`,
    ),
    { currency: sameText(currency), ...Object.fromEntries(slots) },
  );
}

/** The amount of the statements behind one that was converted into the money of the price. */
export function inStatements({ quality, formula }: Fact): readonly LocalParts[] {
  const amount = formula?.inputs.find((input) => input.name === 'amount');
  if (!quality.includes('currency-converted') || amount === undefined || !('fact' in amount)) return [];
  return [paragraph(statementWords, { value: figure(amount.fact) })];
}

const statementWords = localText(
  'In the currency of its statements that is {value:size}.',
  '按其报表货币计为 {value:size}。',
  '按其報表貨幣計為 {value:size}。',
);

function noRateText(base: string, currency: string) {
  return paragraph(
    localText(
      'It was asked for in {currency}; no rate from {base} is on record today, so it is not converted.',
      '问题要求以 {currency} 表示；今天没有 {base} 的汇率记录，因此不作换算。',
      '問題要求以 {currency} 表示；今天沒有 {base} 的匯率紀錄，因此不作換算。',
    ),
    { base: sameText(base), currency: sameText(currency) },
  );
}
