import { rule, type Rule } from '../parse/chart.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { step, type Far } from './scaling.ts';

/** One part of a position bought at every step down, or sold at every step up. */
export interface GridStep {
  readonly does: 'buy' | 'sell';
  /** Such as `3%`. */
  readonly per: string;
  /** Such as `10 shares`; absent = one unit. */
  readonly size?: string | undefined;
}

/** What else is said of a grid: the prices it lies between, how many cells it has, how much a unit is. */
export interface GridPart {
  readonly low?: number;
  readonly high?: number;
  readonly count?: number;
  readonly size?: string;
}

/** What is said of a grid. */
export interface GridSaid {
  low: number | null;
  high: number | null;
  count: number | null;
  /** How far down it buys, how far up it sells. */
  down: string | null;
  up: string | null;
  size: string | null;
  /** Two things are said of one. */
  isOdd: boolean;
}

const isFar = (value: unknown): value is Far =>
  typeof value === 'object' && value !== null && 'text' in value && 'of' in value;
const isQuantity = (value: unknown): value is Quantity =>
  typeof value === 'object' && value !== null && 'written' in value && 'unit' in value;

const isNumber = (value: unknown): value is WrittenNumber =>
  typeof value === 'object' && value !== null && 'decimal' in value && !('unit' in value);
const isUnit = (value: unknown): value is Meaning =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'unit';

/** How much a step trades: `10 shares`; undefined = one unit, null = something else. */
function pieceOf(values: readonly unknown[]): string | null | undefined {
  const quantity = values.find(isQuantity);
  if (quantity !== undefined) return step(quantity);
  const many = values.find(isNumber)?.value ?? 1;
  const { id } = values.find(isUnit) ?? { id: 'part' };
  if (id === 'share' || id === 'lot') return id === 'share' ? `${many} shares` : `${many} lots`;
  return many === 1 ? undefined : null;
}

const gridStep =
  (does: GridStep['does']) =>
  (...values: readonly unknown[]): GridStep | null => {
    const far = values.find(isFar);
    const size = pieceOf(values);
    if (far === undefined || far.of !== 'price' || size === null) return null;
    return { does, per: far.text, size };
  };

const sized = (one: Quantity): GridPart | null => {
  const size = step(one);
  return size === null ? null : { size };
};

const cells = ({ value, decimal }: WrittenNumber): GridPart | null =>
  decimal || value < 1 || value > 200 ? null : { count: value };

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
    rule('gridStep', `${deed} ${piece} fn:eachTime|fn:every fn:it? ${away} distance`, gridStep(does), 0),
    rule('gridStep', `${deed} quantity fn:eachTime|fn:every distance fn:it? ${away}`, gridStep(does), 0),
    rule('gridStep', `${deed} fn:eachTime|fn:every fn:it? ${away} distance`, gridStep(does), 0.2),
  ]),
  rule(
    'gridPart',
    'fn:each|fn:eachTime|fn:every unit:part|fn:unitWord|fn:tranche|fn:gridWord quantity',
    (_e: unknown, _p: unknown, one: Quantity): GridPart | null => sized(one),
    0,
  ),
  rule(
    'gridPart',
    'quantity fn:each|fn:eachTime|fn:every unit:part|fn:unitWord|fn:tranche|fn:gridWord|tmpl:grid',
    (one: Quantity): GridPart | null => sized(one),
    0,
  ),
  rule('gridPart', 'fn:splitIn|fn:of number fn:gridWord', (_s: unknown, n: WrittenNumber) => cells(n), 0),
  rule(
    'gridRange',
    'fn:of? rel:between? quantity rel:to|logic:and|p:dash quantity fn:between?',
    (_o: unknown, _b: unknown, a: Quantity, _t: unknown, b: Quantity): GridPart | null =>
      a.value < b.value && (a.unit === 'none' || a.unit === 'money') && (b.unit === 'none' || b.unit === 'money')
        ? { low: a.value, high: b.value }
        : null,
  ),
  rule(
    'gridRange',
    'fn:lowEnd quantity p:comma? fn:limit quantity',
    (_l: unknown, a: Quantity, _c: unknown, _h: unknown, b: Quantity): GridPart | null =>
      a.value < b.value ? { low: a.value, high: b.value } : null,
    0,
  ),
  rule(
    'gridRange',
    'fn:of|fn:the? fn:gridMake|fn:splitIn|fn:hang? number fn:gridWord',
    (_o: unknown, _s: unknown, n: WrittenNumber) => cells(n),
    0,
  ),
];
