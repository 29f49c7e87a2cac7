import { rule, type Rule } from '../parse/chart.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import { ago, call, close, compare, named, number, type Term } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import type { BarSpan, Condition } from './values.ts';

const article = 'fn:the|fn:its';

/** So many bars in a row, in words for a run of them. */
const streak = (one: Term, n: number): Condition | null =>
  !Number.isInteger(n) || n < 1 || n > 30 ? null : { term: n === 1 ? one : call('consecutive', one, number(n)) };

const dayMove = (isUp: boolean): Term => compare(isUp ? '>' : '<', close, ago(close, 1));
const weekMove = (isUp: boolean, n: number): Condition | null => {
  const made = streak(dayMove(isUp), n);
  return made === null ? null : { term: call('weekly', made.term) };
};

const upWords = 'event:upDay|event:upBar|fn:dayMove';
const downWords = 'event:downDay|event:downBar';

const termOfDay = ({ kind, id }: Meaning): Term => {
  const isUp = id === 'up' || id.startsWith('up');
  return kind === 'event' && id.endsWith('Bar') ? compare(isUp ? '>' : '<', close, named('open')) : dayMove(isUp);
};

const ends: Readonly<Record<string, Term>> = {
  low: compare('<', named('low'), ago(named('low'), 1)),
  lowUp: compare('>', named('low'), ago(named('low'), 1)),
  high: compare('>', named('high'), ago(named('high'), 1)),
  highDown: compare('<', named('high'), ago(named('high'), 1)),
};

const endsOf = ({ name }: Meaning, n: number): Condition | null => {
  const one = ends[name];
  return one === undefined ? null : streak(one, n);
};

const timesOf = (many: BarSpan | WrittenNumber): number =>
  'of' in many ? (many.of === 'days' || many.of === 'bars' ? many.n : 0) : many.value;

const begin = 'logic:after|fn:of?';

export const streakRules: readonly Rule[] = [
  rule('dayWord', `${upWords}|${downWords}`, termOfDay, 0),
  rule('runOf', 'number|span', (many: BarSpan | WrittenNumber) => timesOf(many) || null, 0),
  rule('runOf', 'number|span fn:row', (many: BarSpan | WrittenNumber) => timesOf(many) || null, 0),
  rule('runOf', 'fn:runOf runOf', (_: unknown, n: number) => n, 0),
  rule('inRow', 'fn:row|unit:day', () => true, 0),
  rule('inRow', 'unit:day fn:row', () => true, 0),
  // A number of days alone is not in a row: one word has to say so.
  rule(
    'condition',
    `${begin} number fn:row dayWord`,
    (_a: unknown, n: WrittenNumber, _r: unknown, one: Term) => streak(one, n.value),
    0,
  ),
  rule(
    'condition',
    `${begin} number dayWord unit:day? fn:row`,
    (_a: unknown, n: WrittenNumber, one: Term) => streak(one, n.value),
    0,
  ),
  rule(
    'condition',
    `${begin} number event:upBar|event:downBar`,
    (_a: unknown, n: WrittenNumber, one: Meaning) => streak(termOfDay(one), n.value),
    0.2,
  ),
  rule(
    'condition',
    `${begin} fn:runOf number|span dayWord`,
    (...v: readonly unknown[]) => streak(v[3] as Term, timesOf(v[2] as BarSpan)),
    0,
  ),
  rule(
    'condition',
    `${begin} span fn:of dayWord`,
    (_b: unknown, span: BarSpan, _o: unknown, one: Term) => streak(one, timesOf(span)),
    0,
  ),
  rule(
    'condition',
    `${begin} fn:the? fn:losing fn:of number|span`,
    (...v: readonly unknown[]) => streak(dayMove((v[2] as Meaning).name === 'up'), timesOf(v[4] as BarSpan)),
    0,
  ),
  rule(
    'condition',
    `${begin} fn:the? number|span fn:losing`,
    (...v: readonly unknown[]) => streak(dayMove((v[3] as Meaning).name === 'up'), timesOf(v[2] as BarSpan)),
    0.1,
  ),
  rule(
    'condition',
    'fn:it? fn:is? dayWord span|runOf fn:row',
    (...v: readonly unknown[]) => streak(v[2] as Term, typeof v[3] === 'number' ? v[3] : timesOf(v[3] as BarSpan)),
    0.1,
  ),
  rule(
    'condition',
    'fn:it? fn:is? dayWord fn:of? fn:row span',
    (...v: readonly unknown[]) => streak(v[2] as Term, timesOf(v[5] as BarSpan)),
    0,
  ),
  // "The third down day in a row", "its fourth straight loss".
  rule(
    'condition',
    `${begin} ${article}? fn:nth fn:row dayWord`,
    (...v: readonly unknown[]) => streak(v[4] as Term, Number((v[2] as Meaning).name)),
    0,
  ),
  rule(
    'condition',
    `${begin} ${article}? fn:nth dayWord fn:row`,
    (...v: readonly unknown[]) => streak(v[3] as Term, Number((v[2] as Meaning).name)),
    0,
  ),
  rule(
    'condition',
    `${begin} number fn:lowerLow fn:row`,
    (_a: unknown, n: WrittenNumber, one: Meaning) => endsOf(one, n.value),
    0,
  ),
  rule(
    'condition',
    `${begin} number fn:row? fn:lowerLow`,
    (_a: unknown, n: WrittenNumber, _r: unknown, one: Meaning) => endsOf(one, n.value),
    0.1,
  ),
  rule(
    'condition',
    `fn:it? fn:fresh|fn:flashes? fn:lowerLow span fn:row`,
    (_i: unknown, _f: unknown, one: Meaning, span: BarSpan) => endsOf(one, timesOf(span)),
    0,
  ),
  rule(
    'condition',
    `${begin} number fn:row fn:weekMove`,
    (_a: unknown, n: WrittenNumber, _r: unknown, { name }: Meaning) => weekMove(name === 'up', n.value),
    0,
  ),
  rule(
    'condition',
    `${begin} number fn:weekMove fn:row?`,
    (_a: unknown, n: WrittenNumber, { name }: Meaning) => weekMove(name === 'up', n.value),
    0,
  ),
];
