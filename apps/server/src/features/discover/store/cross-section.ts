import type { Kysely } from 'kysely';
import type { MeasuredInstrument } from '@plumbline/agent/screen/measure-instrument';
import type { Realm } from '@plumbline/market/route/market-data';
import type { Instrument } from '@plumbline/model/instrument';
import type { ScreenRow } from '@plumbline/quant/screen/run-screen';
import type { Database } from '../../../platform/db/schema.ts';

/** One instrument of a cross-section, ready to be screened. */
export interface SectionRow extends ScreenRow, MeasuredInstrument {
  readonly instrumentId: string;
}

/** An instrument that nothing could be learned about; it keeps its place, so that it is not asked for again until the next session. */
export const nothingMeasured: MeasuredInstrument = {
  price: null,
  asOf: null,
  source: null,
  figures: {},
  spark: [],
  events: [],
  areEventsKnown: false,
};

/** Events farther away are no calendar. */
const eventsKept = 80;

interface CrossSections {
  rows(realm: Realm): Promise<ReadonlyMap<string, SectionRow>>;
  /** Those of a few instruments, read from the store each time. */
  rowsOf(realm: Realm, instrumentIds: readonly string[]): Promise<ReadonlyMap<string, SectionRow>>;
  /** The session after which each instrument was measured. */
  sessions(realm: Realm): Promise<ReadonlyMap<string, string>>;
  /** All in one write: where a disk is slow, one for each holds up everybody. */
  keep(realm: Realm, list: readonly Keeping[], at: number): Promise<void>;
}

export interface Keeping {
  readonly instrument: Instrument;
  readonly session: string;
  readonly measured: MeasuredInstrument;
}

interface Read {
  readonly count: number;
  /** When the newest of them was measured. */
  readonly last: number;
  readonly rows: ReadonlyMap<string, SectionRow>;
}

/** The stored cross-sections. What was read is kept in memory until the table changes. */
export function crossSections(db: Kysely<Database>): CrossSections {
  const read = new Map<Realm, Read>();

  const stateOf = async (realm: Realm): Promise<Pick<Read, 'count' | 'last'>> => {
    const { count, last } = await db
      .selectFrom('cross_section')
      .select(({ fn }) => [fn.countAll().as('count'), fn.max('measured_at').as('last')])
      .where('realm', '=', realm)
      .executeTakeFirstOrThrow();
    return { count: Number(count), last: Number(last ?? Number.NEGATIVE_INFINITY) };
  };

  /** Rows measured at an instant or later. */
  const rowsSince = async (realm: Realm, since: number): Promise<readonly (readonly [string, SectionRow])[]> => {
    const all = db.selectFrom('cross_section').select(['instrument_id', 'body']).where('realm', '=', realm);
    const stored = await (Number.isFinite(since) ? all.where('measured_at', '>=', since) : all).execute();
    return stored.map(({ instrument_id, body }) => [instrument_id, rowOf(instrument_id, body)]);
  };

  return {
    async rows(realm) {
      const state = await stateOf(realm);
      const known = read.get(realm);
      if (known?.count === state.count && known.last === state.last) return known.rows;
      // While it fills, a look reads what has come since the last look; where that does not add up, everything.
      const more = await rowsSince(realm, known?.last ?? Number.NEGATIVE_INFINITY);
      const joined = new Map([...(known?.rows ?? []), ...more]);
      const rows = joined.size < state.count ? new Map(await rowsSince(realm, Number.NEGATIVE_INFINITY)) : joined;
      read.set(realm, { ...state, rows });
      return rows;
    },

    async rowsOf(realm, instrumentIds) {
      if (instrumentIds.length === 0) return new Map();
      const stored = await db
        .selectFrom('cross_section')
        .select(['instrument_id', 'body'])
        .where('realm', '=', realm)
        .where('instrument_id', 'in', instrumentIds)
        .execute();
      return new Map(stored.map(({ instrument_id, body }) => [instrument_id, rowOf(instrument_id, body)]));
    },

    async sessions(realm) {
      const rows = await db
        .selectFrom('cross_section')
        .select(['instrument_id', 'session'])
        .where('realm', '=', realm)
        .execute();
      return new Map(rows.map(({ instrument_id, session }) => [instrument_id, session]));
    },

    async keep(realm, list, at) {
      if (list.length === 0) return;
      const rows = list.map(({ instrument: { id, market, sector }, session, measured }) => {
        const events = measured.events.slice(-eventsKept);
        const body = JSON.stringify({ ...measured, events, sector: sector ?? null });
        return { realm, instrument_id: id, market, session, body, measured_at: at };
      });
      await db
        .insertInto('cross_section')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['realm', 'instrument_id']).doUpdateSet(({ ref }) => ({
            market: ref('excluded.market'),
            session: ref('excluded.session'),
            body: ref('excluded.body'),
            measured_at: ref('excluded.measured_at'),
          })),
        )
        .execute();
    },
  };
}

function rowOf(instrumentId: string, body: string): SectionRow {
  // Written by this file from typed values.
  const measured = JSON.parse(body) as MeasuredInstrument & Pick<ScreenRow, 'sector'>;
  const values = Object.fromEntries(Object.entries(measured.figures).map(([id, { value }]) => [id, value]));
  return { ...measured, instrumentId, values };
}
