import type { Kysely } from 'kysely';
import type { MarketId } from '@plumbline/model/instrument';
import type { Database } from '../../platform/db/schema.ts';
import { specOf } from '../strategy/service.ts';
import { marketsOf } from './activation.ts';
import { listActive, readSpecs, type ActiveRow } from './store/activations.ts';

/** A strategy that is switched on, and where it trades. */
export interface ActiveStrategy extends ActiveRow {
  readonly markets: readonly MarketId[];
}

const keyOf = ({ strategy_id: id, version }: Pick<ActiveRow, 'strategy_id' | 'version'>): string => `${id}|${version}`;

/** What everybody has switched on. A version never changes, so that its rules are read once and not at every look. */
export function activeStrategies(db: Kysely<Database>): () => Promise<readonly ActiveStrategy[]> {
  let known: ReadonlyMap<string, readonly MarketId[]> = new Map();
  return async () => {
    const rows = await listActive(db);
    const next = new Map<string, readonly MarketId[]>();
    const unknown: ActiveRow[] = [];
    for (const row of rows) {
      const markets = known.get(keyOf(row));
      if (markets === undefined) unknown.push(row);
      else next.set(keyOf(row), markets);
    }
    await readSpecs(db, unknown, (row) => {
      next.set(
        keyOf(row),
        marketsOf(specOf(row)).map(({ id }) => id),
      );
    });
    known = next;
    return rows.flatMap((row) => {
      const markets = next.get(keyOf(row));
      return markets === undefined ? [] : [{ ...row, markets }];
    });
  };
}
