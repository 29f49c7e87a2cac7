import type { AnalystRole, DeskBudget } from '@plumbline/model/desk';
import type { TokenPrices } from './table.ts';

/** Tokens of what an analyst is handed: its figures and readings, and of all of them the passages together. */
const told = { analyst: 2_500, passages: 7_000 } as const;
/** Requests a voice usually makes, and tokens it writes. */
const [usualRequests, usualOutput] = [2, 900];
/** What debate, risk and chair take beside the briefs, in and out. */
const later = { input: 61_000, output: 7_000 } as const;
/** A run may take so many times what it is expected to. */
const reserve = 2;

interface Expected {
  readonly roles: readonly AnalystRole[];
  readonly hasDocuments: boolean;
  readonly prices: TokenPrices | null;
  /** Tokens at which the reader wants it stopped. */
  readonly tokens?: number | undefined;
}

/** What a run is expected to use, and where it is stopped unless the reader says otherwise. */
export function estimateOf({ roles, hasDocuments, prices, tokens }: Expected): Pick<DeskBudget, 'estimated' | 'limit'> {
  const input = (roles.length * told.analyst + (hasDocuments ? told.passages : 0)) * usualRequests + later.input;
  const output = roles.length * usualOutput + later.output;
  const most = tokens ?? (input + output) * reserve;
  const dollars = prices === null ? null : (input * prices.input + output * prices.output) / 1_000_000;
  return {
    estimated: { tokens: input + output, dollars },
    limit: { tokens: most, dollars: dollars === null ? null : (dollars * most) / (input + output) },
  };
}
