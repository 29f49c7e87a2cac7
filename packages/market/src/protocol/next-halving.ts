import { addDays, daysBetween } from '@plumbline/model/date';
import type { HalvingRule } from './protocol-events.ts';

/** The next halving, worked out from how many coins exist; or why it cannot be. */
export type NextHalving =
  | { readonly ok: true; readonly height: number; readonly block: number; readonly date: string }
  | { readonly ok: false; readonly why: string };

const secondsPerDay = 86_400;
/** Blocks have come up to a tenth faster or slower than planned over the years between two halvings. */
const pace = { fastest: 0.85, slowest: 1.15 } as const;

/**
 * Every block adds a known number of coins, so the coins that exist tell the height. A few coins were never claimed, and sources
 * that leave them out are a day behind at most.
 */
function heightOf(supply: number, { blocks, firstReward }: HalvingRule): number {
  let height = 0;
  let left = supply;
  for (let reward = firstReward; left > 0 && reward > firstReward / 2 ** 32; reward /= 2) {
    const added = Math.min(blocks, left / reward);
    height += added;
    left -= added * reward;
  }
  return Math.round(height);
}

/**
 * When the reward of a coin halves next, if blocks keep coming as planned.
 * supply: coins that exist on `date`. past: days of the halvings so far, oldest first. A supply that does not fit the last halving and
 * the days since then is refused with the reason.
 */
export function nextHalving(rule: HalvingRule, supply: number, date: string, past: readonly string[]): NextHalving {
  const height = heightOf(supply, rule);
  const before = past.filter((day) => day <= date);
  const block = (before.length + 1) * rule.blocks;
  const last = before.at(-1);
  const refused = (what: string): NextHalving => ({
    ok: false,
    why: `The supply of ${supply} coins on ${date} does not fit ${what}, so the next halving is not dated.`,
  });
  if (height >= block || height < block - rule.blocks) return refused(`the ${before.length} halvings up to then`);
  if (last !== undefined) {
    const planned = ((height - (block - rule.blocks)) * rule.secondsPerBlock) / secondsPerDay;
    const passed = daysBetween(last, date);
    // The days themselves are rounded, so the first weeks after a halving prove little.
    if (passed < planned * pace.fastest - 14 || passed > planned * pace.slowest + 14)
      return refused('the days since the last one');
  }
  const days = Math.round(((block - height) * rule.secondsPerBlock) / secondsPerDay);
  return { ok: true, height, block, date: addDays(date, days) };
}
