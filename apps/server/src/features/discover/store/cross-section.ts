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
};

/** Events farther away are no calendar. */
const eventsKept = 80;

interface CrossSections {
  rows(realm: Realm): Promise<ReadonlyMap<string, SectionRow>>;
  /** The session after which each instrument was measured. */
  sessions(realm: Realm): Promise<ReadonlyMap<string, string>>;
  keep(realm: Realm, instrument: Instrument, session: string, measured: MeasuredInstrument, at: number): Promise<void>;
}

/** The stored cross-sections. What was read is kept in memory until the table changes. */
export function crossSections(db: Kysely<Database>): CrossSections {
  const read = new Map<Realm, { readonly state: string; readonly rows: ReadonlyMap<string, SectionRow> }>();

  const stateOf = async (realm: Realm): Promise<string> => {
    const { count, last } = await db
      .selectFrom('cross_section')
      .select(({ fn }) => [fn.countAll().as('count'), fn.max('measured_at').as('last')])
      .where('realm', '=', realm)
      .executeTakeFirstOrThrow();
    return `${count} ${last}`;
  };

  return {
    async rows(realm) {
      const state = await stateOf(realm);
      const known = read.get(realm);
      if (known?.state === state) return known.rows;
      const stored = await db
        .selectFrom('cross_section')
        .select(['instrument_id', 'body'])
        .where('realm', '=', realm)
        .execute();
      const rows = new Map(stored.map(({ instrument_id, body }) => [instrument_id, rowOf(instrument_id, body)]));
      read.set(realm, { state, rows });
      return rows;
    },

    async sessions(realm) {
      const rows = await db
        .selectFrom('cross_section')
        .select(['instrument_id', 'session'])
        .where('realm', '=', realm)
        .execute();
      return new Map(rows.map(({ instrument_id, session }) => [instrument_id, session]));
    },

    async keep(realm, { id, market, sector }, session, measured, at) {
      const body = JSON.stringify({ ...measured, events: measured.events.slice(-eventsKept), sector: sector ?? null });
      const values = { market, session, body, measured_at: at };
      await db
        .insertInto('cross_section')
        .values({ realm, instrument_id: id, ...values })
        .onConflict((conflict) => conflict.columns(['realm', 'instrument_id']).doUpdateSet(values))
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
