import type { CorporateAction } from '@plumbline/model/corporate-action';
import type { Instrument } from '@plumbline/model/instrument';
import type { Company } from './company.ts';
import { readAt } from './read-at.ts';
import type { ReportDay } from './report-days.ts';
import { splitRatio } from './splits.ts';
import type { Timeline } from './timeline.ts';

/** Sessions from a report to the ex-dates it declares. Both fall inside the quarter of the report, dividend first. */
const dividendWait = 7;
const splitWait = 12;

/** A dividend is held through lean years, and cut once it is this many times what is usual. */
const untenable = 1.6;

/** An action with the session on which the price carries it. */
export interface Declared {
  readonly session: number;
  readonly action: CorporateAction;
}

/** Quarters with whose results a dividend is declared: every one in America, half-yearly in Hong Kong, yearly in China. */
const payingQuarters = { us: [1, 2, 3, 4], hk: [2, 4], cn: [4], crypto: [] } as const;

export interface PayerState {
  /** Last dividend per payment, in today's shares. */
  readonly dividend: number;
  readonly close: number;
  /** Normal yearly earnings of one of today's shares, in the trading currency. */
  readonly earnings: number;
}

function action(timeline: Timeline, report: ReportDay, wait: number) {
  const session = Math.min(report.session + wait, timeline.sessions.length - 1);
  return {
    session,
    exDate: readAt(timeline.sessions, session).date,
    knownAt: readAt(timeline.sessions, report.session).date,
  };
}

/** The dividend declared with a report, or null. Never above 3 % of the price for one payment. */
export function declareDividend(
  company: Company,
  instrument: Instrument,
  timeline: Timeline,
  report: ReportDay,
  state: PayerState,
): Declared | null {
  const quarters: readonly number[] = payingQuarters[instrument.market];
  if (company.payout === 0 || !quarters.includes(report.quarter.quarter)) return null;
  const target = (company.payout * state.earnings) / quarters.length;
  const kept = state.dividend > untenable * target ? 0 : state.dividend;
  const amount = Math.floor(Math.min(0.03 * state.close, Math.max(kept, target)) * 1000) / 1000;
  if (amount < 0.01) return null;
  const { session, exDate, knownAt } = action(timeline, report, dividendWait);
  const { id: instrumentId, currency } = instrument;
  return { session, action: { kind: 'dividend', instrumentId, exDate, knownAt, amount, currency } };
}

/** The split, bonus issue or consolidation declared with a report, or null. */
export function declareSplit(
  company: Company,
  instrument: Instrument,
  timeline: Timeline,
  report: ReportDay,
  { close, unit }: { readonly close: number; readonly unit: number },
): Declared | null {
  const ratio = splitRatio(company, instrument, report.quarter, close, unit);
  if (ratio === 1) return null;
  const { session, exDate, knownAt } = action(timeline, report, splitWait);
  return { session, action: { kind: 'split', instrumentId: instrument.id, exDate, knownAt, ratio } };
}
