import { PlumblineError } from '@plumbline/model/errors';
import type { Clock } from '@plumbline/model/ports';
import type { Store } from '../../platform/db/open-store.ts';
import type { Reseal, Rotation, RotationStep } from '../../platform/key-rotation.ts';
import { rotateKey, settleKeyFile } from '../../platform/key-rotation.ts';
import { forgetProviderTokens } from '../account/service.ts';
import { resealChannels } from '../channel/service.ts';
import { resealModelKeys } from '../language-models/service.ts';
import { resealSources } from '../sources/service.ts';
import { readProcesses } from './store/overview.ts';

const forgetTokens: Reseal = async (trx) => {
  await forgetProviderTokens(trx);
  return { sealed: 0, unopened: 0 };
};

const reseals: readonly Reseal[] = [resealSources, resealModelKeys, resealChannels, forgetTokens];

interface ReplaceOptions {
  readonly store: Store;
  readonly secretFile: string;
  readonly clock: Clock;
  readonly reached?: (step: RotationStep) => void;
}

/** Puts a new master key in the place of the old one; null when an interrupted replacement was finished in place of that. */
export async function replaceMasterKey({
  store,
  secretFile,
  clock,
  reached,
}: ReplaceOptions): Promise<Rotation | null> {
  await refuseWhileServing(store);
  if ((await settleKeyFile(store, secretFile)) === 'finished') return null;
  return rotateKey({ store, file: secretFile, reseals, at: clock.now(), ...(reached && { reached }) });
}

/** An SQLite store is ours alone once it is open; servers on PostgreSQL may run on other machines, with key files of their own. */
async function refuseWhileServing({ engine, db }: Store): Promise<void> {
  if (engine === 'sqlite') return;
  const alive = (await readProcesses(db)).filter(({ isAlive }) => isAlive);
  if (alive.length === 0) return;
  const names = alive.map(({ id }) => id).join(', ');
  throw new PlumblineError(
    'not-permitted',
    `Servers are using the store (${names}). Stop them all; one that was killed counts as gone after a minute.`,
  );
}
