import { rule, type Rule } from '../parse/chart.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import type { Swap } from './edits.ts';
import { sessionsIn, type BarSpan } from './values.ts';

type StopKind = 'stop' | 'takeProfit' | 'trailing';

/** A stop that becomes another: from one distance to another, or by so much. */
export type StopChange =
  | { readonly is: 'to'; readonly kind: StopKind; readonly from: number; readonly to: number }
  | { readonly is: 'by'; readonly kind: StopKind; readonly by: number };

/** The level that one side of the rules waits for. */
export interface SideLevel {
  /** A side, or whichever waits for a value below or above its level. */
  readonly side: 'entry' | 'exit' | 'short' | 'cover' | 'below' | 'above';
  readonly to: number;
  /** What it waits for now, where the text says so. */
  readonly from?: number | undefined;
}

const sides = { buy: 'entry', sell: 'exit', short: 'short', cover: 'cover' } as const;

const from = (one: number, to: number): Swap => ({ is: 'value', from: one, to });

const share = ({ unit, value }: Quantity): number | null =>
  (unit === 'percent' || unit === 'points') && value > 0 && value < 1 ? value : null;

const shift = (kind: StopKind, by: number | null, isWider: boolean): StopChange | null =>
  by === null ? null : { is: 'by', kind, by: isWider ? by : -by };

/** The first of the two may stand without its unit: "from 10 to 8 percent". */
function moved(kind: StopKind, a: Quantity | WrittenNumber, b: Quantity): StopChange | null {
  const to = share(b);
  const old = 'unit' in a && a.unit !== 'none' ? share(a) : a.value / 100;
  return to === null || old === null ? null : { is: 'to', kind, from: old, to };
}

const kinds: readonly (readonly [string, StopKind])[] = [
  ['act:stop', 'stop'],
  ['act:trailing act:stop?', 'trailing'],
  ['act:takeProfit', 'takeProfit'],
];

/** More ways to say what changes: by how much, from what, on which. */
export const editFormRules: readonly Rule[] = [
  ...kinds.flatMap(([symbols, kind]): readonly Rule[] => {
    const many = symbols.split(' ').length;
    const after = (values: readonly unknown[], first: number): readonly unknown[] => values.slice(first + many);
    return [
      rule(
        'stopChange',
        `edit:change fn:the? ${symbols} fn:of number|quantity rel:to quantity`,
        (...values: readonly unknown[]) => {
          const [, a, , b] = after(values, 2) as readonly [unknown, Quantity | WrittenNumber, unknown, Quantity];
          return moved(kind, a, b);
        },
        0,
      ),
      rule(
        'stopChange',
        `fn:widen|fn:narrow fn:the? ${symbols} fn:byWord quantity`,
        (...values: readonly unknown[]) => {
          const [, by] = after(values, 2) as readonly [unknown, Quantity];
          return shift(kind, share(by), (values[0] as Meaning).id === 'widen');
        },
        0,
      ),
      rule(
        'stopChange',
        `${symbols} fn:widen|fn:narrow quantity`,
        (...values: readonly unknown[]) => {
          const [word, by] = after(values, 0) as readonly [Meaning, Quantity];
          return shift(kind, share(by), word.id === 'widen');
        },
        0,
      ),
    ];
  }),
  rule(
    'swap',
    'edit:change fn:it? number edit:instead number',
    (_e: unknown, _i: unknown, b: WrittenNumber, _n: unknown, a: WrittenNumber) => from(a.value, b.value),
    0,
  ),
  rule(
    'swap',
    'edit:change fn:it? span edit:instead number',
    (_e: unknown, _i: unknown, b: BarSpan, _n: unknown, a: WrittenNumber) => from(a.value, sessionsIn(b)),
    0,
  ),
  rule(
    'swap',
    'edit:change fn:it? span edit:instead span',
    (_e: unknown, _i: unknown, b: BarSpan, _n: unknown, a: BarSpan) => from(sessionsIn(a), sessionsIn(b)),
    0,
  ),
  rule(
    'sideLevel',
    'act:buy|act:sell|act:short|act:cover fn:signal|fn:filterWord|fn:threshold? edit:change|rel:to number',
    ({ id }: Meaning, _s: unknown, _e: unknown, { value }: WrittenNumber): SideLevel => ({
      side: sides[id as keyof typeof sides],
      to: value,
    }),
    0,
  ),
  rule(
    'sideLevel',
    'act:buy|act:sell|act:short|act:cover fn:of|rel:touch number edit:instead number',
    ({ id }: Meaning, _o: unknown, b: WrittenNumber, _i: unknown, a: WrittenNumber): SideLevel => ({
      side: sides[id as keyof typeof sides],
      to: b.value,
      from: a.value,
    }),
    0,
  ),
  ...['rsi', 'cci', 'mfi', 'adx', 'atr', 'williamsR'].map((id) =>
    rule('swap', `ind:${id} fn:put|fn:trade span`, (ind: Meaning, _p: unknown, span: BarSpan): Swap => ({
      is: 'period',
      indicator: ind.name,
      to: sessionsIn(span),
    })),
  ),
  rule('traded', 'fn:it rel:to|fn:into instruments', (_i: unknown, _t: unknown, whose: unknown) => whose, 0.05),
  rule(
    'sizing',
    'fn:each? logic:only fn:put|act:invest fn:into? sizing',
    (_e: unknown, _o: unknown, _p: unknown, _i: unknown, one: unknown) => one,
    0,
  ),
  rule(
    'traded',
    'fn:trade fn:it fn:of instruments',
    (_t: unknown, _i: unknown, _o: unknown, whose: unknown) => whose,
    0,
  ),
  rule('bar', 'fn:trade bar', (_: unknown, one: Meaning) => one, 0),
  // What is left as it is changes nothing.
  rule('whatever', 'logic:and|logic:but? fn:restKept', () => true, 0),
  rule('fill', 'fn:trade fn:of fn:the? fill', (_t: unknown, _o: unknown, _a: unknown, one: Meaning) => one, 0),
  rule('fill', 'fn:trade fill', (_: unknown, one: Meaning) => one, 0),
  rule('holding', 'edit:add fn:the? holding', (_e: unknown, _t: unknown, one: unknown) => one, 0),
];
