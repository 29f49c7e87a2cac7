import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { readShared, ShareView } from '@plumbline/contract/strategy';
import { PlumblineError } from '@plumbline/model/errors';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { countTrials } from './lineage.ts';
import { versionView } from './rows.ts';
import type { StrategyDeps } from './service.ts';

type SharedView = z.input<typeof readShared.response>;

/** What a link leads to; the lineage makes a clone of it count on. */
export interface SharedStrategy {
  readonly view: SharedView;
  readonly spec: StrategySpec;
  readonly lineageId: string;
}

const dayMs = 86_400_000;
const closed = (): PlumblineError => new PlumblineError('not-found', 'Link no longer shared');

/** Opens a link to the current version of a strategy. 128 random bits: it cannot be guessed. */
export async function openShare(
  { store, clock }: StrategyDeps,
  strategy: { readonly id: string; readonly version: number },
  { withLogic, days }: { withLogic: boolean; days: number | null },
): Promise<ShareView> {
  const createdAt = clock.now();
  const token = randomBytes(16).toString('base64url');
  const expiresAt = days === null ? null : createdAt + days * dayMs;
  await store.db
    .insertInto('strategy_shares')
    .values({
      token,
      strategy_id: strategy.id,
      version: strategy.version,
      with_logic: withLogic ? 1 : 0,
      created_at: createdAt,
      expires_at: expiresAt,
      revoked_at: null,
    })
    .execute();
  return { token, withLogic, createdAt, expiresAt };
}

export async function openShares({ store, clock }: StrategyDeps, strategyId: string): Promise<ShareView[]> {
  const rows = await store.db
    .selectFrom('strategy_shares')
    .selectAll()
    .where('strategy_id', '=', strategyId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute();
  return rows
    .filter(({ expires_at: at }) => at === null || at > clock.now())
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
  const isOpen = share !== undefined && share.revoked_at === null && (share.expires_at ?? Infinity) > clock.now();
  if (!isOpen) throw closed();
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
  if (strategy === undefined || version === undefined) throw closed();
  const trials = (await countTrials(store.db, [strategy.lineage_id])).get(strategy.lineage_id) ?? 0;
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
