import type { Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { KeyChange, Resealed } from '../../platform/key-rotation.ts';
import { resealRows } from '../../platform/key-rotation.ts';
import { proxyPurpose, storedOutbound } from './outbound.ts';
import { readChoice, readKeys, updateChoice, updateSealedKey } from './store.ts';

export const purposeOf = (source: string): string => `provider-key|${source}`;

/** Seals the keys of data sources and the address of the proxy with a new master key. */
export async function resealSources(trx: Transaction<Database>, change: KeyChange): Promise<Resealed> {
  const keys = await resealRows(await readKeys(trx), change, {
    purposeOf: ({ provider }) => purposeOf(provider),
    sealedOf: ({ sealed }) => sealed,
    save: ({ provider }, sealed) => updateSealedKey(trx, provider, sealed),
  });
  const { data: outbound } = storedOutbound.safeParse(await readChoice(trx, 'outbound'));
  const proxies = await resealRows(outbound === undefined || outbound.proxy === null ? [] : [outbound], change, {
    purposeOf: () => proxyPurpose,
    sealedOf: ({ proxy }) => proxy ?? '',
    save: (choice, proxy) => updateChoice(trx, 'outbound', { ...choice, proxy }),
  });
  return { sealed: keys.sealed + proxies.sealed, unopened: keys.unopened + proxies.unopened };
}
