import { rule, type Rule } from '../parse/chart.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import { writeTerm } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { percentText } from './stops.ts';
import { sessionsIn, type BarSpan, type Operand } from './values.ts';

/** One more thing said of how much is held, beside others. */
export type SizePart =
  | { readonly is: 'volTarget'; readonly share: number }
  | { readonly is: 'volSpan'; readonly n: number }
  | { readonly is: 'most'; readonly share: number }
  | { readonly is: 'kelly'; readonly part: number }
  | { readonly is: 'trades'; readonly n: number }
  | { readonly is: 'capital'; readonly text: string }
  | { readonly is: 'slots'; readonly n: number };

const share = ({ unit, value }: Quantity): number | null =>
  unit === 'percent' && value > 0 && value <= 3 ? value : null;

const volTarget = (one: Quantity): SizePart | null => {
  const value = share(one);
  return value === null ? null : { is: 'volTarget', share: value };
};

const whole = ({ value, decimal }: WrittenNumber): number | null =>
  decimal || value < 1 || value > 10_000 ? null : value;

const slots = (n: number): SizePart | null => (n >= 1 && n <= 200 ? { is: 'slots', n } : null);

const capital = ({ unit, value, currency }: Quantity): SizePart | null =>
  unit === 'money' && value >= 100
    ? { is: 'capital', text: `capital ${value}${currency === undefined ? '' : ` ${currency}`}` }
    : null;

const risk = (one: Quantity): { readonly text: string } | null => {
  const value = share(one);
  return value === null || value > 0.5 ? null : { text: `risk ${percentText(value)}% of equity per trade` };
};

/** How much is risked, aimed at or put in as a whole. */
export const riskRules: readonly Rule[] = [
  rule(
    'sizePart',
    'fn:targetVol quantity fn:annualised? perf:volatility',
    (_: unknown, one: Quantity) => volTarget(one),
    0,
  ),
  rule(
    'sizePart',
    'fn:control fn:of|rel:to? quantity fn:annualised? perf:volatility',
    (_: unknown, _o: unknown, one: Quantity) => volTarget(one),
    0,
  ),
  rule(
    'sizePart',
    'fn:volAim fn:of? quantity fn:control?',
    (_: unknown, _o: unknown, one: Quantity) => volTarget(one),
    0,
  ),
  rule(
    'sizePart',
    'fn:of? quantity fn:annualised? fn:volAim fn:control?',
    (_: unknown, one: Quantity) => volTarget(one),
    0,
  ),
  rule('sizePart', 'fn:control sizePart', (_: unknown, one: SizePart) => (one.is === 'volTarget' ? one : null), 0),
  rule(
    'sizePart',
    'fn:using span fn:annualised? perf:volatility',
    (_: unknown, span: BarSpan) => ({ is: 'volSpan', n: sessionsIn(span) }) satisfies SizePart,
    0,
  ),
  rule(
    'sizePart',
    'perf:volatility fn:using span',
    (_: unknown, _u: unknown, span: BarSpan) => ({ is: 'volSpan', n: sessionsIn(span) }) satisfies SizePart,
    0,
  ),
  rule(
    'sizePart',
    'fn:leverage fn:limit|rel:atMost? quantity',
    (_: unknown, _l: unknown, { unit, value }: Quantity) =>
      unit === 'times' && value > 0 && value <= 10 ? ({ is: 'most', share: value } satisfies SizePart) : null,
    0,
  ),
  rule(
    'sizePart',
    'rel:atMost quantity fn:leverage',
    (_: unknown, { unit, value }: Quantity) =>
      unit === 'times' && value > 0 && value <= 10 ? ({ is: 'most', share: value } satisfies SizePart) : null,
    0,
  ),
  rule('sizePart', 'fn:fullMax', () => ({ is: 'most', share: 1 }) satisfies SizePart, 0),
  rule(
    'sizePart',
    'fn:kelly fn:of? share fn:account|fn:signal?',
    ({ name: whole_ }: Meaning, _o: unknown, { name }: Meaning) =>
      ({ is: 'kelly', part: Number(whole_) * Number(name) }) satisfies SizePart,
    0,
  ),
  rule('sizePart', 'fn:kelly', ({ name }: Meaning) => ({ is: 'kelly', part: Number(name) }) satisfies SizePart, 0),
  rule(
    'sizePart',
    'fn:estimated fn:the? fn:past number fn:trades fn:estimated?',
    (_: unknown, _t: unknown, _p: unknown, n: WrittenNumber) => {
      const many = whole(n);
      return many === null ? null : ({ is: 'trades', n: many } satisfies SizePart);
    },
    0,
  ),
  rule('sizing', 'fn:risk quantity fn:riskOf|fn:each? fn:each?', (_: unknown, one: Quantity) => risk(one), 0),
  rule('sizing', 'fn:risk fn:riskOf quantity fn:each?', (_: unknown, _o: unknown, one: Quantity) => risk(one), 0),
  rule(
    'sizing',
    'fn:each fn:risk fn:riskOf? quantity',
    (_e: unknown, _: unknown, _o: unknown, one: Quantity) => risk(one),
    0,
  ),
  // Of the account it is what is risked; of nothing said it is how far the price may go.
  rule('sizing', 'fn:loseAtMost fn:of? quantity fn:riskOf', (_: unknown, _o: unknown, one: Quantity) => risk(one), 0),
  rule(
    'sizing',
    'fn:loseAtMost fn:of? fn:riskOf quantity',
    (_: unknown, _o: unknown, _r: unknown, one: Quantity) => risk(one),
    0,
  ),
  rule('lossLimit', 'fn:loseAtMost fn:of|fn:is? quantity fn:each?', (_: unknown, _o: unknown, one: Quantity) => {
    const value = share(one);
    return value === null || value >= 1 ? null : `stop ${percentText(value)}% of entry`;
  }),
  rule('sizePart', 'quantity fn:of? fn:capitalWord', (one: Quantity) => capital(one), 0.1),
  rule(
    'sizePart',
    'fn:capitalWord fn:is|fn:of? quantity',
    (_: unknown, _i: unknown, one: Quantity) => capital(one),
    0.1,
  ),
  rule(
    'sizePart',
    'rel:atMost|fn:limit act:hold? number fn:positions',
    (_: unknown, _h: unknown, n: WrittenNumber) => slots(whole(n) ?? 0),
    0,
  ),
  rule('sizePart', 'rel:atMost|fn:limit act:hold? count', (_: unknown, _h: unknown, n: number) => slots(n), 0),
  rule(
    'sizing',
    'fn:inverse fn:of? span fn:annualised? perf:volatility',
    (_: unknown, _o: unknown, span: BarSpan) => ({ text: `inverseVol HV(${sessionsIn(span)})` }),
    0,
  ),
  rule(
    'sizing',
    'fn:of? span perf:volatility fn:inverse fn:control?',
    (_: unknown, span: BarSpan) => ({ text: `inverseVol HV(${sessionsIn(span)})` }),
    0,
  ),
  rule('sizing', 'fn:weighedBy operand', (_: unknown, one: Operand) => byFigure(one), 0),
  rule('sizing', 'fn:of operand fn:weighedBy', (_: unknown, one: Operand) => byFigure(one), 0),
];

/** Weights in proportion to a figure of the company. */
function byFigure({ term, isFigure }: Operand): { readonly text: string } | null {
  if (isFigure !== true || term.is !== 'name') return null;
  return { text: term.name === 'marketCap' ? 'marketCapWeight' : `weight by ${writeTerm(term)}` };
}
