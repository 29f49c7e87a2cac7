import type { Spending } from '@plumbline/contract/route';
import { dayMs } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Env } from '../../env.ts';
import type { Store } from '../db/open-store.ts';
import { readComputing, readStoredBytes } from '../owner-usage.ts';

/** What one owner may use beside requests and streams, in all processes together. */
export interface OwnerQuota {
  /** Headers say what is left. Throws for a call that would use of what is used up. */
  check(ownerId: string, spends: readonly Spending[]): Promise<Record<string, string>>;
}

/** The same for an owner who is known already. */
export type CheckQuota = (spends: readonly Spending[]) => Promise<void>;

type QuotaEnv = Pick<Env, 'STORAGE_MB_PER_OWNER' | 'COMPUTING_SECONDS_PER_DAY'>;

const mb = 1_000_000;
/** Measuring asks every table; within so short a time nobody stores much. */
const measuredForMs = 10_000;
const mostMeasured = 10_000;

export const ownerBytes = ({ STORAGE_MB_PER_OWNER: most }: QuotaEnv): number | null => (most === 0 ? null : most * mb);

/** Days are those of real time, as jobs count them. */
export function ownerQuota(env: QuotaEnv, { db }: Pick<Store, 'db'>): OwnerQuota {
  const measured = new Map<string, { readonly until: number; readonly bytes: number }>();
  const storedOf = async (ownerId: string, most: number): Promise<number> => {
    const known = measured.get(ownerId);
    // Whoever was refused and has removed something need not wait.
    if (known !== undefined && known.until > performance.now() && known.bytes < most) return known.bytes;
    const bytes = await readStoredBytes(db, ownerId);
    if (measured.size >= mostMeasured) measured.clear();
    measured.set(ownerId, { until: performance.now() + measuredForMs, bytes });
    return bytes;
  };

  const storage = async (ownerId: string): Promise<readonly string[]> => {
    const most = ownerBytes(env);
    if (most === null) return [];
    const used = await storedOf(ownerId, most);
    if (used >= most) {
      throw new PlumblineError(
        'too-large',
        `Your work takes ${Math.ceil(used / mb)} MB here, and ${most / mb} MB is what one visitor may keep. Remove reports, conversations or strategies you no longer need.`,
        { limit: 'storage.perOwner', most, used },
      );
    }
    return [`"storage";q=${most};qu="content-bytes"`, `"storage";r=${most - used}`];
  };

  const computing = async (ownerId: string): Promise<readonly string[]> => {
    const most = env.COMPUTING_SECONDS_PER_DAY;
    if (most === 0) return [];
    const at = Date.now();
    const left = Math.max(0, Math.ceil(most - (await readComputing(db, ownerId, at)) / 1000));
    const seconds = Math.ceil((dayMs - (at % dayMs)) / 1000);
    if (left === 0) {
      throw new PlumblineError(
        'rate-limited',
        `Reports, tests and sweeps of yours have computed for ${most} seconds today, which is what one visitor may use here. It begins anew at midnight UTC.`,
        { limit: 'computing.perDay', most, retryAfterSeconds: seconds },
      );
    }
    return [`"computing";q=${most};qu="seconds";w=${dayMs / 1000}`, `"computing";r=${left};t=${seconds}`];
  };

  const kinds = { storage, computing };
  return {
    async check(ownerId, spends) {
      const told = (await Promise.all(spends.map((kind) => kinds[kind](ownerId)))).filter(({ length }) => length > 0);
      if (told.length === 0) return {};
      return {
        'ratelimit-policy': told.map(([policy]) => policy).join(', '),
        ratelimit: told.map(([, state]) => state).join(', '),
      };
    },
  };
}
