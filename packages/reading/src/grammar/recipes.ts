import { rule, type Rule } from '../parse/chart.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import { ago, call, close, compare, named, number, type Term } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';

/** A strategy that goes by its name, with the rule and the settings that the books give it. */
export interface Recipe {
  readonly entry: Term;
  readonly exit: Term;
}

const crossing = (one: Term, other: Term): Recipe => ({
  entry: call('crossesAbove', one, other),
  exit: call('crossesBelow', one, other),
});
const average = (days: number): Term => call('SMA', close, number(days));
const strength = call('RSI', number(14));
const turned = call('SUPERTREND.dir', number(10), number(3));
const smoothed = [9, 3, 3].map(number);
const band = (name: string): Term => call(`BB.${name}`, ...(name === 'mid' ? [20] : [20, 2]).map(number));

const turtle: Recipe = {
  entry: compare('>', close, ago(call('highest', named('high'), number(20)), 1)),
  exit: compare('<', close, ago(call('lowest', named('low'), number(10)), 1)),
};

const recipes: Readonly<Record<string, Recipe>> = {
  movingAverageCross: crossing(average(20), average(50)),
  goldenCross: crossing(average(50), average(200)),
  macd: crossing(call('MACD'), call('MACD.signal')),
  kdj: crossing(call('KDJ.K', ...smoothed), call('KDJ.D', ...smoothed)),
  rsi: { entry: compare('<', strength, number(30)), exit: compare('>', strength, number(70)) },
  bbands: { entry: compare('<', close, band('lower')), exit: compare('>', close, band('mid')) },
  supertrend: { entry: compare('==', turned, number(1)), exit: compare('==', turned, number(-1)) },
  turtle,
  donchianHigh: turtle,
};

const recipeOf = ({ id }: Meaning): Recipe | null => recipes[id] ?? null;

/** "Write me an RSI strategy for Apple", 双均线策略回测一下茅台: the name is the whole of the rule. */
export const recipeRules: readonly Rule[] = [
  rule(
    'recipe',
    'tmpl|event:goldenCross|ind:rsi|ind:macd|ind:bbands|ind:kdj|ind:supertrend|ind:donchianHigh fn:label',
    recipeOf,
    0.2,
  ),
  rule('recipe', 'tmpl:movingAverageCross|tmpl:turtle', recipeOf, 0.8),
  rule('recipe', 'fn:request tmpl|event:goldenCross', (_: unknown, one: Meaning) => recipeOf(one), 0.1),
  // "Draft a 50/200 cross".
  rule(
    'recipe',
    'fn:request|fn:the? number p:slash number rel:cross|fn:label',
    (_r: unknown, fast: WrittenNumber, _s: unknown, slow: WrittenNumber) =>
      Number.isInteger(fast.value) && fast.value >= 2 && fast.value < slow.value && slow.value <= 400
        ? crossing(average(fast.value), average(slow.value))
        : null,
    0.2,
  ),
  rule('recipe', 'fn:of recipe', (_: unknown, one: Recipe) => one, 0),
  rule('recipe', 'fn:request recipe', (_: unknown, one: Recipe) => one, 0),
  rule('testIt', 'fn:testIt', () => true, 0),
  rule('testIt', 'logic:and|p:comma fn:testIt', () => true, 0),
  rule('testIt', 'testIt fn:of', () => true, 0.1),
];
