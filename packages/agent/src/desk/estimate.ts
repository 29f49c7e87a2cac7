import type { DeskBudget } from '@plumbline/model/desk';
import { briefTask } from './prompts.ts';
import type { DeskPack } from './pack.ts';
import type { TokenPrices } from './table.ts';

const lettersPerToken = 3;
/** Requests a voice usually makes, and tokens it writes. */
const [usualRequests, usualOutput] = [2, 900];
/** What debate, risk and chair take beside the briefs, in and out. */
const later = { input: 61_000, output: 7_000 } as const;
/** A run may take so many times what it is expected to. */
const reserve = 2;

export function dollarsOf(tokens: { input: number; output: number }, prices: TokenPrices | null): number | null {
  return prices === null ? null : (tokens.input * prices.input + tokens.output * prices.output) / 1_000_000;
}

/** What a run on a pack is expected to use, and where it is stopped unless the reader says otherwise. */
export function estimateOf(
  pack: DeskPack,
  prices: TokenPrices | null,
  wanted?: number,
): Pick<DeskBudget, 'estimated' | 'limit'> {
  const briefs = pack.roles.reduce((sum, role) => sum + briefTask(role, pack).length / lettersPerToken, 0);
  const input = Math.ceil(briefs * usualRequests) + later.input;
  const output = pack.roles.length * usualOutput + later.output;
  const most = wanted ?? (input + output) * reserve;
  const share = most / (input + output);
  const dollars = dollarsOf({ input, output }, prices);
  return {
    estimated: { tokens: input + output, dollars },
    limit: { tokens: most, dollars: dollars === null ? null : dollars * share },
  };
}
