import type { PaperView } from '@plumbline/contract/paper';
import { dateOf } from '@plumbline/model/date';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { paperAccount, type FollowedSignal } from '@plumbline/quant/signal/paper-account';
import { accountOf } from '@plumbline/quant/engine/strategy/account-terms';
import type { UniverseData } from '../strategy/service.ts';

/** What an account is followed on. */
export interface PaperRequest {
  readonly spec: StrategySpec;
  readonly universe: UniverseData;
  /** First bar that closed after the strategy was switched on. */
  readonly startTime: number;
  /** What the ledger says since. */
  readonly signals: readonly FollowedSignal[];
}

/** The account without the words around it. */
export type Followed = Omit<PaperView, 'strategyId' | 'strategyName' | 'version' | 'activatedAt'>;

function deepestDrop(equity: Float64Array, cash: number): number {
  let peak = cash;
  let deepest = 0;
  for (const value of equity) {
    peak = Math.max(peak, value);
    deepest = Math.min(deepest, value / peak - 1);
  }
  return deepest;
}

/** The account that does what the ledger says since the activation, under the rules and costs of the back-test. */
export function followOnPaper({ spec, universe, startTime, signals }: PaperRequest): Followed {
  const { rates, benchmark, simulated } = universe;
  const terms = accountOf(universe.assets);
  const assets = [...universe.assets, ...universe.others];
  const account = paperAccount({ ...terms, spec, assets, rates, benchmark }, startTime, signals);
  const { time, equity, fills, open, rejections } = account;
  const of = (asset: number): { readonly instrumentId: string; readonly currency: string } => ({
    instrumentId: assets[asset]?.id ?? '',
    currency: assets[asset]?.currency ?? terms.baseCurrency,
  });
  const last = equity.at(-1);
  const lastBenchmark = account.benchmark?.at(-1) ?? Number.NaN;
  return {
    currency: terms.baseCurrency,
    cash: terms.cash,
    equity: last ?? terms.cash,
    growth: last === undefined ? null : last / terms.cash - 1,
    benchmarkGrowth: Number.isFinite(lastBenchmark) ? lastBenchmark / terms.cash - 1 : null,
    maxDrawdown: last === undefined ? null : deepestDrop(equity, terms.cash),
    fills: fills.length,
    open: open.length,
    asOf: time.length === 0 ? null : dateOf(time.at(-1) ?? 0),
    simulated,
    time: [...time],
    equityCurve: [...equity],
    benchmarkCurve:
      account.benchmark === null
        ? null
        : [...account.benchmark].map((value) => (Number.isFinite(value) ? value : null)),
    positions: open.map(({ asset, units, price }) => ({ ...of(asset), units, price })),
    executions: fills.map(({ asset, ruleIds, time: at, side, quantity, price, commission, reason }) => ({
      ...of(asset),
      time: at,
      side,
      quantity,
      price,
      commission,
      reason,
      ruleIds: [...ruleIds],
    })),
    rejections: rejections.map(({ asset, time: at, reason, ruleIds }) => ({
      instrumentId: of(asset).instrumentId,
      time: at,
      reason,
      ruleIds: [...ruleIds],
    })),
  };
}

/** Follows a strategy on paper, on whichever thread. */
export type PaperFollower = (request: PaperRequest) => Promise<Followed>;
