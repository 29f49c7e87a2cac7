import type { RejectionReason, Side } from '@plumbline/model/order';
import { sizeEpsilon, floorToStep, toTick } from '../quantity.ts';
import { freeTerms, type RulePack, type RuleTerms } from '../rule-pack.ts';
import { isBeyondLimit, legalSale } from '../rules/legal-size.ts';

/** The market's rules of one instrument of a portfolio, and what it bought too recently to sell. */
export interface LineRules {
  readonly pack: RulePack;
  readonly terms: RuleTerms;
  /** Purchases within the resale wait: own row and units, oldest first. */
  readonly recent: { readonly row: number; units: number }[];
}

interface Refusal {
  readonly reason: RejectionReason;
  readonly wanted: number;
  readonly granted: number;
}

/** What an order comes to; each cut with its reason. */
export interface LegalTrade {
  readonly close: number;
  readonly open: number;
  readonly refusals: readonly Refusal[];
}

export function openRules(pack: RulePack): LineRules {
  return { pack, terms: freeTerms(0), recent: [] };
}

/** The terms of a bar, read before anything is sized. */
export function readTerms({ pack, terms, recent }: LineRules, row: number): void {
  pack.read(row, terms);
  while (recent.length > 0 && recent[0].row <= row - terms.resaleBars) recent.shift();
}

/** Why nothing can be traded on this bar at its open; null when something can. */
export function closedFor({ terms }: LineRules, side: Side, open: number): RejectionReason | null {
  if (terms.isHalted) return 'halted';
  return isBeyondLimit(terms, side, open) ? 'limit-locked' : null;
}

/** A price after slippage: on the worse side of the price step, never beyond the day's limit. */
export function legalPrice({ pack, terms }: LineRules, row: number, side: Side, price: number): number {
  const quoted = toTick(price, pack.tickAt(row, price), side === 1);
  if (quoted > terms.limitUp) return terms.limitUp;
  return quoted < terms.limitDown ? terms.limitDown : quoted;
}

/** Brings what an order at the market closes and opens to what the rules allow. held: units before it, unsigned. */
export function legalTrade(
  { terms, recent }: LineRules,
  side: Side,
  held: number,
  desired: { readonly close: number; readonly open: number; readonly price: number },
): LegalTrade {
  const refusals: Refusal[] = [];
  const waiting = recent.reduce((sum, { units }) => sum + units, 0);
  const free = Math.max(0, held - (side === -1 ? waiting : 0));
  let { close, open } = desired;
  const cut = (reason: RejectionReason, toClose: number, toOpen: number): void => {
    refusals.push({ reason, wanted: close + open, granted: toClose + toOpen });
    close = toClose;
    open = toOpen;
  };
  if (close > free * (1 + sizeEpsilon)) cut('resale-wait', free, 0);
  if (open > 0 && side === -1 && !terms.canShort) cut('short-not-allowed', close, 0);
  if (open > 0 && side === -1 && terms.shortNeedsLimit) cut('short-needs-limit', close, 0);
  const most = Math.min(terms.maxMarketOrder, close + open);
  if (most < close + open) cut('above-largest-order', Math.min(close, most), Math.max(0, most - close));
  const legalClose = legalSale(close, free, terms);
  const legalOpen = open < terms.lotMin ? 0 : floorToStep(open, terms.lotStep);
  if (legalClose + legalOpen < (close + open) * (1 - sizeEpsilon)) cut('below-smallest-lot', legalClose, legalOpen);
  if (close + open > 0 && (close + open) * desired.price < terms.minValue) cut('below-smallest-value', 0, 0);
  return { close, open, refusals };
}

/** Remembers a purchase for as long as it may not be sold. */
export function remember({ recent, terms }: LineRules, row: number, side: Side, units: number): void {
  if (side === 1 && terms.resaleBars > 0) recent.push({ row, units });
}
