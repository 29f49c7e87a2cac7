import type { BackupResult } from './backup.ts';
import { sqliteFile } from './open-store.ts';

interface BackUpRequest {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** The file to write; it must not exist. */
  readonly target: string;
  readonly note?: (message: string) => void;
}

/** Writes a store of either engine as one file, checked, also while it is used. */
export async function backUpStore({ dataDir, databaseUrl, target, note }: BackUpRequest): Promise<BackupResult> {
  if (databaseUrl !== null) {
    const { backupPostgres } = await import('./copy-of-postgres.ts');
    return backupPostgres(databaseUrl, target, note ?? (() => undefined));
  }
  const { backupSqlite } = await import('./backup.ts');
  return backupSqlite(sqliteFile(dataDir), target);
}
