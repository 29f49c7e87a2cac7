import { lotRule } from '@plumbline/model/market-rules';
import type { RuleTerms } from '../rule-pack.ts';
import { datedRule, type RuleScope } from './dated-rule.ts';
import { dateOfDay, requireCovered } from './rule-periods.ts';

export interface SizeOptions {
  /** Board lot from listing data, for issuers whose lot no record names (Hong Kong). */
  readonly boardLot?: number;
  /** Fractions the broker allows where the market trades single shares. */
  readonly fractionStep?: number;
}

type Sizes = Pick<RuleTerms, 'lotMin' | 'lotStep' | 'maxMarketOrder' | 'maxLimitOrder' | 'minValue'>;

/** Order sizes by bar, and the rules behind. venue: whose smallest orders hold, for crypto. */
export function sizeTerms(scope: RuleScope, venue: string | undefined, { boardLot, fractionStep }: SizeOptions) {
  const lot = datedRule(scope, 'lot', true);
  const isOwn = venue !== undefined;
  const size = datedRule(scope, 'order-size', false, ({ value }) => isOwn && value.venue === venue);
  // A venue whose smallest orders are on record at all must have them on every date.
  if (size.records.length > 0)
    requireCovered(size.period, scope.day, scope.first, 'order-size', scope.query, size.records);
  const known = new Map<number, Sizes>();
  const build = (bar: number): Sizes => {
    const date = dateOfDay(scope.day[bar]);
    const rule = lotRule({ ...scope.query, date, ...(boardLot === undefined ? {} : { boardLot }) });
    const own = size.period[bar] < 0 ? null : size.records[size.period[bar]].value;
    // A broker's fractions replace single shares, not lots.
    const isSingle = rule.min === 1 && rule.step === 1;
    const [least, step] = isSingle && fractionStep !== undefined ? [fractionStep, fractionStep] : [rule.min, rule.step];
    return {
      lotMin: Math.max(own?.quantityStep ?? 0, least),
      lotStep: Math.max(own?.quantityStep ?? 0, step),
      maxMarketOrder: rule.maxMarketOrder ?? Number.POSITIVE_INFINITY,
      maxLimitOrder: rule.maxLimitOrder ?? Number.POSITIVE_INFINITY,
      minValue: own?.minNotional ?? 0,
    };
  };
  const at = (bar: number): Sizes => {
    const key = lot.period[bar] * 256 + size.period[bar];
    const found = known.get(key) ?? build(bar);
    known.set(key, found);
    return found;
  };
  return { at, lotIds: lot.idAt, valueIds: size.idAt };
}
