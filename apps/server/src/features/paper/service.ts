import { createHash } from 'node:crypto';
import type { PaperSummary, PaperView } from '@plumbline/contract/paper';
import { PlumblineError } from '@plumbline/model/errors';
import type { Store } from '../../platform/db/open-store.ts';
import type { MarketHandle } from '../../platform/market-handle.ts';
import { firstBarAfter } from '../../platform/closed-bars.ts';
import { foldLedger, type FoldedLedger } from '../ledger/service.ts';
import { followedOf, heldBeside } from '../ledger/service.ts';
import { readLedger } from '../ledger/service.ts';
import { loadUniverse } from '../strategy/service.ts';
import { specOf } from '../strategy/service.ts';
import type { PaperFollower } from './follow.ts';
import { followedRows, ownsStrategy, type FollowedRow } from './store.ts';

const mostKept = 50;
const mostListed = 20;

export interface PaperService {
  read(ownerId: string, strategyId: string): Promise<PaperView | null>;
  list(ownerId: string): Promise<PaperSummary[]>;
}

interface PaperDeps {
  readonly store: Pick<Store, 'db'>;
  readonly market: MarketHandle;
  readonly follow: PaperFollower;
}

/** Accounts are worked out from the ledger whenever somebody looks: there is nothing stored that could differ from it. */
export function paperService({ store: { db }, market, follow }: PaperDeps): PaperService {
  const kept = new Map<string, PaperView>();

  const viewOf = async (row: FollowedRow, ledger: FoldedLedger): Promise<PaperView> => {
    const spec = specOf(row);
    const followed = followedOf(ledger, row);
    const { since, signals } = followed;
    const universe = await loadUniverse(market, spec, heldBeside(spec, followed));
    const [absent] = [...universe.missing, ...universe.othersMissing];
    if (absent !== undefined) throw new PlumblineError('data-unavailable', absent.reason);
    const lasts = [...universe.assets, ...universe.others].map(({ bars }) => bars.time.at(-1) ?? 0);
    const said = createHash('sha256').update(JSON.stringify(signals)).digest('hex');
    const key = [row.strategy_id, row.version, since, universe.simulated, said, ...lasts].join('|');
    const known = kept.get(key);
    if (known !== undefined) return { ...known, strategyName: row.name };
    const startTime = firstBarAfter(universe.assets, since);
    const view: PaperView = {
      strategyId: row.strategy_id,
      strategyName: row.name,
      version: row.version,
      activatedAt: since,
      ...(await follow({ spec, universe, startTime, signals })),
    };
    kept.set(key, view);
    // The oldest goes first.
    for (const old of [...kept.keys()].slice(0, Math.max(0, kept.size - mostKept))) kept.delete(old);
    return view;
  };

  return {
    async read(ownerId, strategyId) {
      if (!(await ownsStrategy(db, ownerId, strategyId)))
        throw new PlumblineError('not-found', 'There is no such strategy.');
      const row = (await followedRows(db, ownerId)).find((one) => one.strategy_id === strategyId);
      return row === undefined ? null : viewOf(row, foldLedger(await readLedger(db, ownerId)));
    },

    async list(ownerId) {
      const rows = await followedRows(db, ownerId, mostListed);
      const ledger = foldLedger(await readLedger(db, ownerId));
      const views = await Promise.allSettled(rows.map((row) => viewOf(row, ledger)));
      return views.flatMap((one): PaperSummary[] => {
        // One without prices is told on its own page.
        if (one.status === 'rejected') return [];
        const {
          time: _t,
          equityCurve: _e,
          benchmarkCurve: _b,
          positions: _p,
          executions: _x,
          rejections: _r,
          ...short
        } = one.value;
        return [short];
      });
    },
  };
}
