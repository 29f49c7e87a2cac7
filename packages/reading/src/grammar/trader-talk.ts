import { rule, type Rule } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import { call, compare, named, number } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import type { Action } from './actions.ts';
import type { Sizing } from './sizing.ts';
import { percentText, type Lapse, type Stop } from './stops.ts';
import type { Far } from './scaling.ts';
import { sessionsIn, type BarSpan, type Condition } from './values.ts';

/** A generic name and, in brackets behind it, the one that is meant: "gold (GLD)". */
function meant(generic: Mention, { ids, ...rest }: Mention): Mention | null {
  const isAlias = generic.how !== 'ticker' && generic.how !== 'code';
  const same = ids.filter((id) => generic.ids.includes(id));
  return isAlias && same.length > 0 ? { ...rest, ids: same } : null;
}

const oilFunds: ReadonlySet<string> = new Set(['US:USO', 'US:BNO', 'US:USL', 'US:DBO', 'US:UCO', 'US:SCO']);
const bills: Mention = { ids: ['US:BIL'], how: 'alias', text: 'T-bills' };

const kept = (span: BarSpan, whose?: readonly Mention[]): Stop | null => {
  const bars = sessionsIn(span);
  if (bars < 1 || bars > 2520 || (whose !== undefined && whose.length !== 1)) return null;
  return { text: `timeExit ${bars} bars`, ...(whose !== undefined && { whose: whose[0]! }) };
};

const oneOf = ({ id }: Meaning): BarSpan => ({ n: 1, of: `${id}s` as BarSpan['of'] });
const oneUnit = 'unit:day|unit:week|unit:month|unit:quarter|unit:year';

const share = ({ unit, value }: Quantity): Sizing | null =>
  unit === 'percent' && value > 0 && value <= 1 ? { text: `percent ${percentText(value)} of equity` } : null;

const written = (kind: 'stop' | 'takeProfit', { text, of }: Far): Stop | null =>
  of === 'price' ? { text: `${kind} ${text} of entry` } : null;

/** How traders wrap a rule, and what goes without saying. */
export const traderTalkRules: readonly Rule[] = [
  rule('instrument', 'instrument p:open instrument p:close', (a: Mention, _o: unknown, b: Mention) => meant(a, b), 0),
  rule(
    'instrument',
    'fn:the? fn:otherSeries fn:etf? p:open? instrument p:close?',
    (_t: unknown, { id }: Meaning, _e: unknown, _o: unknown, one: Mention) =>
      id === 'oilPrice' && one.ids.every((id_) => oilFunds.has(id_)) ? one : null,
    0,
  ),
  rule('instrument', 'fn:billFunds', () => bills, 0),
  rule(
    'holding',
    'act:hold instruments fn:row|fn:of? rel:equal|rel:atMost? span',
    (_h: unknown, whose: readonly Mention[], _f: unknown, _e: unknown, span: BarSpan) => kept(span, whose),
    0.3,
  ),
  rule(
    'holding',
    'act:hold instruments? fn:it? fn:row|fn:of fn:the oneUnit',
    (_h: unknown, whose: readonly Mention[] | undefined, _i: unknown, _f: unknown, _t: unknown, one: BarSpan) =>
      kept(one, whose),
    0.3,
  ),
  rule('oneUnit', oneUnit, oneOf, 0),
  rule(
    'holding',
    'act:hold fn:row|fn:of? rel:equal span',
    (_h: unknown, _f: unknown, _e: unknown, span: BarSpan) => kept(span),
    0,
  ),
  rule('holding', 'fn:withA? fn:the? span act:hold', (_w: unknown, _t: unknown, span: BarSpan) => kept(span), 0.5),
  rule('holding', 'fn:holdFor fn:of|fn:is|p:colon? span', (_h: unknown, _o: unknown, span: BarSpan) => kept(span), 0),
  rule(
    'holding',
    'p:comma? price:close fn:it? logic:after span',
    (...values: readonly unknown[]) => kept(values[4] as BarSpan),
    0.4,
  ),
  rule('lapse', 'fn:the oneUnit fn:later', (_t: unknown, one: BarSpan): Lapse => ({ bars: sessionsIn(one) }), 0),
  rule(
    'lapse',
    'logic:after fn:the oneUnit',
    (_a: unknown, _t: unknown, one: BarSpan): Lapse => ({
      bars: sessionsIn(one),
    }),
    0.4,
  ),
  // "Can you set me up with a strategy that …", 帮我写一个…的策略
  rule('noise', 'fn:askYou? fn:makeVerb fn:stratNoun fn:thatWord? fn:you?', () => true, 0),
  rule('noise', 'fn:askYou? fn:makeVerb fn:opener fn:you?', () => true, 0),
  rule('noise', 'fn:askYou fn:makeVerb p:colon?', () => true, 0.3),
  rule('noise', 'fn:stratNoun fn:thatWord fn:you?', () => true, 0.4),
  rule('noise', 'fn:opener fn:you', () => true, 0.4),
  // An order at whatever price is what is placed where no price is said.
  rule('noise', 'fn:atMarket', () => true, 0),
  rule('action', 'action fn:atMarket', (one: Action) => one, 0),
  rule('action', 'fn:atMarket action', (_m: unknown, one: Action) => one, 0),
  rule('action', 'p:comma price:close fill:close', (): Action => ({ does: 'sell', fill: 'at close' }), 0.2),
  rule(
    'action',
    'fn:is fn:the? fn:sideWord',
    (_i: unknown, _t: unknown, { id, name }: Meaning): Action => ({ does: (name || id) === 'exit' ? 'sell' : 'buy' }),
    0.3,
  ),
  rule('stop', 'fn:cutAt fn:the? distance pos:loss', (_c: unknown, _t: unknown, one: Far) => written('stop', one), 0),
  rule('outcome', 'fn:of? fn:plusWord distance', (_o: unknown, _p: unknown, one: Far) => written('takeProfit', one), 0),
  rule('outcome', 'fn:of? fn:minusSign distance', (_o: unknown, _m: unknown, one: Far) => written('stop', one), 0),
  rule(
    'sizing',
    'fn:account|fn:positionWord p:colon quantity',
    (_a: unknown, _c: unknown, one: Quantity) => share(one),
    0,
  ),
  rule('sizing', 'fn:account|fn:positionWord p:colon sizing', (_a: unknown, _c: unknown, one: Sizing) => one, 0),
  rule('sizing', 'sizing fn:each', (one: Sizing) => (one.text.startsWith('percent ') ? one : null), 0.2),
  rule(
    'cap',
    'fn:account|fn:positionWord rel:atMost|fn:limit quantity|share',
    (_a: unknown, _r: unknown, one: Quantity | Meaning) => {
      const value = 'written' in one ? (one.unit === 'percent' ? one.value : 0) : Number(one.name);
      return value > 0 && value <= 1 ? `${percentText(value)}%` : null;
    },
    0,
  ),
  rule(
    'cap',
    'fn:limit|rel:atMost quantity fn:of|fn:each fn:nameWord|fn:perName',
    (_l: unknown, { unit, value }: Quantity) =>
      unit === 'percent' && value > 0 && value <= 1 ? `${percentText(value)}%` : null,
    0,
  ),
  rule(
    'sizePart',
    'rel:atMost|fn:limit act:hold? number fn:sameTime',
    (_m: unknown, _h: unknown, { value, decimal }: WrittenNumber) =>
      decimal || value < 1 || value > 200 ? null : { is: 'slots', n: value },
    0,
  ),
  rule('opposite', 'fn:allFailed', () => 'all', 0),
  ...['p:comma', 'p:colon', 'p:dash', 'p:stop'].map((mark) =>
    rule(
      'heading',
      `fn:the? styleName fn:stratNoun? fn:of|fn:trade instruments ${mark}`,
      (_t: unknown, _s: unknown, _n: unknown, _o: unknown, whose: readonly Mention[]) => ({ whose }),
      0.2,
    ),
  ),
  rule('styleName', 'fn:styleWord|fn:label', () => true, 0),
  rule('styleName', 'ind:bbands fn:label|fn:styleWord', () => true, 0),
  rule(
    'heading',
    'instrument fn:ofIt? styleName|fn:stratNoun|tmpl p:comma|p:colon',
    (one: Mention) => ({ whose: [one] }),
    0.2,
  ),
  rule(
    'gridRange',
    'fn:range p:colon? quantity rel:to|p:dash quantity',
    (_r: unknown, _c: unknown, a: Quantity, _t: unknown, b: Quantity) =>
      a.value < b.value && [a, b].every(({ unit }) => unit === 'none' || unit === 'money')
        ? { low: a.value, high: b.value }
        : null,
    0,
  ),
  // 涨到1倍: a multiple of the figure named before.
  rule(
    'levelTouch',
    'fn:it? rel:touch|fn:move fn:the? quantity',
    (_i: unknown, _r: unknown, _t: unknown, one: Quantity) => (one.unit === 'times' ? one : null),
    0,
  ),
  rule(
    'condition',
    'fn:of? fn:lastDayOf',
    (_o: unknown, _l: unknown): Condition => ({ term: compare('==', call('tradingDayOfMonth'), number(-1)) }),
    1,
  ),
  rule(
    'condition',
    'fn:theEvent logic:after|logic:before? fn:ordinal|fn:nth? span',
    ({ name }: Meaning, way: Meaning | undefined, _o: unknown, span: BarSpan): Condition | null =>
      way === undefined
        ? null
        : {
            term: compare(
              '==',
              call(way.id === 'after' ? 'daysSince' : 'daysTo', named(name)),
              number(sessionsIn(span)),
            ),
          },
    0.2,
  ),
];
