import { PlumblineError } from '@plumbline/model/errors';

/** A step of a venue's table of maintenance margins. */
export interface MaintenanceTier {
  /** Value of the position up to which the rate holds, in money; null on the last step. */
  readonly upTo: number | null;
  /** Share of the value within this step that must be left as margin. */
  readonly rate: number;
}

/** Margin set aside for each position alone: value at entry over the leverage, more is never lost on it. */
export interface IsolatedMargin {
  /** Smallest values first. */
  readonly tiers: readonly MaintenanceTier[];
  /** Share of the value that a liquidation costs on top of the commission. */
  readonly liquidationFee: number;
}

/** Throws `bad-input` for steps that do not rise, rates outside of 0 to 1 and a fee outside of it. */
export function checkMargin({ tiers, liquidationFee }: IsolatedMargin): void {
  const refuse = (problem: string): never => {
    throw new PlumblineError('bad-input', `Margin: ${problem}`, { field: 'margin' });
  };
  const isShare = (value: number): boolean => value >= 0 && value < 1;
  if (!isShare(liquidationFee)) refuse(`the fee of a liquidation must be a share from 0 to 1, not ${liquidationFee}.`);
  if (tiers.length === 0 || tiers.at(-1)?.upTo !== null) refuse('the last step must have no upper end.');
  for (const [at, { upTo, rate }] of tiers.entries()) {
    const before = tiers[at - 1];
    if (!isShare(rate) || (before !== undefined && rate < before.rate)) {
      refuse(`rates must be shares from 0 to 1 that do not fall, not ${rate} at step ${at}.`);
    }
    if (upTo !== null && !(upTo > (before?.upTo ?? 0)))
      refuse(`step ${at} must end above the one before, not ${upTo}.`);
    if (upTo === null && at < tiers.length - 1) refuse(`step ${at} has no end, and another follows.`);
  }
}

/**
 * The price at which what is left of a position's margin is no more than its maintenance margin: mark price of a
 * liquidation. units: positive; side: 1 long; entry: average price; margin: money set aside, funding paid out of it.
 * For a step with rate r and what it saves on the dearer part a: long (u·E − M − a) / (u·(1 − r)), short
 * (u·E + M + a) / (u·(1 + r)). 0 or below = never.
 */
export function liquidationPrice(
  tiers: readonly MaintenanceTier[],
  side: number,
  units: number,
  entry: number,
  margin: number,
): number {
  let saved = 0;
  let from = 0;
  let price = Number.NaN;
  for (const [at, { upTo, rate }] of tiers.entries()) {
    if (at > 0) saved += from * (rate - tiers[at - 1].rate);
    price = (units * entry - side * (margin + saved)) / (units * (1 - side * rate));
    if (upTo === null || units * price <= upTo) break;
    from = upTo;
  }
  return price;
}
