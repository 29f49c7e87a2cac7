import { rule, type Rule } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import { ago, all, call, compare, named, number, sum } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { related } from './relations.ts';
import type { Bound, Condition, Operand } from './values.ts';

/** A bar whose whole range lies within that of the bar before. */
const insideBar = (): Condition => ({
  term: all([compare('<', named('high'), ago(named('high'), 1)), compare('>', named('low'), ago(named('low'), 1))]),
});

const averages = /^[SEWH]MA$/u;

/** Words that say of what follows only that it is an instrument or a group, and names of shapes and of multiples. */
export const labelRules: readonly Rule[] = [
  // What says nothing of a rule: "to be honest", "the idea is to", "my friend says".
  rule('noise', 'fn:aside|fn:opener', () => true, 0.2),
  rule('noise', 'fn:teller fn:telling', () => true, 0),
  rule(
    'instrument',
    'fn:tickerWord p:colon? fn:is? instrument',
    (_t: unknown, _c: unknown, _i: unknown, one: Mention) => one,
  ),
  rule(
    'instruments',
    'fn:tickerWord p:colon? fn:is? instruments',
    (_t: unknown, _c: unknown, _i: unknown, all_: unknown) => all_,
  ),
  ...['index', 'market', 'sector', 'board'].map((kind) =>
    rule(kind, `fn:tickerWord p:colon? fn:is? ${kind}`, (_t: unknown, _c: unknown, _i: unknown, one: Meaning) => one),
  ),
  // "Flips positive" is one bar, "is positive" every bar.
  rule('bound', 'fn:flips sign:positive|sign:negative', (_f: unknown, { id }: Meaning): Bound => ({
    op: id === 'positive' ? 'crossesAbove' : 'crossesBelow',
    right: { value: 0, written: 0, scale: 1, unit: 'none' },
  })),
  // "MACD above signal": its signal line.
  rule(
    'condition',
    'ind:macd fn:is? rel:above|rel:below|rel:crossAbove|rel:crossBelow fn:the|fn:its? fn:signal',
    (_m: unknown, _i: unknown, { name }: Meaning, _t: unknown): Condition | null =>
      related(name, { term: call('MACD'), unit: 'plain' }, { term: call('MACD.signal'), unit: 'plain' }),
    0,
  ),
  rule('condition', 'fn:of? fn:the? fn:insideBar', insideBar, 0),
  rule(
    'condition',
    'when:today? fn:the? price:amplitude fn:is? fn:within when:yesterday price:amplitude?',
    insideBar,
    0,
  ),
  // "Double its 20-day average", of an average of volume or of an indicator.
  rule('operand', 'mult fn:the|fn:its? operand', ({ name }: Meaning, _t: unknown, one: Operand) =>
    one.term.is === 'call' && averages.test(one.term.name) && one.unit === 'plain'
      ? { ...one, term: sum('*', number(Number(name)), one.term) }
      : null,
  ),
];
