import { PlumblineError } from './errors.ts';
import type { PriceLimitValue, RuleRecord } from './market-rule.ts';
import { boardFor, recordsOf, ruleOn, tickFor, type RuleQuery } from './market-rules.ts';
import { roundToStep } from './round-to-step.ts';

export interface PriceLimitQuery extends RuleQuery {
  /** Raw close of the last traded session, or the issue price on the first day; in the market's currency. */
  readonly previousClose: number;
  /** Under risk warning (ST, *ST). */
  readonly isSt?: boolean;
  /** 1 on the listing day; absent for a seasoned listing. */
  readonly sessionsSinceListing?: number;
}

/** The highest and lowest legal price of a session; null = no limit on that side. */
export interface PriceLimits {
  readonly up: number | null;
  readonly down: number | null;
  readonly why: 'limit' | 'new-listing' | 'none';
  readonly ruleIds: readonly string[];
}

/** The rule of the first days when it still applies, else the ordinary or the risk-warning limit. */
function ruleFor(query: PriceLimitQuery): RuleRecord & { readonly value: PriceLimitValue } {
  const age = query.sessionsSinceListing;
  // Funds and other markets have no rule for first days: a new listing there is like any other.
  if (age !== undefined && recordsOf('new-listing', boardFor(query), query).length > 0) {
    const listing = ruleOn('new-listing', query);
    if (age <= listing.value.days) return listing;
  }
  return query.isSt === true ? ruleOn('price-limit-st', query) : ruleOn('price-limit', query);
}

/** Previous close × (1 ± limit), rounded half up to the tick and at least one tick away; null where there is no limit. */
export function limitsAround(
  previousClose: number,
  { up, down }: PriceLimitValue,
  tick: number,
): { readonly up: number | null; readonly down: number | null } {
  const at = (price: number) => roundToStep(price, tick, 'half-up');
  return {
    up: up === null ? null : Math.max(at(previousClose * (1 + up)), at(previousClose + tick)),
    down: down === null ? null : Math.max(tick, Math.min(at(previousClose * (1 - down)), at(previousClose - tick))),
  };
}

/**
 * How far a price may move today: previous close × (1 ± limit), rounded half up to the tick, at least one tick away
 * (Trading Rules of the SSE and SZSE). previousClose: raw, of the last session traded (a halt does not count).
 * The result is in the market's currency, with the rules it comes from. Throws `no-rule` when the date has no record,
 * `bad-input` when the previous close is not positive.
 * @reference
 */
export function priceLimits(query: PriceLimitQuery): PriceLimits {
  const { previousClose } = query;
  if (!(previousClose > 0)) {
    throw new PlumblineError('bad-input', `The previous close must be a positive price, not ${previousClose}.`, {
      previousClose,
    });
  }
  const { id, rule, value } = ruleFor(query);
  if (value.up === null && value.down === null) {
    return { up: null, down: null, why: rule === 'new-listing' ? 'new-listing' : 'none', ruleIds: [id] };
  }
  const { tick, ruleId } = tickFor({ ...query, price: previousClose });
  const why = rule === 'new-listing' ? 'new-listing' : 'limit';
  return { ...limitsAround(previousClose, value, tick), why, ruleIds: [id, ruleId] };
}

/** One session's raw prices. */
export interface LimitBar {
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

/** Under half a tick of the finest table (0.001): prices nearer than this are the same price. */
const samePrice = 0.0004;

/**
 * Where a session stood against its limits. `lockedAt`: the whole session traded at one limit price, so a buyer at the
 * upper (a seller at the lower) limit could not count on a fill; a close at the limit alone does not prove that.
 * @reference
 */
export function limitStateOf(
  { up, down }: Pick<PriceLimits, 'up' | 'down'>,
  { high, low, close }: LimitBar,
): { readonly closedAtUp: boolean; readonly closedAtDown: boolean; readonly lockedAt: 'up' | 'down' | null } {
  const isUp = (price: number) => up !== null && price >= up - samePrice;
  const isDown = (price: number) => down !== null && price <= down + samePrice;
  const locked = isUp(low) ? 'up' : isDown(high) ? 'down' : null;
  return { closedAtUp: isUp(close), closedAtDown: isDown(close), lockedAt: locked };
}
