import { rule, type Rule } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { all, compare, named, number, writeTerm } from '../term.ts';
import type { Ranges } from './ranges.ts';
import { sessionsIn, type BarSpan, type Condition } from './values.ts';

/** One protective rule in the notation of strategies. */
export interface Stop {
  readonly text: string;
  /** Whose position it is of, where that is said in the same breath. */
  readonly whose?: Mention | undefined;
  /** By a word for the change of a day, as long as nothing is held. */
  readonly isRate?: boolean | undefined;
}

/** After so many bars; a sale has to stand beside it. */
export interface Lapse {
  readonly bars: number;
}

export function percentText(value: number): string {
  return String(Number((value * 100).toPrecision(6)));
}

/** How far away: a share of the price, money, average ranges or the risk taken. */
interface Distance {
  readonly text: string;
  /** Written as a loss. */
  readonly isDown?: boolean | undefined;
  /** "Falls below 3 %" is a level of something, "falls more than 3 %" is how far it falls. */
  readonly isLevel?: boolean | undefined;
  readonly of: 'price' | 'money' | 'range' | 'risk';
}

const distance = (text: string, of: Distance['of']): Distance => ({ text, of });

function written(kind: 'stop' | 'takeProfit' | 'trailing', { text, of, isDown }: Distance): Stop | null {
  if (kind === 'takeProfit' && isDown === true) return null;
  if (kind === 'trailing') return of === 'risk' ? null : { text: `trailing ${text} from peak` };
  if (of === 'money') return { text: `${kind} ${text} ${kind === 'stop' ? 'below' : 'above'} entry` };
  if (kind === 'stop' && of === 'risk') return null;
  return { text: of === 'price' ? `${kind} ${text} of entry` : `${kind} ${text}` };
}

/** A word for the side of a level, and not for how far. */
const isLevel = (rel: Meaning | undefined): boolean =>
  rel?.unit === 'level' || (rel?.kind === 'rel' && rel.id === 'below');

const kinds = ['stop', 'takeProfit', 'trailing'] as const;
const fromEntry = 'rel:below|rel:above|fn:of';

const timeExit = (span: BarSpan): Stop | null => {
  const bars = sessionsIn(span);
  return bars >= 1 && bars <= 2520 ? { text: `timeExit ${bars} bars` } : null;
};

/** So many points are no hundredths of a price. */
const mostPoints = 0.5;

/** Where a position is left whatever the rule says, and after how long. */
export const stopRules: readonly Rule[] = [
  rule('distance', 'quantity', ({ value, unit, currency }: Quantity) => {
    // "A target of 100 points" is said of the price.
    if (unit === 'points' && Math.abs(value) >= mostPoints) return null;
    if (unit === 'percent' || unit === 'points')
      return { ...distance(`${percentText(Math.abs(value))}%`, 'price'), isDown: value < 0 };
    return unit === 'money' ? distance(`${Math.abs(value)} ${currency ?? ''}`.trim(), 'money') : null;
  }),
  rule('distance', 'ranges', ({ many, one }: Ranges) =>
    many > 0 && one.is === 'call' ? distance(`${many} ${writeTerm(one)}`, 'range') : null,
  ),
  rule('distance', 'distance fn:asA', (one: Distance) => one, 0),
  rule('distance', 'number unit:r', ({ value }: WrittenNumber) => distance(`${value} R`, 'risk')),
  rule('distance', 'p:plus distance', (_: unknown, one: Distance) => one, 0.3),
  rule(
    'distance',
    'rel:above|rel:below distance',
    (rel: Meaning, one: Distance) => ({ ...one, isLevel: isLevel(rel) }),
    0.3,
  ),
  rule('distance', 'p:dash distance', (_: unknown, one: Distance) => ({ ...one, isDown: true }), 0.3),
  rule('distance', `distance ${fromEntry} fn:the? fn:entry`, (one: Distance) => one, 0),
  rule(
    'distance',
    `${fromEntry} fn:the? fn:entry distance`,
    (_: unknown, _the: unknown, _entry: unknown, one: Distance) => one,
    0,
  ),
  ...kinds.flatMap((kind) => [
    rule(
      'stop',
      `fn:the? act:${kind} fn:is|fn:of|fn:byMeans? distance`,
      (_: unknown, _act: unknown, _of: unknown, one: Distance) => written(kind, one),
    ),
    rule(
      'stop',
      `fn:the? act:${kind} fn:is? fn:of? distance`,
      (_: unknown, _act: unknown, _is: unknown, _of: unknown, one: Distance) => written(kind, one),
    ),
    rule('stop', `fn:the? distance fn:of act:${kind}`, (_: unknown, one: Distance) => written(kind, one), 0.2),
    rule('stop', `fn:the? distance act:${kind}`, (_: unknown, one: Distance) => written(kind, one)),
  ]),
  ...kinds.map((kind) =>
    rule('stop', `fn:the? act:${kind} p:colon distance`, (_t: unknown, _a: unknown, _c: unknown, one: Distance) =>
      written(kind, one),
    ),
  ),
  rule(
    'outcome',
    'fn:of? p:plus distance',
    (_o: unknown, _p: unknown, one: Distance) => written('takeProfit', one),
    0.2,
  ),
  rule('stop', 'fn:no|fn:without act:stop', () => ({ text: 'no stop' })),
  rule('stop', 'logic:not fn:set? act:stop', () => ({ text: 'no stop' })),
  ...(['loss', 'gain'] as const).flatMap((side) => {
    const kind = side === 'loss' ? 'stop' : 'takeProfit';
    return [
      rule('outcome', `fn:it? pos:${side} fn:of? distance`, (_: unknown, _pos: unknown, _of: unknown, one: Distance) =>
        written(kind, one),
      ),
      rule('outcome', `fn:it? fn:is? pos:${side} distance`, (_: unknown, _is: unknown, _pos: unknown, one: Distance) =>
        written(kind, one),
      ),
      rule('outcome', `fn:of|logic:after? fn:the? distance pos:${side}`, (_o: unknown, _t: unknown, one: Distance) =>
        written(kind, one),
      ),
    ];
  }),
  rule(
    'outcome',
    'itself? moving? distance rel:below|rel:above fn:entry',
    (_i: unknown, _m: unknown, one: Distance, { id }: Meaning) => written(id === 'below' ? 'stop' : 'takeProfit', one),
    0,
  ),
  // "Sold when it rises 5 %" is said of the purchase.
  rule(
    'outcome',
    'itself? pos:rise|pos:fall rel:atLeast|rel:above|fn:of? distance rel:atLeast?',
    (_i: unknown, { id, name }: Meaning, rel: Meaning | undefined, one: Distance) => {
      if (one.isLevel === true || isLevel(rel)) return null;
      const made = written(id === 'rise' ? 'takeProfit' : 'stop', one);
      return made === null || name !== 'rate' ? made : { ...made, isRate: true };
    },
    0.9,
  ),
  rule('outcome', 'rel:crossBelow fn:entry distance', (_: unknown, _entry: unknown, one: Distance) =>
    written('stop', one),
  ),
  rule('outcome', 'rel:below fn:entry distance', (_: unknown, _entry: unknown, one: Distance) => written('stop', one)),
  rule('outcome', 'rel:above fn:entry distance', (_: unknown, _entry: unknown, one: Distance) =>
    written('takeProfit', one),
  ),
  rule('stop', 'outcome act:stop', (one: Stop) => (one.text.startsWith('stop') ? one : null), 0),
  rule('stop', 'act:stop outcome', (_: unknown, one: Stop) => (one.text.startsWith('stop') ? one : null), 0),
  rule('stop', 'act:takeProfit outcome', (_: unknown, one: Stop) => (one.text.startsWith('take') ? one : null), 0),
  rule('stop', 'outcome act:takeProfit', (one: Stop) => (one.text.startsWith('take') ? one : null), 0),
  rule('stop', 'fn:no act:takeProfit', () => ({ text: 'no takeProfit' })),
  rule('stop', 'logic:not|fn:without fn:set? act:takeProfit', () => ({ text: 'no takeProfit' })),
  rule(
    'holding',
    'act:hold rel:atMost? fn:row|fn:of? span',
    (_act: unknown, _most: unknown, _for: unknown, span: BarSpan) => timeExit(span),
  ),
  rule('holding', 'rel:atMost act:hold span', (_most: unknown, _act: unknown, span: BarSpan) => timeExit(span)),
  rule(
    'holding',
    'act:hold fn:row|fn:of? rel:atMost span',
    (_act: unknown, _for: unknown, _most: unknown, span: BarSpan) => timeExit(span),
  ),
  rule('holding', 'act:hold fn:it fn:row|fn:of? span', (_act: unknown, _it: unknown, _for: unknown, span: BarSpan) =>
    timeExit(span),
  ),
  rule('holding', 'act:hold fn:row|fn:of freq:monthly', () => timeExit({ n: 1, of: 'months' }), 0),
  rule(
    'holding',
    'act:hold fn:row|fn:of fn:the unit:week|unit:quarter|unit:year',
    (_h: unknown, _f: unknown, _t: unknown, { id }: Meaning) => timeExit({ n: 1, of: `${id}s` as BarSpan['of'] }),
    0,
  ),
  rule('holding', 'span rel:atMost', (span: BarSpan) => timeExit(span), 0.5),
  rule(
    'holding',
    'act:hold fn:row|fn:of? rel:atMost? span rel:atMost',
    (_act: unknown, _for: unknown, _most: unknown, span: BarSpan) => timeExit(span),
  ),
  // "Down 4 % after five days": both at once.
  rule('condition', 'outcome lapse', (one: Stop, { bars }: Lapse) => outcomeAfter(one, bars), 0),
  rule('condition', 'lapse outcome', ({ bars }: Lapse, one: Stop) => outcomeAfter(one, bars), 0),
  rule('orLapse', 'logic:or span', (_: unknown, span: BarSpan) => ({ bars: sessionsIn(span) }) satisfies Lapse, 0.8),
  rule('outcome', 'fn:it? fn:doubled', () => ({ text: 'takeProfit 100% of entry' }) satisfies Stop, 0.2),
  rule('lapse', 'logic:after span', (_: unknown, span: BarSpan) => ({ bars: sessionsIn(span) })),
  rule('lapse', 'span fn:later', (span: BarSpan) => ({ bars: sessionsIn(span) })),
  rule('lapse', 'fn:of span', (_: unknown, span: BarSpan) => ({ bars: sessionsIn(span) }), 1.5),
  rule(
    'holding',
    'logic:not act:hold rel:above span',
    (_n: unknown, _h: unknown, _r: unknown, span: BarSpan) => timeExit(span),
    0,
  ),
  ...kinds.map((kind) =>
    rule('stop', `act:${kind} edit:change|fn:set distance`, (_a: unknown, _e: unknown, one: Distance) =>
      written(kind, one),
    ),
  ),
  rule(
    'exitAt',
    'fn:the? act:stop fn:is|fn:set? condition',
    (_t: unknown, _a: unknown, _i: unknown, one: unknown) => one,
  ),
  rule('distance', 'distance fn:the|fn:each unit:share', (one: Distance) => one, 0),
  rule('fill', 'fill p:open fill p:close', (one: Meaning, _o: unknown, two: Meaning) =>
    one.name === two.name ? one : null,
  ),
  rule('fill', 'fill', (one: Meaning) => one),
  rule(
    'fill',
    'price:close|price:open',
    ({ id }: Meaning) => ({ kind: 'fill', id, name: `at ${id}`, unit: '' }) satisfies Meaning,
    1.8,
  ),
];

function outcomeAfter({ text }: Stop, bars: number): Condition | null {
  const [, kind, far] = /^(stop|takeProfit) ([\d.]+)% of entry$/u.exec(text) ?? [];
  if (far === undefined) return null;
  const profit = named('position.profit');
  const made =
    kind === 'stop'
      ? compare('<=', profit, number(-Number(far) / 100))
      : compare('>=', profit, number(Number(far) / 100));
  return { term: all([compare('==', named('barsHeld'), number(bars)), made]) };
}
