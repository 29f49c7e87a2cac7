import { ulid } from 'ulid';
import type { AlertEventView, AlertPreview, AlertView, NewAlert } from '@plumbline/contract/alert';
import type { PriceRule } from '@plumbline/model/alert';
import { dateOf, timeOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import { marketOf, type Instrument, type InstrumentId, type MarketId } from '@plumbline/model/instrument';
import { marketById } from '@plumbline/model/market-by-id';
import type { LocalText } from '@plumbline/model/locale';
import { decimalsAt, levelDecimals } from '@plumbline/model/price-decimals';
import { alertHistory } from '@plumbline/quant/signal/price-alert';
import { readId, readInstrument } from '../instrument/service.ts';
import { checkAlertsJob } from './check-alerts.job.ts';
import { figuresPort, realmOf } from '../../platform/market-handle.ts';
import { dueSession } from '../../platform/due-session.ts';
import { closeOf } from '../../platform/closed-bars.ts';
import { inTurn } from '../../platform/owner-pace.ts';
import { lookAgainMs } from '../signal/service.ts';
import { checkAlert, factsOfNow } from './check.ts';
import type { AlertRow, StoredRule } from './rows.ts';
import { alertView, eventView, ruleOf } from './rows.ts';
import {
  countUnread,
  deleteAlert,
  eventsOfAlert,
  insertAlert,
  latestEvents,
  listActive,
  listAlerts,
  listWatched,
  markEventsRead,
  updateAlert,
} from './store.ts';
import { plainWords } from './words.ts';
import type { AlertDeps } from './deps.ts';

const mostAlerts = 100;
const mostEvents = 200;
/** A month of sessions: what an investor who hears of an alert would see by the next review. */
const horizon = 20;

export interface AlertService {
  list(ownerId: string): Promise<{ alerts: AlertView[]; events: AlertEventView[]; unread: number }>;
  create(ownerId: string, given: NewAlert): Promise<AlertView>;
  preview(instrumentId: string, rule: PriceRule): Promise<AlertPreview>;
  change(
    ownerId: string,
    id: string,
    change: {
      state?: 'active' | 'paused' | undefined;
      rule?: PriceRule | undefined;
      channels?: readonly string[] | undefined;
    },
  ): Promise<AlertView>;
  remove(ownerId: string, id: string): Promise<void>;
  markRead(ownerId: string, ids: readonly string[]): Promise<number>;
  /** Queues one look per market and session that has closed since. Answers how many. */
  queueDue(): Promise<number>;
  /** Looks at every alert of a market after a session; called by its job, perhaps more than once. */
  check(market: MarketId, session: string): Promise<void>;
}

/** What an alert is made of before it has an id. */
interface Draft {
  readonly instrumentId: InstrumentId;
  readonly name: LocalText;
  readonly simulated: boolean;
  readonly reportId: string | null;
  readonly rule: StoredRule;
}

export function alertService(deps: AlertDeps): AlertService {
  const { store, queue, clock, market, reports } = deps;
  const { db } = store;

  /** Digits of the level of a condition, kept with it. */
  const digitsOf = (rule: PriceRule, instrument: Instrument): { readonly decimals?: number } =>
    rule.is === 'moves' ? {} : { decimals: levelDecimals(instrument, rule.level, dateOf(clock.now())) };

  const draftOf = async (ownerId: string, given: NewAlert): Promise<Draft> => {
    if (given.kind === 'price') {
      const instrument = await readInstrument(market, given.instrumentId);
      const { id, name, currency } = instrument;
      const simulated = (await realmOf(market, [id])) === 'simulated';
      const printed = digitsOf(given.rule, instrument);
      const rule = { kind: 'price', rule: given.rule, repeat: given.repeat, currency, ...printed } as const;
      return { instrumentId: id, name, simulated, reportId: null, rule };
    }
    const { report } = await reports.read(ownerId, given.reportId);
    const falsifiers = report?.rating?.falsifiers ?? [];
    if (report === null || falsifiers.length === 0) {
      throw new PlumblineError('data-unavailable', 'This report names no condition under which its conclusion falls.');
    }
    const watched = falsifiers.map(({ text, ...falsifier }) => ({ falsifier, words: plainWords(text, report.facts) }));
    return {
      instrumentId: report.instrumentId,
      name: report.instrument.name,
      simulated: report.simulated,
      reportId: given.reportId,
      rule: { kind: 'falsifier', watched },
    };
  };

  /** The only way to an alert: by owner and id. A foreign id is the same answer as a missing one. */
  const find = async (ownerId: string, id: string): Promise<AlertRow> => {
    const row = (await listAlerts(db, ownerId)).find((one) => one.id === id);
    if (row === undefined) throw new PlumblineError('not-found', 'There is no such alert.');
    return row;
  };

  const viewOf = async (row: AlertRow): Promise<AlertView> => alertView(row, await eventsOfAlert(db, row.id));

  return {
    async list(ownerId) {
      const rows = await listAlerts(db, ownerId);
      const events = await latestEvents(db, ownerId, mostEvents);
      return {
        alerts: rows.map((row) => alertView(row, events)),
        events: events.map(eventView),
        unread: await countUnread(db, ownerId),
      };
    },

    async create(ownerId, given) {
      const { instrumentId, name, simulated, reportId, rule } = await draftOf(ownerId, given);
      const [stored, channels] = [JSON.stringify(rule), JSON.stringify(given.channels)];
      const row = await db.transaction().execute(async (trx) => {
        await inTurn(trx, ownerId);
        const known = await listAlerts(trx, ownerId);
        // Watching the same report again changes nothing; nor does the same condition for the same channels, while it is
        // watched for.
        const same = known.find((one) =>
          given.kind === 'falsifier'
            ? one.report_id === given.reportId
            : one.state === 'active' &&
              one.instrument_id === instrumentId &&
              one.rule === stored &&
              one.channels === channels,
        );
        if (same !== undefined) return same;
        if (known.length >= mostAlerts) {
          throw new PlumblineError('too-large', `There can be ${mostAlerts} alerts. Remove one first.`);
        }
        const at = clock.now();
        const begun: AlertRow = {
          id: ulid(at),
          owner_id: ownerId,
          kind: given.kind,
          instrument_id: instrumentId,
          instrument_name: JSON.stringify(name),
          report_id: reportId,
          rule: stored,
          channels,
          state: 'active',
          problem: null,
          simulated: simulated ? 1 : 0,
          checked_until: at,
          created_at: at,
        };
        await insertAlert(trx, begun);
        return begun;
      });
      return viewOf(row);
    },

    async preview(instrumentId, rule) {
      const instrument = await readInstrument(market, instrumentId);
      const { id } = instrument;
      const port = await figuresPort(market, id);
      const answer = await port.bars({ instrumentId: id, interval: '1d', adjustment: 'split' });
      if (answer.status === 'unavailable') throw new PlumblineError('data-unavailable', answer.reason);
      const { columns, currency } = answer.value;
      const [lastClose, lastBar] = [columns.close.at(-1) ?? Number.NaN, columns.time.at(-1) ?? 0];
      return {
        currency,
        lastClose,
        priceDecimals: decimalsAt(instrument, lastClose, dateOf(lastBar)),
        lastBar,
        simulated: answer.source.simulated,
        history: alertHistory(rule, columns.close, horizon),
      };
    },

    async change(ownerId, id, { state, rule, channels }) {
      const row = await find(ownerId, id);
      const resumes = state === 'active' && row.state !== 'active';
      const stored = ruleOf(row);
      if (rule !== undefined && stored.kind !== 'price') {
        throw new PlumblineError(
          'bad-input',
          'The conditions of a report are what its conclusion says; they cannot be changed.',
        );
      }
      const digits = rule === undefined ? {} : digitsOf(rule, await readInstrument(market, row.instrument_id));
      await updateAlert(db, id, {
        state: state ?? row.state,
        ...(channels === undefined ? {} : { channels: JSON.stringify(channels) }),
        ...(rule === undefined ? {} : { rule: JSON.stringify({ ...stored, rule, ...digits }) }),
        // What happened while it was paused, or under another condition, is not made up for.
        ...(resumes || rule !== undefined ? { checked_until: clock.now() } : {}),
      });
      return viewOf(await find(ownerId, id));
    },

    async remove(ownerId, id) {
      await find(ownerId, id);
      await deleteAlert(db, id);
    },

    async markRead(ownerId, ids) {
      await markEventsRead(db, ownerId, ids, clock.now());
      return countUnread(db, ownerId);
    },

    async queueDue() {
      const rows = await listWatched(db);
      let queued = 0;
      for (const id of new Set(rows.map((row) => marketOf(readId(row.instrument_id))))) {
        const session = dueSession(marketById(id), clock.now());
        if (session === null) continue;
        const closeAt = closeOf(marketById(id), timeOf(session));
        const isOpen = rows.some((row) => row.checked_until < closeAt && marketOf(readId(row.instrument_id)) === id);
        if (!isOpen) continue;
        const look = Math.floor((clock.now() - closeAt) / lookAgainMs);
        await db.transaction().execute((trx) => queue.enqueue(trx, checkAlertsJob, { market: id, session, look }));
        queued += 1;
      }
      if (queued > 0) queue.wake();
      return queued;
    },

    async check(id, session) {
      const rows = await listActive(db);
      const own = rows.filter((row) => marketOf(readId(row.instrument_id)) === id);
      const today = dateOf(clock.now());
      const [ofLive, ofSimulated] = [factsOfNow(deps, today, false), factsOfNow(deps, today, true)];
      let problems = 0;
      for (const row of own) {
        const facts = row.simulated === 1 ? ofSimulated : ofLive;
        const problem = await checkAlert(deps, row, { market: marketById(id), session, facts });
        if (problem === null) continue;
        problems += 1;
        await updateAlert(db, row.id, { problem });
      }
      if (problems > 0) {
        throw new PlumblineError('data-unavailable', `${problems} of ${own.length} alerts could not be checked.`);
      }
    },
  };
}
