import { rule, type Rule } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import { all, call, compare, named, number, opposite } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import type { Action } from './actions.ts';
import { stopAt, stopKinds } from './composing.ts';
import type { StopChange } from './edit-forms.ts';
import { barred } from './edits.ts';
import { trailingOnce } from './leaving.ts';
import type { Far } from './scaling.ts';
import type { Sizing } from './sizing.ts';
import { percentText, type Stop } from './stops.ts';
import { sessionsIn, type BarSpan, type Condition } from './values.ts';

/** How much, until when and when not, in the words of Chinese traders. */
export const chineseDealRules: readonly Rule[] = [
  // 涨过10%之后回落3%就走: the second begins with the first.
  rule(
    'stop',
    'rising p:comma? pos:pullback fn:of? distance fn:polite? act:sell|act:stop',
    (one: Stop, _c: unknown, _p: unknown, _o: unknown, far: Far): Stop | null => trailingOnce(one, far),
    0,
  ),
  // 三天内没涨就走: held so long and not in profit.
  rule(
    'condition',
    'act:buy|act:hold? logic:after? span fn:within|rel:atMost|logic:after|fn:of? fn:notInProfit',
    (_b: unknown, _a: unknown, span: BarSpan): Condition => ({
      term: all([
        compare('>=', named('barsHeld'), number(sessionsIn(span))),
        compare('<=', named('position.profit'), number(0)),
      ]),
    }),
    0,
  ),
  ...stopKinds.map((kind) => rule('stop', `distance fn:trade|fn:asA act:${kind}`, (far: Far) => stopAt(kind, far), 0)),
  rule('lossLimit', 'lossLimit fn:within|rel:atMost', (one: string) => one, 0),
  // Weights in tenths: 股票六成、债券四成.
  rule(
    'weight',
    'instrument fn:takes|fn:of? number unit:tenth',
    (mention: Mention, _t: unknown, { value }: WrittenNumber) =>
      value > 0 && value < 10 ? { mention, share: Number((value / 10).toPrecision(6)) } : null,
  ),
  rule('weight', 'instrument fn:takes|fn:of? share', (mention: Mention, _t: unknown, { name }: Meaning) => ({
    mention,
    share: Number(name),
  })),
  rule(
    'sizing',
    'fn:each fn:takes|fn:put|act:buy? fn:takes? fn:the? sizing',
    (_e: unknown, _p: unknown, _k: unknown, _t: unknown, one: Sizing) => (one.text.endsWith('of equity') ? one : null),
    0.2,
  ),
  rule('sizing', 'fn:takes sizing', (_t: unknown, one: Sizing) => (one.text.endsWith('of equity') ? one : null), 0.2),
  rule('sizing', 'fn:riskOf quantity|share', (_r: unknown, one: Quantity | Meaning): Sizing | null => {
    const share = 'written' in one ? (one.unit === 'percent' ? one.value : 0) : Number(one.name);
    return share > 0 && share <= 1 ? { text: `percent ${percentText(share)} of equity` } : null;
  }),
  rule('barred', 'condition logic:when|fn:polite? fn:noTrade', (one: Condition) => barred(one), 0),
  rule(
    'barred',
    'freq:yearly|fn:every? months fn:noTrade',
    (_f: unknown, list: readonly number[]): Condition => ({
      term: opposite({ is: 'in', of: call('month'), list: list.map(number) }),
    }),
    0,
  ),
  rule('sizing', 'fn:put sizing fn:asA|fn:trade|fn:gridMake', (_p: unknown, one: Sizing) => one, 0),
  rule(
    'condition',
    'fn:of? fn:firstDays number unit:day',
    (_o: unknown, { name }: Meaning, { value, decimal }: WrittenNumber): Condition | null =>
      name !== 'month' || decimal || value < 1 || value > 10
        ? null
        : {
            term: {
              is: 'in',
              of: call('tradingDayOfMonth'),
              list: Array.from({ length: value }, (_, at) => number(at + 1)),
            },
          },
    0,
  ),
  ...stopKinds.map((kind) =>
    rule(
      'stopChange',
      `act:${kind} number edit:change number`,
      (_k: unknown, from: WrittenNumber, _e: unknown, to: WrittenNumber): StopChange => ({
        is: 'to',
        kind,
        from: from.value / 100,
        to: to.value / 100,
      }),
      0,
    ),
  ),
  rule('action', 'fn:buyHalf', (): Action => ({ does: 'buy', sizing: 'percent 50 of equity' }), 0),
  rule('action', 'fn:holdHalf', (): Action => ({ does: 'hold', sizing: 'percent 50 of equity' }), 0),
  // 财报前一周空仓: every day of it, and not the first alone.
  rule(
    'awayFrom',
    'date logic:before span act:flat',
    ({ event }: { readonly event: string }, _b: unknown, span: BarSpan): Condition => ({
      term: compare('<=', call('daysTo', named(event)), number(sessionsIn(span))),
    }),
    0,
  ),
  // 做多前十，做空后十.
  rule(
    'tail',
    'logic:after|logic:when howMany',
    (_a: unknown, { count, share }: { readonly count: number; readonly share: boolean }) => ({
      end: 'lowest' as const,
      isLiteral: true,
      count,
      share,
    }),
    0.9,
  ),
];
