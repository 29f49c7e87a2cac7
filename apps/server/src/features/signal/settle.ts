import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { signalBarsOf } from '@plumbline/quant/engine/strategy/price-actions';
import { costPerSide } from '@plumbline/quant/evidence/cost-per-side';
import { groupedBy } from '../../platform/db/pages-of.ts';
import type { BacktestAsset } from '@plumbline/quant/engine/strategy/strategy-backtest';
import { appendEntries } from '../ledger/service.ts';
import type { ActivationRow, SignalRow } from './rows.ts';
import type { OutcomeBody } from '../ledger/service.ts';
import { frozenOf, streamOf } from './rows.ts';
import type { SignalDeps } from './deps.ts';
import { evidenceOf } from './record.ts';
import { activatedTests } from './store/activations.ts';
import { closeSignal, signalsSinceOpen } from './store/signals.ts';

/** Open of the first bar after an instant, raw and adjusted: where an order decided then was filled. */
function nextOpen(
  asset: BacktestAsset,
  after: number,
): { readonly row: number; readonly price: number; readonly adjusted: number } | null {
  const { bars } = asset;
  const row = bars.time.findIndex((time) => time > after);
  if (row < 0) return null;
  return { row, price: bars.open[row] ?? Number.NaN, adjusted: signalBarsOf(asset).open[row] ?? Number.NaN };
}

/** What became of an entry, before costs. */
function outcomeOf(entry: SignalRow, exit: SignalRow, asset: BacktestAsset): OutcomeBody | null {
  const opened = nextOpen(asset, entry.bar_at);
  if (opened === null) return null;
  const { filledAt } = frozenOf(exit);
  const exitRow = asset.bars.time.findIndex((time) => time === exit.bar_at);
  const closed =
    filledAt === null
      ? nextOpen(asset, exit.bar_at)
      : {
          row: exitRow,
          price: filledAt,
          // The adjusted level of a price within a bar: as its close is to the raw close.
          adjusted: filledAt * ((signalBarsOf(asset).close[exitRow] ?? 1) / (asset.bars.close[exitRow] ?? 1)),
        };
  if (closed === null || closed.row < opened.row) return null;
  return {
    signalId: entry.id,
    returnPct: entry.side * (closed.adjusted / opened.adjusted - 1),
    exitTime: asset.bars.time[closed.row] ?? exit.bar_at,
    exitPrice: closed.price,
    bars: closed.row - opened.row,
  };
}

/** A strategy whose signals may be settled, with its prices. */
interface Settled {
  readonly activation: ActivationRow;
  readonly universe: { readonly assets: readonly BacktestAsset[] };
  readonly spec: StrategySpec;
}

function outcomesOf({ universe }: Settled, rows: readonly SignalRow[]): readonly OutcomeBody[] {
  return rows
    .filter(({ kind, status }) => kind === 'enter' && status === 'open')
    .flatMap((entry) => {
      const exit = rows.find(
        (one) =>
          one.seq > entry.seq &&
          one.instrument_id === entry.instrument_id &&
          (one.kind === 'exit' || (one.kind === 'enter' && one.side !== entry.side)),
      );
      const asset = universe.assets.find(({ id }) => id === entry.instrument_id);
      if (exit === undefined || asset === undefined) return [];
      return outcomeOf(entry, exit, asset) ?? [];
    });
}

/**
 * Settles what can be settled: an entry is closed by the next exit, or entry of the other side, of the same strategy and
 * instrument, once the bar of that exit's fill is known. Losers are settled like winners. Idempotent.
 */
export async function settleOutcomes(
  { store, events, clock }: Pick<SignalDeps, 'store' | 'events' | 'clock'>,
  strategies: readonly Settled[],
): Promise<void> {
  const ids = strategies.map(({ activation }) => activation.strategy_id);
  const byStrategy = groupedBy(await signalsSinceOpen(store.db, ids), ({ strategy_id: id }) => id);
  const found = strategies.flatMap((one) => {
    const { owner_id: ownerId, strategy_id: id } = one.activation;
    const rows = (byStrategy.get(id) ?? []).filter((row) => row.owner_id === ownerId);
    return outcomesOf(one, rows).map((body) => ({ ownerId, spec: one.spec, strategyId: id, body }));
  });
  if (found.length === 0) return;
  const tests = await activatedTests(store.db, [...new Set(found.map(({ strategyId }) => strategyId))]);
  const specs = new Map(found.map(({ strategyId, spec }) => [strategyId, spec]));
  const evidence = await evidenceOf(store.db, tests, (id) => specs.get(id));
  const costOf = ({ strategyId, spec }: (typeof found)[number]): number =>
    evidence.get(strategyId)?.costPerSide ?? costPerSide(spec.costs);
  // A side costs what card, page and messages say that it costs.
  const settled = found.map((one) => ({
    ownerId: one.ownerId,
    body: { ...one.body, returnPct: one.body.returnPct - 2 * costOf(one) },
  }));
  const at = clock.now();
  await store.db.transaction().execute(async (trx) => {
    const closed: typeof settled = [];
    for (const one of settled) {
      if (await closeSignal(trx, one.body.signalId, JSON.stringify(one.body))) closed.push(one);
    }
    await appendEntries(
      trx,
      closed.map((one) => ({ ...one, kind: 'outcome', at })),
    );
    const telling = closed.map(({ ownerId, body: { signalId } }) => ({
      stream: streamOf(ownerId),
      body: { kind: 'outcome', signalId },
    }));
    await events.appendAll(telling, trx);
  });
  for (const owner of new Set(found.map(({ ownerId }) => ownerId))) events.announce(streamOf(owner));
}
