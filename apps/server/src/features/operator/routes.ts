import type { StorageView } from '@plumbline/contract/operation';
import { makeBackup, readAudit, readOperation, readStorage } from '@plumbline/contract/operation';
import type { Clock } from '@plumbline/model/ports';
import type { Env } from '../../env.ts';
import type { StoreSizes } from '../../platform/db/measure-store.ts';
import type { Store } from '../../platform/db/open-store.ts';
import { freeBytesOf } from '../../platform/http/health.ts';
import { ownerBytes } from '../../platform/http/owner-quota.ts';
import type { MountedRoute } from '../../platform/http/mounted-route.ts';
import { handle } from '../../platform/http/mounted-route.ts';
import type { BackupService } from './backup.ts';
import { readEntries } from './store/audit.ts';
import { readErrors, readJobs, readProcesses, readQuotas, readUsers, withAddresses } from './store/overview.ts';

/** How large the store is; on a thread where that means reading it. */
export type StoreMeasurer = (dataDir: string) => Promise<StoreSizes>;

interface OperatorRoutesDeps {
  readonly env: Env;
  readonly store: Store;
  readonly backups: BackupService;
  readonly measureStore: StoreMeasurer;
  readonly guestDays: number | null;
  /** Whether requests are counted: not where only this machine can ask. */
  readonly isCounted: boolean;
  readonly clock: Clock;
}

/** Reading every page of a large store takes seconds of a thread and of the disk. */
const measuredForMs = 600_000;

export function operatorRoutes(deps: OperatorRoutesDeps): MountedRoute[] {
  const { env, store, backups, measureStore, guestDays, isCounted, clock } = deps;
  const { db } = store;
  const measure = async (): Promise<StorageView> => {
    const { bytes, freeBytes, tables, owners } = await measureStore(env.DATA_DIR);
    const isHere = store.engine === 'sqlite';
    return {
      engine: store.engine,
      bytes,
      freeBytes,
      diskFreeBytes: isHere ? await freeBytesOf(env.DATA_DIR) : null,
      tables: tables.toSorted((a, b) => b.bytes - a.bytes),
      owners: await withAddresses(db, owners),
      ownerBytes: isCounted ? ownerBytes(env) : null,
      measuredAt: clock.now(),
    };
  };
  let measured: { readonly until: number; readonly view: Promise<StorageView> } | null = null;
  const storage = (): Promise<StorageView> => {
    const now = performance.now();
    if (measured === null || measured.until < now) {
      const view = measure();
      measured = { until: now + measuredForMs, view };
      view.catch(() => (measured = null));
    }
    return measured.view;
  };

  return [
    handle(readOperation, async () => {
      const now = clock.now();
      return {
        at: now,
        users: await readUsers(db, now, guestDays),
        jobs: await readJobs(db, now),
        quotas: await readQuotas(db, env, isCounted),
        errors: await readErrors(db, now),
        processes: await readProcesses(db),
        backups: await backups.view(),
      };
    }),
    handle(readStorage, storage),
    handle(makeBackup, async () => ({ id: await backups.queueNow() })),
    handle(readAudit, ({ query }) => readEntries(db, query)),
  ];
}
