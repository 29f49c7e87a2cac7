import { rule, type Rule } from '../parse/chart.ts';
import { call, compare, number } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import type { Condition, Operand } from './values.ts';

/** Where an oscillator is called oversold and overbought. */
const levels: Readonly<Record<string, readonly [low: number, high: number]>> = {
  RSI: [30, 70],
  MFI: [20, 80],
  CCI: [-100, 100],
  WR: [-80, -20],
  'STOCH.K': [20, 80],
  'STOCH.D': [20, 80],
  'KDJ.K': [20, 80],
  'KDJ.D': [20, 80],
  'KDJ.J': [0, 100],
};

const kdj: Operand = { term: call('KDJ.K', ...[9, 3, 3].map(number)), unit: 'plain', assumed: 'kdj 9/3/3' };

/** "RSI is oversold": beyond the level that the books give; null of a value that has none. */
export function atUsualLevel(subject: Operand, side: string): Condition | null {
  const { term } = subject;
  const known = term.is === 'call' ? levels[term.name] : undefined;
  if (known === undefined) return null;
  const [low, high] = known;
  const isLow = side === 'oversold';
  const level = isLow ? low : high;
  return {
    term: compare(isLow ? '<' : '>', term, number(level)),
    subject,
    ...(subject.whose !== undefined && { whose: subject.whose }),
    assumed: [
      ...(subject.assumed === undefined ? [] : [subject.assumed]),
      `${isLow ? 'oversold <' : 'overbought >'} ${level}`,
    ],
  };
}

export const usualLevelRules: readonly Rule[] = [
  rule(
    'condition',
    'operand fn:is|fn:move? soft:oversold|soft:overbought',
    (by: Operand, _: unknown, { id }: Meaning) => atUsualLevel(by, id),
    0,
  ),
  rule(
    'condition',
    'ind:kdj fn:is|fn:move? soft:oversold|soft:overbought',
    (_k: unknown, _: unknown, { id }: Meaning) => atUsualLevel(kdj, id),
    0,
  ),
  // "… sell when it is overbought": of the value spoken of.
  rule('softLevel', 'fn:it fn:is? soft:oversold|soft:overbought', (_i: unknown, _: unknown, { id }: Meaning) => id, 0),
  rule('softLevel', 'fn:is? soft:oversold|soft:overbought', (_: unknown, { id }: Meaning) => id, 0.5),
];
