import type { InstrumentId, InstrumentKind, MarketId } from './instrument.ts';
import type { LocalText } from './locale.ts';
import type { RuleRecord } from './market-rule.ts';

/** One trading session; instants are epoch ms UTC. */
export interface Session {
  /** Trading date in the market's zone. */
  readonly date: string;
  readonly openAt: number;
  readonly closeAt: number;
  /** Pauses inside the session, such as the lunch break. */
  readonly breaks: readonly { readonly startAt: number; readonly endAt: number }[];
  /** True when it closes before the usual time. */
  readonly isHalfDay: boolean;
}

/** In an auction orders are collected and one price is struck at its end. New York's take no time of their own. */
export const sessionPhases = [
  'pre-market',
  'auction',
  'open',
  'lunch-break',
  'after-hours',
  'closed',
  'holiday',
] as const;
export type SessionPhase = (typeof sessionPhases)[number];

/** When and in what a market trades. Rules that cost or forbid stand in its dated rule records. */
export interface Market {
  readonly id: MarketId;
  readonly title: LocalText;
  /** IANA zone in which trading dates and clock times are meant. */
  readonly timeZone: string;
  /** Short zone mark printed beside times: ET, CST, HKT, UTC. */
  readonly zoneMark: string;
  readonly currency: string;
  /** Trading days in a year, for annualising. */
  readonly periodsPerYear: number;
  /** First and last date on record; outside it the calendar refuses to answer. */
  readonly calendarFrom: string;
  readonly calendarTo: string;
  /** Sessions with from <= date <= to; throws `no-rule` outside the recorded span. */
  sessions(from: string, to: string): readonly Session[];
  /** The session of a date, or null on a day without trading. */
  session(date: string): Session | null;
  phaseAt(at: number): SessionPhase;
  /** When trading, an auction or a pause next begins or ends; null where it never does, or beyond the recorded calendar. */
  nextPhaseAt(at: number): number | null;
  /** Every dated rule, in all its periods; a trade date picks the one in force. */
  readonly rules: readonly RuleRecord[];
  /** The board of an instrument, to which rules may be limited; null when it cannot be traded here (an index, an unknown code). */
  boardOf(id: InstrumentId, kind?: InstrumentKind): string | null;
  /** The board whose rules hold when no instrument is named. */
  readonly mainBoard: string;
}
