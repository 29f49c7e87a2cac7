import type { Indicator, IndicatorOutput } from '@plumbline/quant/catalogue/indicator';
import { cci } from '@plumbline/quant/catalogue/indicators/cci';
import { kdj as kdjLines } from '@plumbline/quant/catalogue/indicators/kdj';
import { mfi } from '@plumbline/quant/catalogue/indicators/mfi';
import { rsi } from '@plumbline/quant/catalogue/indicators/rsi';
import { stoch } from '@plumbline/quant/catalogue/indicators/stoch';
import { willr } from '@plumbline/quant/catalogue/indicators/willr';
import { rule, type Rule } from '../parse/chart.ts';
import { call, compare, number } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import type { Condition, Operand } from './values.ts';

/** Oscillators by the name of their term: each line says itself where it is called oversold and overbought. */
const oscillators: Readonly<Record<string, readonly [Indicator, output: string]>> = {
  RSI: [rsi, 'rsi'],
  MFI: [mfi, 'mfi'],
  CCI: [cci, 'cci'],
  WR: [willr, 'willr'],
  'STOCH.K': [stoch, 'slowK'],
  'STOCH.D': [stoch, 'slowD'],
  'KDJ.K': [kdjLines, 'k'],
  'KDJ.D': [kdjLines, 'd'],
  'KDJ.J': [kdjLines, 'j'],
};

function levelsOf(term: string): IndicatorOutput['levels'] {
  const [indicator, name] = oscillators[term] ?? [];
  return indicator?.outputs.find((output) => output.name === name)?.levels;
}

const kdj: Operand = { term: call('KDJ.K', ...[9, 3, 3].map(number)), unit: 'plain', assumed: 'kdj 9/3/3' };

/** "RSI is oversold": beyond the level that the books give; null of a value that has none. */
export function atUsualLevel(subject: Operand, side: string): Condition | null {
  const { term } = subject;
  const known = term.is === 'call' ? levelsOf(term.name) : undefined;
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
