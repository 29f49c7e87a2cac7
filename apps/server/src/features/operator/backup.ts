import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ulid } from 'ulid';
import type { OperationView } from '@plumbline/contract/operation';
import { PlumblineError } from '@plumbline/model/errors';
import type { Clock } from '@plumbline/model/ports';
import { readPassphrase } from '../../platform/passphrase.ts';
import type { Env } from '../../env.ts';
import type { BackupResult } from '../../platform/db/backup.ts';
import type { Store } from '../../platform/db/open-store.ts';
import { hourMs } from '../../platform/http/request-faults.ts';
import type { JobQueue } from '../../platform/queue/queue.ts';
import { sealKeyFile } from '../../platform/sealed-key.ts';
import { readOrMakeSecret } from '../../platform/secret.ts';
import { beginBackup, endBackup, failBackup, forgetOld, latestBackups } from './store/backups.ts';
import { backUpStoreJob } from './back-up-store.job.ts';

/** Writes the store into a new file and checks it; on a thread, since copying a large one takes seconds. */
export type StoreBackup = (request: {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly target: string;
}) => Promise<BackupResult>;

interface BackupDeps {
  readonly env: Env;
  readonly store: Store;
  readonly queue: JobQueue;
  readonly backUpStore: StoreBackup;
  readonly clock: Clock;
}

export interface BackupService {
  /** Queues the backup of this period, once however many processes ask. */
  queueDue(): Promise<void>;
  /** Queues one at once. */
  queueNow(): Promise<string>;
  /** What the job does. */
  make(name: string): Promise<void>;
  /** The tries are used up. */
  giveUp(name: string, reason: string): Promise<void>;
  view(): Promise<OperationView['backups']>;
}

const filesOf = (folder: string, name: string): readonly [string, string, string] => {
  const file = join(folder, `${name}.db`);
  return [file, `${file}.key`, `${file}.part`];
};

function removeAll(files: readonly string[]): void {
  for (const file of files) rmSync(file, { force: true });
}

export function backupService({ env, store, queue, backUpStore, clock }: BackupDeps): BackupService {
  const { db } = store;
  const folder = env.BACKUP_DIR ?? (env.DATABASE_URL === null ? join(env.DATA_DIR, 'backups') : null);
  const everyMs = env.BACKUP_HOURS * hourMs;
  const isScheduled = folder !== null && everyMs > 0;
  const enqueue = async (name: string): Promise<string> => {
    const id = await db.transaction().execute((trx) => queue.enqueue(trx, backUpStoreJob, { name }));
    queue.wake();
    return id;
  };
  const nameAt = (at: number): string => `plumbline-${new Date(at).toISOString().slice(0, 16).replace(/[-:]/g, '')}`;

  return {
    async queueDue() {
      if (isScheduled) await enqueue(nameAt(Math.floor(clock.now() / everyMs) * everyMs));
    },

    async queueNow() {
      if (folder === null) {
        throw new PlumblineError(
          'not-permitted',
          'Set BACKUP_DIR to a folder that the workers of this server can write.',
        );
      }
      return enqueue(`${nameAt(clock.now())}-${ulid(clock.now()).slice(-6).toLowerCase()}`);
    },

    async make(name) {
      if (folder === null) return;
      const [file] = filesOf(folder, name);
      await beginBackup(db, { id: name, at: clock.now(), file });
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      // Left by a try that did not come to its end.
      removeAll(filesOf(folder, name));
      const { sha256 } = await backUpStore({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL, target: file });
      if (env.BACKUP_PASSPHRASE_FILE !== null) {
        // A server makes its key when it first needs one: a new store has a backup sooner.
        readOrMakeSecret(env.SECRET_FILE);
        sealKeyFile(env.SECRET_FILE, `${file}.key`, readPassphrase(env.BACKUP_PASSPHRASE_FILE));
      }
      await endBackup(db, name, { sha256, bytes: statSync(file).size });
      for (const old of await forgetOld(db, env.BACKUPS_KEPT)) {
        removeAll([old, `${old}.key`]);
      }
    },

    async giveUp(name, reason) {
      // What was copied already is no backup; one failure a day would fill the disk.
      if (folder !== null) removeAll(filesOf(folder, name));
      await failBackup(db, name, reason);
    },

    async view() {
      const latest = await latestBackups(db);
      return {
        folder,
        everyHours: isScheduled ? env.BACKUP_HOURS : null,
        nextAt: isScheduled ? (Math.floor(clock.now() / everyMs) + 1) * everyMs : null,
        withKey: env.BACKUP_PASSPHRASE_FILE !== null,
        latest,
      };
    },
  };
}
