import type { z } from 'zod';
import type { readShared, ShareView } from '@plumbline/contract/strategy';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { closedLink, isOpenLink, newLink } from '../../../platform/share-link.ts';
import { countTried } from './lineage.ts';
import { versionView } from '../rows.ts';
import type { StrategyDeps } from '../deps.ts';

type SharedView = z.input<typeof readShared.response>;

/** What a link leads to; the lineage makes a clone of it count on. */
export interface SharedStrategy {
  readonly view: SharedView;
  readonly spec: StrategySpec;
  readonly lineageId: string;
}

/** Opens a link to the current version of a strategy. */
export async function openShare(
  { store, clock }: StrategyDeps,
  strategy: { readonly id: string; readonly version: number },
  { withLogic, days }: { withLogic: boolean; days: number | null },
): Promise<ShareView> {
  const link = newLink(clock.now(), days);
  await store.db
    .insertInto('strategy_shares')
    .values({ ...link, strategy_id: strategy.id, version: strategy.version, with_logic: withLogic ? 1 : 0 })
    .execute();
  return { token: link.token, withLogic, createdAt: link.created_at, expiresAt: link.expires_at };
}

export async function openShares({ store, clock }: StrategyDeps, strategyId: string): Promise<ShareView[]> {
  const rows = await store.db
    .selectFrom('strategy_shares')
    .selectAll()
    .where('strategy_id', '=', strategyId)
    .orderBy('created_at', 'desc')
    .execute();
  return rows
    .filter((row) => isOpenLink(row, clock.now()))
    .map((row) => ({
      token: row.token,
      withLogic: row.with_logic === 1,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
    }));
}

export async function closeShare({ store, clock }: StrategyDeps, strategyId: string, token: string): Promise<void> {
  await store.db
    .updateTable('strategy_shares')
    .set({ revoked_at: clock.now() })
    .where('strategy_id', '=', strategyId)
    .where('token', '=', token)
    .where('revoked_at', 'is', null)
    .execute();
}

/** What stands behind a link; unknown, closed, expired and removed are one answer. */
export async function readShare({ store, clock }: StrategyDeps, token: string): Promise<SharedStrategy> {
  const share = await store.db.selectFrom('strategy_shares').selectAll().where('token', '=', token).executeTakeFirst();
  if (share === undefined || !isOpenLink(share, clock.now())) throw closedLink();
  const strategy = await store.db
    .selectFrom('strategies')
    .selectAll()
    .where('id', '=', share.strategy_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const version = await store.db
    .selectFrom('strategy_versions')
    .selectAll()
    .where('strategy_id', '=', share.strategy_id)
    .where('version', '=', share.version)
    .executeTakeFirst();
  if (strategy === undefined || version === undefined) throw closedLink();
  const trials = (await countTried(store.db, strategy.owner_id, [strategy.lineage_id])).get(strategy.lineage_id) ?? 0;
  const { spec, ...rest } = await versionView(version, trials);
  return {
    view: {
      name: strategy.name,
      attribution: strategy.attribution,
      trials,
      version: { ...rest, spec: share.with_logic === 1 ? spec : null },
    },
    spec,
    lineageId: strategy.lineage_id,
  };
}
