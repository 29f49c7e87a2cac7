import type { Transaction } from 'kysely';
import { ulid } from 'ulid';
import type { ShareView, StrategyView, VersionView } from '@plumbline/contract/strategy';
import { PlumblineError } from '@plumbline/model/errors';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import type { VerdictLabel } from '@plumbline/model/verdict';
import { specHash } from '@plumbline/quant/engine/strategy/compile-strategy';
import type { Database } from '../../platform/db/schema.ts';
import type { JobContext } from '../../platform/queue/job.ts';
import type { Trial } from './store/lineage.ts';
import { addTrials, countTried, lineageOf } from './store/lineage.ts';
import type { StrategyRow } from './rows.ts';
import { specOf, strategyView, streamOf, verdictOf, versionView } from './rows.ts';
import type { SharedStrategy } from './store/shares.ts';
import { closeShare, openShare, openShares, readShare } from './store/shares.ts';
import { loadUniverse, type UniverseData } from './load-universe.ts';
import { failTest, performTest } from './test-version.ts';
import { sealSpan, tryVariant, type TriedVariant, type Variant } from './try-variant.ts';
import {
  findStrategy,
  insertStrategy,
  listStrategies,
  listTestedSince,
  updateOwn,
  updateStrategy,
} from './store/strategies.ts';
import { insertVersion, lastVersion, listVersions, readVersion } from './store/versions.ts';
import type { StrategyDeps } from './deps.ts';

// What other features may use.
export type { TestOutcome } from './compute-test.ts';
export { countTried, mergeLineages } from './store/lineage.ts';
export { findStrategy, updateStrategy } from './store/strategies.ts';
export { readVersion } from './store/versions.ts';
export { loadUniverse, universeLoader } from './load-universe.ts';
export type { UniverseData } from './load-universe.ts';
export { specOf, streamOf, verdictOf } from './rows.ts';
export type { StrategyTester } from './compute-test.ts';

export interface NewStrategy {
  readonly spec: StrategySpec;
  readonly template?: string | undefined;
  readonly attribution?: string;
  readonly note: string;
  /** Of the strategy it is a clone of. */
  readonly lineageId?: string;
  /** Done in the same transaction: what it refuses is not created. */
  readonly also?: (trx: Transaction<Database>, id: string) => Promise<void>;
}

/** A verdict that a test came to, beside the one of the version before it. */
export interface VerdictChange {
  readonly strategyId: string;
  readonly strategyName: string;
  readonly instrumentIds: readonly string[];
  readonly at: number;
  readonly now: VerdictLabel;
  readonly before: VerdictLabel | null;
}

export interface StrategyService {
  create(ownerId: string, given: NewStrategy): Promise<StrategyView>;
  list(ownerId: string): Promise<StrategyView[]>;
  /** Of the current versions that were tested after this time. */
  verdicts(ownerId: string, since: number): Promise<readonly VerdictChange[]>;
  read(ownerId: string, id: string): Promise<{ strategy: StrategyView; versions: VersionView[] }>;
  save(
    ownerId: string,
    id: string,
    given: { spec: StrategySpec; note: string; resultHash?: string | undefined },
  ): Promise<StrategyView>;
  change(
    ownerId: string,
    id: string,
    change: { name?: string | undefined; archived?: boolean | undefined },
  ): Promise<StrategyView>;
  remove(ownerId: string, id: string): Promise<void>;
  restore(ownerId: string, id: string): Promise<StrategyView>;
  clone(ownerId: string, id: string, name: string): Promise<StrategyView>;
  countTrials(ownerId: string, id: string, trials: readonly Trial[]): Promise<number>;
  share(ownerId: string, id: string, terms: { withLogic: boolean; days: number | null }): Promise<ShareView>;
  shares(ownerId: string, id: string): Promise<ShareView[]>;
  unshare(ownerId: string, id: string, token: string): Promise<void>;
  shared(token: string): Promise<SharedStrategy>;
  cloneShared(ownerId: string, token: string): Promise<StrategyView>;
  /** The end of the history that stays sealed for an idea, and whether it was never tested over before. */
  seal(ownerId: string, idea: StrategySpec): ReturnType<typeof sealSpan>;
  /** Counts a variant, then tests it on the history before the sealed span. */
  tryVariant(ownerId: string, variant: Variant): Promise<TriedVariant>;
  /** Everything a strategy reads. */
  universe(spec: StrategySpec): Promise<UniverseData>;
  /** Name of its event stream, for its owner. */
  stream(ownerId: string, id: string): Promise<string>;
  /** The work of one version; called by its job, perhaps more than once. */
  test(id: string, version: number, context: JobContext): Promise<void>;
  giveUp(id: string, version: number, reason: string): Promise<void>;
}

export function strategyService(deps: StrategyDeps): StrategyService {
  const { store, queue, clock } = deps;
  const { db } = store;

  /** The only way to a strategy: by owner and id. A foreign id is the same answer as a missing one. */
  const find = async (ownerId: string, id: string, { isRemoved = false } = {}): Promise<StrategyRow> => {
    const row = await findStrategy(db, ownerId, id, { isRemoved });
    if (row === undefined) throw new PlumblineError('not-found', 'There is no such strategy.');
    return row;
  };

  const views = async (rows: readonly StrategyRow[]): Promise<StrategyView[]> => {
    const [first] = rows;
    if (first === undefined) return [];
    const versions = await listVersions(
      db,
      rows.map(({ id }) => id),
    );
    // Rows of one list are those of one owner.
    const trials = await countTried(
      db,
      first.owner_id,
      rows.map((row) => row.lineage_id),
    );
    return Promise.all(
      rows.flatMap((row) => {
        const current = versions.find((one) => one.strategy_id === row.id && one.version === row.version);
        return current === undefined ? [] : [strategyView(row, current, trials.get(row.lineage_id) ?? 0)];
      }),
    );
  };

  const viewOf = async (row: StrategyRow): Promise<StrategyView> => {
    const [found] = await views([row]);
    if (found === undefined) throw new PlumblineError('not-found', 'There is no such strategy.');
    return found;
  };
  const view = async (ownerId: string, id: string): Promise<StrategyView> => viewOf(await find(ownerId, id));

  const create = async (ownerId: string, given: NewStrategy): Promise<StrategyView> => {
    const { spec, template = null, attribution = null, note, lineageId, also } = given;
    const at = clock.now();
    const id = ulid(at);
    await db.transaction().execute(async (trx) => {
      const lineage = lineageId ?? (await lineageOf(trx, ownerId, spec, at));
      await insertStrategy(trx, {
        id,
        owner_id: ownerId,
        lineage_id: lineage,
        name: spec.name,
        state: 'draft',
        template,
        attribution,
        version: 1,
        created_at: at,
        updated_at: at,
        deleted_at: null,
      });
      await insertVersion(trx, deps, {
        ownerId,
        strategyId: id,
        lineageId: lineage,
        version: 1,
        spec,
        note,
        clientHash: null,
      });
      await also?.(trx, id);
    });
    queue.wake();
    return view(ownerId, id);
  };

  return {
    create,

    list: async (ownerId) => views(await listStrategies(db, ownerId)),

    async verdicts(ownerId, since) {
      const rows = await listTestedSince(db, ownerId, since);
      if (rows.length === 0) return [];
      const versions = await listVersions(
        db,
        rows.map(({ id }) => id),
      );
      const trials = await countTried(
        db,
        ownerId,
        rows.map((row) => row.lineage_id),
      );
      const changes = rows.map(async (row): Promise<readonly VerdictChange[]> => {
        const own = versions.filter((one) => one.strategy_id === row.id && one.version <= row.version);
        const current = own.find(({ version }) => version === row.version);
        if (current === undefined || current.tested_at === null) return [];
        const tried = trials.get(row.lineage_id) ?? 0;
        const now = await verdictOf(current, tried);
        const earlier = own.find(({ version, verdict }) => version < row.version && verdict !== null);
        const before = earlier === undefined ? null : await verdictOf(earlier, tried);
        if (now === null) return [];
        return [
          {
            strategyId: row.id,
            strategyName: row.name,
            instrumentIds: specOf(current).universe.instruments,
            at: current.tested_at,
            now: now.label,
            before: before?.label ?? null,
          },
        ];
      });
      return (await Promise.all(changes)).flat();
    },

    async read(ownerId, id) {
      const strategy = await view(ownerId, id);
      const versions = await listVersions(db, [id]);
      return { strategy, versions: await Promise.all(versions.map((row) => versionView(row, strategy.trials))) };
    },

    async save(ownerId, id, { spec, note, resultHash }) {
      const before = await find(ownerId, id);
      await db.transaction().execute(async (trx) => {
        const last = await lastVersion(trx, id);
        const current = await readVersion(trx, id, before.version);
        const at = clock.now();
        const rename = { name: spec.name, updated_at: at };
        if (current.spec_hash === specHash(spec)) {
          await updateStrategy(trx, id, rename);
          return;
        }
        const version = last + 1;
        await insertVersion(trx, deps, {
          ownerId,
          strategyId: id,
          lineageId: before.lineage_id,
          version,
          spec,
          note,
          clientHash: resultHash ?? null,
        });
        await updateStrategy(trx, id, { ...rename, version });
      });
      queue.wake();
      return view(ownerId, id);
    },

    async change(ownerId, id, { name, archived }) {
      const row = await find(ownerId, id);
      const { current } = await viewOf(row);
      const brought = current.test.state === 'done' ? ('tested' as const) : ('draft' as const);
      await updateOwn(db, ownerId, id, {
        updated_at: clock.now(),
        ...(name === undefined ? {} : { name }),
        ...(archived === undefined ? {} : { state: archived ? 'archived' : brought }),
      });
      return view(ownerId, id);
    },

    async remove(ownerId, id) {
      await find(ownerId, id);
      await updateOwn(db, ownerId, id, { deleted_at: clock.now() });
    },

    async restore(ownerId, id) {
      await find(ownerId, id, { isRemoved: true });
      await updateOwn(db, ownerId, id, { deleted_at: null });
      return view(ownerId, id);
    },

    async clone(ownerId, id, name) {
      const row = await find(ownerId, id);
      const { current } = await viewOf(row);
      return create(ownerId, {
        spec: { ...current.spec, name },
        ...(row.template === null ? {} : { template: row.template }),
        ...(row.attribution === null ? {} : { attribution: row.attribution }),
        note: '',
        lineageId: row.lineage_id,
      });
    },

    async countTrials(ownerId, id, trials) {
      const { lineage_id: lineageId } = await find(ownerId, id);
      await addTrials(db, lineageId, trials, clock.now());
      return (await countTried(db, ownerId, [lineageId])).get(lineageId) ?? 0;
    },

    share: async (ownerId, id, terms) => openShare(deps, await find(ownerId, id), terms),

    async shares(ownerId, id) {
      await find(ownerId, id);
      return openShares(deps, id);
    },

    async unshare(ownerId, id, token) {
      await find(ownerId, id);
      await closeShare(deps, id, token);
    },

    shared: (token) => readShare(deps, token),

    async cloneShared(ownerId, token) {
      const { view: seen, spec, lineageId } = await readShare(deps, token);
      if (seen.version.spec === null) {
        throw new PlumblineError('not-permitted', 'This strategy is shared without its logic, so it cannot be copied.');
      }
      return create(ownerId, { spec, attribution: seen.attribution ?? seen.name, note: '', lineageId });
    },

    seal: (ownerId, idea) => sealSpan(deps, ownerId, idea),
    tryVariant: (ownerId, variant) => tryVariant(deps, ownerId, variant),

    universe: (spec) => loadUniverse(deps.market, spec),

    async stream(ownerId, id) {
      await find(ownerId, id);
      return streamOf(id);
    },

    test: (id, version, context) => performTest(deps, id, version, context),
    giveUp: (id, version, reason) => failTest(deps, id, version, reason),
  };
}
