import { constants, accessSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PlumblineError } from '@plumbline/model/errors';
import { checkDatabase } from '../../platform/db/backup.ts';
import { openStore, sqliteFile } from '../../platform/db/open-store.ts';
import type { Env } from '../../env.ts';
import { webFolder } from '../../platform/http/web.ts';
import { readSecret } from '../../platform/secret.ts';
import { version } from '../../platform/version.ts';

export interface Finding {
  readonly what: string;
  readonly ok: boolean;
  /** What to do about it. */
  readonly advice?: string;
}

/** Looks at the runtime, the folder, the store and the built web. Changes nothing but pending steps of the schema. */
export async function examine(env: Env): Promise<Finding[]> {
  return [
    runtime(),
    ...(env.DATABASE_URL === null ? [folder(env.DATA_DIR), integrity(env.DATA_DIR)] : []),
    await store(env),
    secret(env.SECRET_FILE),
    web(),
    sec(env),
  ];
}

function runtime(): Finding {
  const major = Number(process.versions.node.split('.')[0]);
  const what = `Plumbline ${version} on Node ${process.versions.node}.`;
  return major >= 24 ? { ok: true, what } : { ok: false, what, advice: 'Start it through npm, which brings Node 24.' };
}

function folder(dataDir: string): Finding {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK | constants.R_OK);
    return { ok: true, what: `The data folder ${dataDir} can be written.` };
  } catch {
    return {
      ok: false,
      what: `The data folder ${dataDir} cannot be written.`,
      advice: 'Set DATA_DIR to a folder of yours.',
    };
  }
}

function integrity(dataDir: string): Finding {
  const file = sqliteFile(dataDir);
  if (!existsSync(file)) return { ok: true, what: 'There is no store yet; the first start makes one.' };
  try {
    checkDatabase(file);
    return { ok: true, what: 'The store is whole.' };
  } catch (error) {
    const advice = `Restore a backup (see ${join(dataDir, 'backups')}): plumbline restore FILE.`;
    return { ok: false, what: error instanceof Error ? error.message : String(error), advice };
  }
}

async function store(env: Env): Promise<Finding> {
  try {
    const opened = await openStore({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL, note: () => undefined });
    await opened.close();
    return { ok: true, what: `The store opens (${opened.engine}) and its schema is up to date.` };
  } catch (error) {
    // A running server holds its store: that is how it should be.
    if (error instanceof PlumblineError && error.details['address']) {
      return { ok: true, what: `A server is running at ${String(error.details['address'])}.` };
    }
    const what = error instanceof Error ? error.message : String(error);
    return { ok: false, what, advice: env.DATABASE_URL === null ? '' : 'Check DATABASE_URL and that the server runs.' };
  }
}

function secret(file: string): Finding {
  try {
    readSecret(file);
    return { ok: true, what: 'The key file is there and private.' };
  } catch (error) {
    if (!(error instanceof PlumblineError)) throw error;
    return { ok: false, what: error.message, advice: String(error.details['advice']) };
  }
}

function web(): Finding {
  if (existsSync(join(webFolder, 'index.html'))) return { ok: true, what: 'The web application is built.' };
  return { ok: false, what: 'The web application is not built.', advice: 'Run npm start, which builds it.' };
}

function sec(env: Env): Finding {
  if (env.DATA_MODE === 'simulated') return { ok: true, what: 'Figures come from the simulated market only.' };
  if (env.DATA_MODE === 'archive') return { ok: true, what: 'Figures come from the archive only.' };
  if (env.SEC_USER_AGENT !== null || env.SEC_URL !== null) return { ok: true, what: 'SEC EDGAR knows who is asking.' };
  return {
    ok: true,
    what: 'SEC EDGAR is off: it serves only callers who name themselves.',
    advice:
      'Enter a contact in Settings, under Data sources, or set SEC_USER_AGENT, for real statements of US companies.',
  };
}
