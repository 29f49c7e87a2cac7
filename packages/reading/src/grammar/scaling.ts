import { rule, type Rule } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import type { Action } from './actions.ts';
import { percentText, type Stop } from './stops.ts';
import { sessionsIn, type BarSpan } from './values.ts';

/** A position that grows by a step each time the price has gone so far. */
export interface Growth {
  /** Such as `1 unit`, `1 lot`, `30%`. */
  readonly step: string;
  /** Such as `+5%`, `1 ATR(14)`. */
  readonly per: string;
  /** Whose position it is, where that is said in the same breath. */
  readonly whose?: readonly Mention[] | undefined;
}

/** Distances come with their unit as text. */
export interface Far {
  readonly text: string;
  readonly isDown?: boolean | undefined;
  readonly of: string;
}

function portion(part: Quantity | Meaning): string | null {
  if ('written' in part)
    return part.unit === 'percent' && part.value > 0 && part.value < 1 ? `${percentText(part.value)}%` : null;
  return `${percentText(Number(part.name))}%`;
}

function partial(gain: Stop | null, part: Quantity | Meaning): Stop | null {
  const sold = portion(part);
  if (gain === null || sold === null || !gain.text.startsWith('takeProfit')) return null;
  return { text: `${gain.text} sells ${sold}` };
}

const gain = ({ text, of, isDown }: Far): Stop | null => {
  if (isDown === true) return null;
  if (of === 'money') return { text: `takeProfit ${text} above entry` };
  return { text: of === 'price' ? `takeProfit ${text} of entry` : `takeProfit ${text}` };
};

export function step(one: Quantity): string | null {
  if (one.unit === 'lots') return `${one.value} ${one.value === 1 ? 'lot' : 'lots'}`;
  if (one.unit === 'shares') return `${one.value} shares`;
  if (one.unit === 'money') return `cash ${one.value} ${one.currency ?? ''}`.trim();
  return one.unit === 'percent' && one.value > 0 && one.value <= 1 ? `${percentText(one.value)}%` : null;
}

const per = ({ text, of }: Far, isUp: boolean): string =>
  of === 'price' || of === 'money' ? `${isUp ? '+' : '-'}${text}` : text;

export const grow = (amount: string | null, far: Far, word: Meaning): Growth | null =>
  amount === null ? null : { step: amount, per: per(far, word.id !== 'decline' && word.id !== 'fall') };

export const units = ({ value, decimal }: WrittenNumber): string | null =>
  decimal || value < 1 || value > 100 ? null : `${value} ${value === 1 ? 'unit' : 'units'}`;

/** So many purchases beside the first. */
export const additions = (n: WrittenNumber): string | null => units(n)?.replace('unit', 'add') ?? null;

const away = 'pos:rise|pos:fall|fn:advance|fn:decline';

const waitAfter = (after: string, span: BarSpan): string => `no entry for ${sessionsIn(span)} bars after a ${after}`;

/** How a position grows and shrinks while it is held. */
export const scalingRules: readonly Rule[] = [
  // "Held five days, then sold" is when it is sold.
  rule('lapse', 'act:hold span fn:later|logic:after', (_: unknown, span: BarSpan) => ({ bars: sessionsIn(span) }), 0),
  rule(
    'stop',
    'outcome act:sell|act:reduce quantity|share',
    (one: Stop, _: unknown, part: Quantity | Meaning) => partial(one, part),
    0,
  ),
  rule(
    'stop',
    'outcome act:sell|act:reduce',
    (one: Stop, { id, name }: Meaning) =>
      id === 'reduce' && name === 'half' ? { text: `${one.text} sells 50%` } : null,
    0,
  ),
  rule(
    'stop',
    'act:sell|act:reduce quantity|share fn:of? fn:the? fn:signal? outcome',
    (_: unknown, part: Quantity | Meaning, _o: unknown, _t: unknown, _p: unknown, one: Stop) => partial(one, part),
    0,
  ),
  // "Sell half when it is up 12 %."
  rule(
    'stop',
    'act:sell|act:reduce quantity|share fn:of? fn:the? fn:signal? logic:when outcome',
    (_: unknown, part: Quantity | Meaning, _o: unknown, _t: unknown, _p: unknown, _w: unknown, one: Stop) =>
      partial(one, part),
    0,
  ),
  rule(
    'stop',
    'act:sell|act:reduce quantity|share fn:of instrument fn:of distance',
    (_: unknown, part: Quantity | Meaning, _o: unknown, whose: Mention, _f: unknown, far: Far) => {
      const made = partial(gain(far), part);
      return made === null ? null : { ...made, whose };
    },
    0,
  ),
  rule(
    'stop',
    'act:sell|act:reduce quantity|share fn:of distance',
    (_: unknown, part: Quantity | Meaning, _o: unknown, far: Far) => partial(gain(far), part),
    0,
  ),
  rule(
    'stop',
    'fn:of distance act:sell|act:reduce quantity|share',
    (_o: unknown, far: Far, _: unknown, part: Quantity | Meaning) => partial(gain(far), part),
    0,
  ),
  rule(
    'stop',
    'act:takeProfit fn:of? distance p:open quantity fn:of? fn:the? fn:signal? p:close',
    (_: unknown, _o: unknown, far: Far, _p: unknown, part: Quantity) => partial(gain(far), part),
    0,
  ),
  rule(
    'stop',
    'fn:nth act:takeProfit fn:of? distance p:open quantity fn:of? fn:the? fn:signal? p:close',
    (_n: unknown, _: unknown, _o: unknown, far: Far, _p: unknown, part: Quantity) => partial(gain(far), part),
    0,
  ),
  rule(
    'stop',
    'fn:nth distance p:open quantity p:close',
    (_n: unknown, far: Far, _p: unknown, part: Quantity) => partial(gain(far), part),
    0.2,
  ),
  rule(
    'stop',
    'fn:rest quantity act:trailing fn:of? distance',
    (_: unknown, part: Quantity, _t: unknown, _o: unknown, { text }: Far) => {
      const left = portion(part);
      return left === null ? null : { text: `trailing ${text} from peak for the remaining ${left}` };
    },
    0,
  ),
  rule(
    'stop',
    'fn:rest quantity|share? act:trailing fn:of? distance',
    (_: unknown, _q: unknown, _t: unknown, _o: unknown, { text }: Far) => ({
      text: `trailing ${text} from peak for the rest`,
    }),
    0.4,
  ),
  rule('partSale', 'act:sell|act:reduce quantity|share', (_: unknown, part: Quantity | Meaning) => portion(part), 0.2),
  rule('partSale', 'partSale fn:of? fn:the fn:signal', (part: string) => part, 0),
  rule('partSale', 'partSale fn:of fn:signal|fn:it', (part: string) => part, 0),
  rule('partSale', 'partSale fn:signal|fn:it', (part: string) => part, 0),
  rule('partSale', 'act:reduce', ({ name }: Meaning) => (name === 'half' ? '50%' : null), 0.2),
  rule('stop', 'stop fn:onAll', (one: Stop) => one, 0),
  rule('stop', 'fn:moveStop fn:the? fn:breakeven', () => ({ text: 'then stop at entry price' }), 0),
  rule('action', 'act:sell? fn:rest act:sell?', () => ({ does: 'sell' }) satisfies Action, 0.3),
  rule('action', 'act:sell fn:the? fn:rest', () => ({ does: 'sell' }) satisfies Action, 0),
  rule('action', 'fn:letRun', () => ({ does: 'sell' }) satisfies Action, 0.4),
  rule('action', 'fn:rest fn:letRun', () => ({ does: 'sell' }) satisfies Action, 0),
  rule(
    'growth',
    `act:add fn:another|number fn:unitWord fn:eachTime fn:it? ${away} distance`,
    (_: unknown, n: WrittenNumber | Meaning, _u: unknown, _e: unknown, _i: unknown, word: Meaning, far: Far) =>
      grow('to' in n ? units(n) : '1 unit', far, word),
    0,
  ),
  rule(
    'growth',
    `act:add quantity fn:eachTime fn:it? ${away} distance`,
    (_: unknown, one: Quantity, _e: unknown, _i: unknown, word: Meaning, far: Far) => grow(step(one), far, word),
    0,
  ),
  rule(
    'growth',
    `fn:eachTime fn:it? fn:further? ${away} fn:further? distance act:add quantity`,
    (_e: unknown, _i: unknown, _f: unknown, word: Meaning, _f2: unknown, far: Far, _: unknown, one: Quantity) =>
      grow(step(one), far, word),
    0,
  ),
  rule(
    'growth',
    `fn:eachTime fn:it? fn:further? ${away} fn:further? distance act:add fn:another|number fn:unitWord`,
    (
      _e: unknown,
      _i: unknown,
      _f: unknown,
      word: Meaning,
      _f2: unknown,
      far: Far,
      _: unknown,
      n: WrittenNumber | Meaning,
    ) => grow('to' in n ? units(n) : '1 unit', far, word),
    0,
  ),
  rule(
    'growth',
    `fn:eachTime fn:it? fn:further? ${away} fn:further? distance act:add number fn:tranche`,
    (_e: unknown, _i: unknown, _f: unknown, word: Meaning, _f2: unknown, far: Far, _: unknown, n: WrittenNumber) =>
      n.value === 1 ? grow('1 unit', far, word) : null,
    0,
  ),
  rule(
    'growth',
    'act:add fn:another|fn:the|number fn:unitWord fn:eachTime distance',
    (_: unknown, n: WrittenNumber | Meaning, _u: unknown, _e: unknown, far: Far) =>
      far.of === 'range' ? { step: 'to' in n ? units(n) : '1 unit', per: far.text } : null,
    0,
  ),
  rule('growthMax', 'rel:atMost fn:levelTo quantity', (_: unknown, _t: unknown, one: Quantity) => step(one), 0),
  rule('growth', 'act:add p:colon growth', (_: unknown, _c: unknown, one: Growth) => one, 0),
  rule('growthMax', 'rel:atMost number fn:addWord', (_: unknown, n: WrittenNumber) => additions(n), 0),
  rule('growthMax', 'rel:atMost number fn:unitWord', (_: unknown, n: WrittenNumber) => units(n), 0.1),
  rule(
    'growthMax',
    'rel:atMost quantity',
    (_: unknown, one: Quantity) => (one.unit === 'lots' || one.unit === 'shares' ? step(one) : null),
    0,
  ),
  rule('growthMax', 'fn:maxTotal rel:atMost quantity', (_: unknown, _r: unknown, one: Quantity) => step(one), 0),
  rule(
    'action',
    'fn:firstBuy act:buy quantity',
    (_: unknown, _b: unknown, one: Quantity) => {
      const first = step(one);
      if (first === null) return null;
      const sizing =
        one.unit === 'lots'
          ? `lots ${one.value}`
          : one.unit === 'percent'
            ? `percent ${first.replace('%', '')} of equity`
            : first;
      return { does: 'buy', sizing } satisfies Action;
    },
    0.3,
  ),
  rule('stop', 'fn:put fn:the? stop', (_: unknown, _t: unknown, one: Stop) => one, 0),
  rule(
    'holding',
    'fn:neither fn:within|fn:of? span',
    (_n: unknown, _o: unknown, span: BarSpan) => ({ text: `timeExit ${sessionsIn(span)} bars` }),
    0,
  ),
  rule(
    'holding',
    'fn:neither fn:of? span act:sell',
    (_n: unknown, _o: unknown, span: BarSpan) => ({ text: `timeExit ${sessionsIn(span)} bars` }),
    0,
  ),
  rule('never', 'fn:noStop', () => true, 0),
  rule(
    'circuit',
    'fn:drawdownOfAll rel:atLeast|rel:above|fn:of|fn:into? quantity',
    (_: unknown, _r: unknown, { unit, value }: Quantity) =>
      unit === 'percent' && value > 0 && value < 1 ? `maxDrawdown ${percentText(value)}% of equity -> flat` : null,
    0,
  ),
  rule(
    'constraint',
    'fn:cooldown fn:of|fn:row? span fn:beforeBuying fn:afterLoss',
    (_c: unknown, _o: unknown, span: BarSpan, _b: unknown, { name }: Meaning) => waitAfter(name, span),
    0,
  ),
  rule(
    'constraint',
    'fn:noReenter fn:within span fn:of|logic:after fn:exitWord',
    (_n: unknown, _w: unknown, span: BarSpan, _o: unknown, { name }: Meaning) => waitAfter(name, span),
    0,
  ),
  rule(
    'constraint',
    'fn:noReenter fn:of|fn:row span fn:afterLoss',
    (_n: unknown, _o: unknown, span: BarSpan, { name }: Meaning) => waitAfter(name, span),
    0,
  ),
  rule('pause', 'fn:pause span', (_: unknown, span: BarSpan) => sessionsIn(span), 0.2),
];
