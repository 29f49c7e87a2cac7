import { ulid } from 'ulid';
import type { SavedScreen } from '@plumbline/contract/discover';
import { PlumblineError } from '@plumbline/model/errors';
import type { Clock } from '@plumbline/model/ports';
import { isScreenNumber } from '@plumbline/quant/screen/screen-fields';
import { parseScreenRules, writeScreenRules } from '@plumbline/quant/screen/screen-rule';
import type { Store } from '../../../platform/db/open-store.ts';

/** More than anybody keeps track of. */
const mostKept = 50;

type Given = Omit<SavedScreen, 'id' | 'createdAt'>;

export interface SavedScreens {
  list(ownerId: string): Promise<SavedScreen[]>;
  save(ownerId: string, given: Given): Promise<SavedScreen>;
  remove(ownerId: string, id: string): Promise<void>;
}

/** Screens that an owner kept under a name; one of the same name is replaced. */
export function savedScreens({ db }: Pick<Store, 'db'>, clock: Clock): SavedScreens {
  const list = async (ownerId: string): Promise<SavedScreen[]> => {
    const rows = await db
      .selectFrom('screens')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return rows.map(({ id, name, market, rules, sort, columns, created_at: createdAt }) => ({
      id,
      name,
      market,
      rules,
      sort,
      columns: columns === '' ? [] : columns.split(','),
      createdAt,
    }));
  };
  return {
    list,
    async save(ownerId, { name, market, rules, sort, columns }) {
      const read = parseScreenRules(rules);
      if (read.length === 0) throw new PlumblineError('bad-input', 'A screen to keep needs a condition.');
      const known = await list(ownerId);
      const same = known.find((one) => one.name === name);
      if (same === undefined && known.length >= mostKept) {
        throw new PlumblineError('bad-input', `At most ${mostKept} screens are kept. Remove one first.`);
      }
      const createdAt = clock.now();
      const screen: SavedScreen = {
        id: ulid(createdAt),
        name,
        market,
        rules: writeScreenRules(read),
        sort,
        columns: columns.filter(isScreenNumber),
        createdAt,
      };
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('screens').where('owner_id', '=', ownerId).where('name', '=', name).execute();
        await trx
          .insertInto('screens')
          .values({
            id: screen.id,
            owner_id: ownerId,
            name,
            market,
            rules: screen.rules,
            sort,
            columns: screen.columns.join(','),
            created_at: createdAt,
          })
          .execute();
      });
      return screen;
    },
    async remove(ownerId, id) {
      const gone = await db
        .deleteFrom('screens')
        .where('id', '=', id)
        .where('owner_id', '=', ownerId)
        .returning('id')
        .execute();
      if (gone.length === 0) throw new PlumblineError('not-found', 'There is no such screen.');
    },
  };
}
