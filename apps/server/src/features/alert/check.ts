import type { Transaction } from 'kysely';
import { ulid } from 'ulid';
import { dateOf, timeOf } from '@plumbline/model/date';
import type { Fact } from '@plumbline/model/fact';
import { checkFalsifier, isReviewDue } from '@plumbline/model/falsifier';
import type { Instrument, InstrumentId } from '@plumbline/model/instrument';
import type { LocalText } from '@plumbline/model/locale';
import type { Market } from '@plumbline/model/market';
import type { MarketDataPort } from '@plumbline/model/ports';
import { decimalsAt } from '@plumbline/model/price-decimals';
import type { Report } from '@plumbline/model/report';
import { alertRows } from '@plumbline/quant/signal/price-alert';
import type { AlertNotice } from '../channel/service.ts';
import type { Database } from '../../platform/db/schema.ts';
import { readId } from '../instrument/service.ts';
import { closeOf } from '../../platform/closed-bars.ts';
import { streamOf } from '../signal/service.ts';
import type { AlertRow } from './rows.ts';
import { channelsOf, keyOfFalsifier, nameOf, ruleOf, styleOf } from './rows.ts';
import type { AlertDeps } from './deps.ts';
import { insertEvent, updateAlert } from './store.ts';
import { closeWords, priceWords, reviewWords, valueWords } from './words.ts';

interface Ring {
  readonly key: string;
  readonly rule: LocalText;
  readonly value: LocalText;
  readonly barTime: number;
}

/** What a look at one alert found. */
interface Look {
  readonly rings: readonly Ring[];
  /** Close of the latest bar that was looked at. */
  readonly until: number;
  readonly isOver: boolean;
}

/** The closed daily bars of an instrument, as traded in today's shares. */
interface Closes {
  readonly instrument: Instrument;
  readonly time: Float64Array;
  readonly close: Float64Array;
  readonly currency: string;
}

/** Figures as a report of now would have them; written once for all alerts on one instrument. */
type Facts = (instrument: Instrument) => Promise<readonly Fact[]>;

async function closesOf(port: MarketDataPort, id: InstrumentId): Promise<Closes | string> {
  const answer = await port.bars({ instrumentId: id, interval: '1d', adjustment: 'split' });
  if (answer.status === 'unavailable') return answer.reason;
  const instrument = await port.instrument(id);
  if (instrument === null) return `${id} is not known any more.`;
  const { columns, isLastPartial, currency } = answer.value;
  const length = columns.time.length - (isLastPartial ? 1 : 0);
  return { instrument, currency, time: columns.time.subarray(0, length), close: columns.close.subarray(0, length) };
}

function lookAtPrice(
  row: AlertRow,
  stored: Extract<ReturnType<typeof ruleOf>, { kind: 'price' }>,
  closes: Closes,
  market: Market,
): Look {
  const { instrument, time, close, currency } = closes;
  const fresh = alertRows(stored.rule, close).filter((at) => closeOf(market, time[at] ?? 0) > row.checked_until);
  const heard = stored.repeat === 'once' ? fresh.slice(0, 1) : fresh;
  const rings = heard.map((at) => {
    const [price, barTime] = [close[at] ?? Number.NaN, time[at] ?? 0];
    return {
      key: String(barTime),
      rule: priceWords(stored.rule, styleOf(stored)),
      value: closeWords(price, { currency, decimals: decimalsAt(instrument, price, dateOf(barTime)) }),
      barTime,
    };
  });
  return { rings, until: lastClose(closes, market), isOver: stored.repeat === 'once' && rings.length > 0 };
}

async function lookAtFalsifiers(
  stored: Extract<ReturnType<typeof ruleOf>, { kind: 'falsifier' }>,
  closes: Closes,
  market: Market,
  facts: Facts,
): Promise<Look> {
  const found = await facts(closes.instrument);
  const barTime = closes.time.at(-1) ?? 0;
  const rings = stored.watched.flatMap((one): readonly Ring[] => {
    const falsifier = { ...one.falsifier, text: { en: [], 'zh-CN': [], 'zh-HK': [] } };
    const fact = found.find(({ id }) => id === falsifier.fact);
    if (checkFalsifier(falsifier, found).state === 'broken' && fact !== undefined) {
      return [{ key: keyOfFalsifier(one), rule: one.words, value: valueWords(fact), barTime }];
    }
    if (!isReviewDue(falsifier, dateOf(barTime))) return [];
    return [{ key: `${keyOfFalsifier(one)}|review`, rule: one.words, value: reviewWords, barTime }];
  });
  const broken = new Set(rings.map(({ key }) => key));
  return {
    rings,
    until: lastClose(closes, market),
    isOver: stored.watched.every((one) => broken.has(keyOfFalsifier(one))),
  };
}

function lastClose({ time }: Closes, market: Market): number {
  const last = time.at(-1);
  return last === undefined ? 0 : closeOf(market, last);
}

/** Writes what rang: the event, the wake of open pages and the messages that go out, in the caller's transaction, once. */
async function ring(
  { clock, events, outbox }: AlertDeps,
  trx: Transaction<Database>,
  row: AlertRow,
  { key, rule, value, barTime }: Ring,
): Promise<void> {
  const at = clock.now();
  const id = ulid(at);
  const notice: AlertNotice = {
    id,
    alertId: row.id,
    instrumentId: row.instrument_id,
    instrumentName: nameOf(row),
    rule,
    value,
    barTime,
    at,
    simulated: row.simulated === 1,
    reportId: row.report_id,
  };
  const isNew = await insertEvent(trx, {
    id,
    alert_id: row.id,
    owner_id: row.owner_id,
    key,
    bar_at: barTime,
    body: JSON.stringify(notice),
    at,
    read_at: null,
  });
  if (!isNew) return;
  await events.append(streamOf(row.owner_id), { kind: 'alert', alertId: row.id }, trx);
  await outbox.enqueue(trx, [
    {
      ownerId: row.owner_id,
      channelIds: channelsOf(row),
      key: `alert|${row.id}|${key}`,
      notice: { kind: 'alert', alert: notice },
    },
  ]);
}

/** Looks at one alert; answers why it could not be, or null. Idempotent: the same bar rings once. */
export async function checkAlert(
  deps: AlertDeps,
  row: AlertRow,
  { market, session, facts }: { readonly market: Market; readonly session: string; readonly facts: Facts },
): Promise<string | null> {
  const data = await deps.market();
  const closes = await closesOf(row.simulated === 1 ? data.simulated : data.live, readId(row.instrument_id));
  if (typeof closes === 'string') return closes;
  const last = closes.time.at(-1) ?? 0;
  if (last < timeOf(session)) return `Prices end on ${dateOf(last)}; the session of ${session} is not in them.`;
  const stored = ruleOf(row);
  const look =
    stored.kind === 'price'
      ? lookAtPrice(row, stored, closes, market)
      : await lookAtFalsifiers(stored, closes, market, facts);
  await deps.store.db.transaction().execute(async (trx) => {
    for (const one of look.rings) await ring(deps, trx, row, one);
    await updateAlert(trx, row.id, {
      checked_until: look.until,
      problem: null,
      ...(look.isOver ? { state: 'ended' as const } : {}),
    });
  });
  deps.queue.wake();
  deps.events.announce(streamOf(row.owner_id));
  return null;
}

/** The figures of a report on an instrument as of now, on one side. */
export function factsOfNow(deps: AlertDeps, asOf: string, simulated: boolean): Facts {
  const known = new Map<string, Promise<readonly Fact[]>>();
  const write = async (instrument: Instrument): Promise<readonly Fact[]> => {
    const data = await deps.market();
    const text = await deps.write({
      runId: `alert-${instrument.id}`,
      instrument,
      data: simulated ? data.simulated : data.live,
      simulated,
      asOf,
      emit: async () => undefined,
      isCancelled: () => false,
    });
    // Written by the report writer.
    return (JSON.parse(text) as Report).facts;
  };
  return (instrument) => {
    const found = known.get(instrument.id) ?? write(instrument);
    known.set(instrument.id, found);
    return found;
  };
}
