import { addDays, isDate } from './date.ts';
import { PlumblineError } from './errors.ts';
import { codeOf, marketOf, type InstrumentId, type InstrumentKind, type MarketId } from './instrument.ts';
import { marketById } from './market-by-id.ts';
import {
  isOwnRule,
  type LotValue,
  type RuleKind,
  type RuleRecord,
  type SettlementValue,
  type TickBand,
} from './market-rule.ts';

/** Changes whenever a record does; back-tests carry it, so that a result says which rules it obeyed. */
export const rulePackVersion = '2026-11-23';

/** A record of one kind. */
export type RecordOf<K extends RuleKind> = Extract<RuleRecord, { readonly rule: K }>;

/** Which rule is asked for: a market, a trade date, and the instrument where the rule depends on it. */
export interface RuleQuery {
  readonly market: MarketId;
  /** Trade date, `YYYY-MM-DD` in the market's zone. */
  readonly date: string;
  readonly instrumentId?: InstrumentId;
  /** Needed where a fund is treated differently from a share and the code does not tell. */
  readonly kind?: InstrumentKind;
}

/**
 * The board whose rules hold: that of the instrument, or the market's main board when none is named.
 * Throws `bad-input` for a malformed date or an instrument of another market, `no-rule` for one without a board (index, unknown code).
 */
export function boardFor({ market, date, instrumentId, kind }: RuleQuery): string {
  if (!isDate(date))
    throw new PlumblineError('bad-input', `"${date}" is not a date; write it as YYYY-MM-DD.`, { date });
  const { boardOf, mainBoard } = marketById(market);
  if (instrumentId === undefined) return mainBoard;
  if (marketOf(instrumentId) !== market) {
    throw new PlumblineError('bad-input', `${instrumentId} does not trade in market ${market}.`, {
      instrumentId,
      market,
    });
  }
  const board = boardOf(instrumentId, kind);
  if (board !== null) return board;
  throw new PlumblineError(
    'no-rule',
    `${instrumentId} belongs to no board on record, so no trading rule is known for it.`,
    {
      instrumentId,
    },
  );
}

const byBoard = new Map<string, readonly RuleRecord[]>();

/** Every record, of any date, that concerns a board; computed once per market and board. */
function boardRecords(market: MarketId, board: string): readonly RuleRecord[] {
  const key = `${market} ${board}`;
  const known = byBoard.get(key);
  if (known !== undefined) return known;
  const records = marketById(market).rules.filter(({ boards }) => boards === undefined || boards.includes(board));
  byBoard.set(key, records);
  return records;
}

/** Whether a record that its board has is also for an instrument; without one, only what is for all of the board. */
function concerns({ instrumentId: only, codes }: RuleRecord, id: InstrumentId | undefined): boolean {
  if (only !== undefined && only !== id) return false;
  return codes === undefined || (id !== undefined && codes.some((code) => codeOf(id).startsWith(code)));
}

const byKind = new Map<string, readonly RuleRecord[]>();

/**
 * The records of one kind, of any date, that concern a board and an instrument; a record for other instruments is left out.
 * Cheap to call once per bar: the search through the market's records is done once per board and kind.
 */
export function recordsOf<K extends RuleKind>(
  rule: K,
  board: string,
  { market, instrumentId }: RuleQuery,
): RecordOf<K>[] {
  const isOfKind = (record: RuleRecord): record is RecordOf<K> =>
    record.rule === rule && concerns(record, instrumentId);
  const key = `${market} ${board} ${rule}`;
  let known = byKind.get(key);
  if (known === undefined) {
    known = boardRecords(market, board).filter((record) => record.rule === rule);
    byKind.set(key, known);
  }
  return known.filter(isOfKind);
}

export function isInForce(record: RuleRecord, date: string): boolean {
  return record.from <= date && (record.to === undefined || date <= record.to);
}

/** The stretches that records cover, those that follow each other joined. */
function spansOf(known: readonly RuleRecord[]): string[] {
  const joined: { readonly from: string; readonly to: string | undefined }[] = [];
  for (const { from, to } of known.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const before = joined.at(-1);
    const follows = before?.to !== undefined && from <= addDays(before.to, 1);
    if (before !== undefined && (follows || before.to === undefined)) {
      const isLonger = before.to !== undefined && (to === undefined || to > before.to);
      if (isLonger) joined[joined.length - 1] = { from: before.from, to };
    } else joined.push({ from, to });
  }
  return joined.map(({ from, to }) => `${from} to ${to ?? 'now'}`);
}

/** The refusal of a date without a record: nothing is assumed from the years around it. */
export function noRule(
  what: string,
  { market, date, instrumentId }: RuleQuery,
  known: readonly RuleRecord[],
): PlumblineError {
  const spans = spansOf(known).join(', ');
  const where = instrumentId === undefined ? `market ${market}` : instrumentId;
  const record = spans === '' ? 'Nothing is on record.' : `On record: ${spans}.`;
  return new PlumblineError(
    'no-rule',
    `No rule on record for ${what} of ${where} on ${date}. ${record} Choose a date inside.`,
    {
      market,
      date,
      rule: what,
      ...(instrumentId === undefined ? {} : { instrumentId }),
    },
  );
}

/**
 * The record of one kind in force for an instrument on a trade date; one naming the instrument goes before a general one.
 * Throws `no-rule` when no record covers the date.
 */
export function ruleOn<K extends RuleKind>(rule: K, query: RuleQuery): RecordOf<K> {
  const known = recordsOf(rule, boardFor(query), query);
  const inForce = known.filter((record) => isInForce(record, query.date));
  const found = inForce.find(isOwnRule) ?? inForce[0];
  if (found === undefined) throw noRule(rule, query, known);
  return found;
}

/**
 * Every rule in force for an instrument on a date, for the rules page: limits, lots, ticks, settlement, duties, fees,
 * commissions, and those told in words. An index has the words only. Throws `no-rule` when nothing at all is on record.
 */
export function rulesInForce(instrumentId: InstrumentId, date: string, kind?: InstrumentKind): readonly RuleRecord[] {
  const market = marketById(marketOf(instrumentId));
  const query = { market: market.id, date, instrumentId, ...(kind === undefined ? {} : { kind }) };
  const board = market.boardOf(instrumentId, kind);
  const known =
    board === null
      ? market.rules.filter(({ rule }) => rule === 'note')
      : boardRecords(market.id, board).filter((record) => concerns(record, instrumentId));
  if (!isDate(date))
    throw new PlumblineError('bad-input', `"${date}" is not a date; write it as YYYY-MM-DD.`, { date });
  const inForce = known.filter((record) => isInForce(record, date));
  if (inForce.length === 0) throw noRule('anything', query, []);
  // What holds for some codes holds in place of what their board has.
  const replaced = new Set(inForce.flatMap(({ rule, codes }) => (codes === undefined ? [] : [rule])));
  return inForce.filter((record) => isOwnRule(record) || !replaced.has(record.rule));
}

/** Every rule in force on a date for all of a board, whatever the instrument. */
export function boardRules(market: MarketId, board: string, date: string): readonly RuleRecord[] {
  return boardRecords(market, board).filter((record) => concerns(record, undefined) && isInForce(record, date));
}

/** An order size that can be used: shares (or coins), and the rule it comes from. */
export interface LotRule extends Omit<LotValue, 'min' | 'step'> {
  readonly ruleId: string;
  readonly min: number;
  readonly step: number;
}

/**
 * The legal order size: smallest buy and its increment in shares, largest orders, and how a remainder is sold.
 * boardLot: the issuer's lot from listing data, which Hong Kong needs unless a record names the instrument.
 * Throws `no-rule` when the date has no record or a Hong Kong lot is unknown: a flat 100 would be wrong for most.
 */
export function lotRule(query: RuleQuery & { readonly boardLot?: number }): LotRule {
  const { id, value } = ruleOn('lot', query);
  const min = value.min ?? query.boardLot;
  const step = value.step ?? query.boardLot;
  if (min !== undefined && step !== undefined) return { ...value, ruleId: id, min, step };
  throw new PlumblineError(
    'no-rule',
    `The board lot of ${query.instrumentId ?? 'this instrument'} is set by its issuer and not on record; give it with the listing data.`,
    { market: query.market, date: query.date },
  );
}

/**
 * The price step at a price (in the market's currency), and the rule it comes from.
 * A band holds from just above its lower end to its upper end. Throws `no-rule` outside the table, `bad-input` for a price that is not positive.
 */
export function tickFor(query: RuleQuery & { readonly price: number }): {
  readonly tick: number;
  readonly ruleId: string;
} {
  const { price } = query;
  if (!(price > 0)) throw new PlumblineError('bad-input', `A price must be positive, not ${price}.`, { price });
  const { id, value } = ruleOn('tick', query);
  const band = value.find(({ above, upTo }: TickBand) => price > above && (upTo === null || price <= upTo));
  if (band !== undefined) return { tick: band.tick, ruleId: id };
  throw new PlumblineError('no-rule', `No price step on record for a price of ${price} (${id}).`, { price, rule: id });
}

export interface Settlement extends SettlementValue {
  readonly ruleId: string;
  /** Dates on which cash arrives and from which a purchase may be sold; null when the calendar does not reach that far. */
  readonly cashOn: string | null;
  readonly sellableFrom: string | null;
}

/** The date of the n-th session after a date, the date itself for n = 0. */
function sessionAfter(market: MarketId, date: string, n: number): string | null {
  if (n === 0) return date;
  const { calendarFrom, calendarTo, sessions } = marketById(market);
  const next = addDays(date, 1);
  const last = addDays(date, n + 30);
  if (next < calendarFrom || next > calendarTo) return null;
  return sessions(next, last < calendarTo ? last : calendarTo)[n - 1]?.date ?? null;
}

/**
 * When a trade settles and when the buyer may sell: days counted in sessions of the market's calendar.
 * Throws `no-rule` when the date has no record.
 * @reference
 */
export function settlementFor(query: RuleQuery): Settlement {
  const { id, value } = ruleOn('settlement', query);
  return {
    ...value,
    ruleId: id,
    cashOn: sessionAfter(query.market, query.date, value.cashDays),
    sellableFrom: sessionAfter(query.market, query.date, value.resaleDays),
  };
}
