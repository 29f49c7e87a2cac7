import type { Fact } from '@plumbline/model/fact';
import { metrics as performance } from '@plumbline/quant/catalogue/metrics/registry';

/** A trading strategy: whose figures its back-test's are. They carry no instrument. */
export const strategy = '#strategy';
const performanceIds: ReadonlySet<string> = new Set(performance.map(({ id }) => id));

/** Whose a figure is: an instrument's, a strategy's, or nobody's, as a yield of the market is. */
export function ownerOf({ instrumentId, metric }: Pick<Fact, 'instrumentId' | 'metric'>): string | undefined {
  return instrumentId ?? (performanceIds.has(metric) ? strategy : undefined);
}

/** What texts call a strategy or its test. */
const strategyNames =
  'strategy; back-test; backtest; back test; test; simulation; system; trading system; trading rule; trading strategy; model strategy; rule-based strategy; 策略; 回测; 回测策略; 交易策略; 量化策略; 交易系统; 回测结果; 回測; 该策略; 本策略; 此策略; 这一策略; 这个策略; 该策略的回测';

/** The names of owners that are no instruments. Of two strategies `the strategy` would be neither. */
export function otherOwners(facts: readonly Fact[]): readonly { readonly owner: string; readonly name: string }[] {
  const own = facts.filter((fact) => ownerOf(fact) === strategy);
  const spaces = new Set(own.map(({ id }) => id.slice(0, id.lastIndexOf(':') + 1)));
  return spaces.size === 1 ? strategyNames.split('; ').map((name) => ({ owner: strategy, name })) : [];
}
