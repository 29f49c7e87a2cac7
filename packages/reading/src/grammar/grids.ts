import { rule, type Rule } from '../parse/chart.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import type { Far } from './scaling.ts';

/** One part of a position bought at every step down, or sold at every step up. */
export interface GridStep {
  readonly does: 'buy' | 'sell';
  /** Such as `3%`. */
  readonly per: string;
}

const gridStep =
  (does: GridStep['does']) =>
  (_e: unknown, _i: unknown, _w: unknown, far: Far): GridStep | null =>
    far.of === 'price' || far.of === 'money' ? { does, per: far.text } : null;

const down = 'pos:fall|fn:decline|pos:loss';
const up = 'pos:rise|fn:advance|pos:gain';
const piece = 'fn:another|number|fn:the? fn:unitWord|unit:part|fn:tranche|unit:lot|unit:share';

/** Grids: the same part bought at each step down and sold at each step up. */
export const gridRules: readonly Rule[] = [
  ...(
    [
      ['buy', down, 'act:buy'],
      ['sell', up, 'act:sell'],
    ] as const
  ).flatMap(([does, away, deed]) => [
    rule('gridStep', `fn:eachTime|fn:every fn:it? ${away} distance ${deed} ${piece}`, gridStep(does), 0),
    rule('gridStep', `fn:eachTime|fn:every fn:it? ${away} distance ${deed} quantity|share?`, gridStep(does), 0.3),
    rule(
      'gridStep',
      `${deed} ${piece} fn:eachTime|fn:every fn:it? ${away} distance`,
      (...values: readonly unknown[]) => gridStep(does)(null, null, null, values.at(-1) as Far),
      0,
    ),
    rule(
      'gridStep',
      `${deed} fn:eachTime|fn:every fn:it? ${away} distance`,
      (...values: readonly unknown[]) => gridStep(does)(null, null, null, values.at(-1) as Far),
      0.2,
    ),
  ]),
  rule(
    'gridPart',
    'fn:each|fn:eachTime|fn:every unit:part|fn:unitWord|fn:tranche|fn:gridWord quantity',
    (_e: unknown, _p: unknown, one: Quantity) => one.value,
    0,
  ),
  rule('gridPart', 'fn:splitIn|fn:of number fn:gridWord', (_s: unknown, { value }: WrittenNumber) => value, 0),
];
