import { localText } from '@plumbline/model/local-text';
import type { Locale } from '@plumbline/model/locale';
import type { Expression, StrategySpec } from '@plumbline/model/strategy-spec';
import type { ParameterValues } from '../engine/strategy/kernel.ts';
import type { StrategyBacktest } from '../engine/strategy/strategy-backtest.ts';
import { spoken } from './describe.ts';
import { writeExpression } from './write-expression.ts';
import { writerOf } from './write-spec.ts';

const afterWarmUp = localText(
  'Measured from {date}: {by} is first known then, and the rule could not act before.',
  '自 {date} 起计量：{by} 此时才首次可知，此前规则无法行动。',
  '自 {date} 起計量：{by} 此時才首次可知，此前規則無法行動。',
);
const afterListing = localText(
  'Measured from {date}: the rule could not act before.',
  '自 {date} 起计量：此前规则无法行动。',
  '自 {date} 起計量：此前規則無法行動。',
);
const neverBy = localText(
  'The rule can never act on these prices: {by} is not known on any of them in time.',
  '在这些行情上规则始终无法行动：{by} 始终未能及时可知。',
  '在這些行情上規則始終無法行動：{by} 始終未能及時可知。',
);
const neverAtAll = localText(
  'The rule can never act on these prices.',
  '在这些行情上规则始终无法行动。',
  '在這些行情上規則始終無法行動。',
);

/** The values of a run in place of the names of its settings. */
function filled(part: unknown, parameters: ParameterValues): unknown {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((one) => filled(one, parameters));
  if ('op' in part && part.op === 'parameter' && 'key' in part) {
    return { op: 'constant', value: parameters[String(part.key)] };
  }
  if ('parameter' in part) return parameters[String(part.parameter)];
  return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, filled(one, parameters)]));
}

/**
 * Why a test is measured from where it is, in a sentence; null where it is measured from its first bar. dateAt: how the day of
 * a row is written.
 */
export function measuredSentence(
  { measured, parameters }: Pick<StrategyBacktest, 'measured' | 'parameters'>,
  spec: StrategySpec,
  dateAt: (row: number) => string,
  locale: Locale,
): string | null {
  const { row, why, by } = measured;
  if (why === 'first-bar') return null;
  // Filling numbers into a tree leaves it one.
  const known =
    by === null ? '' : writeExpression(filled(by, parameters) as Expression, writerOf(spec, spoken[locale]));
  const text = why === 'warm-up' ? (by === null ? afterListing : afterWarmUp) : by === null ? neverAtAll : neverBy;
  const sentence = text[locale].replace('{date}', dateAt(row)).replace('{by}', () => known);
  return sentence;
}
