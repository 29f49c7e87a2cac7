import type { AlertEventView } from '@plumbline/contract/alert';
import type { SignalView } from '@plumbline/contract/signal';
import type { ReportGist, WatchNews } from '@plumbline/contract/watchlist';
import { addDays, dateOf, timeOf } from '@plumbline/model/date';
import type { MarketEvent, MarketEventKind } from '@plumbline/model/market-event';
import type { VerdictChange } from '../strategy/service.ts';

/** What a company itself makes known; headlines and payments that were announced long before are no news of it. */
const ownEvents: readonly MarketEventKind[] = ['filing', 'earnings', 'split', 'lock-up', 'index-change', 'token'];

/** All that is known of one instrument. */
interface Known {
  /** Finished reports, the latest first. */
  readonly reports: readonly ReportGist[];
  readonly signals: readonly SignalView[];
  readonly verdicts: readonly VerdictChange[];
  readonly alerts: readonly AlertEventView[];
  readonly events: readonly MarketEvent[];
}

interface Visit {
  /** When the reader looked before this visit; null on the first one. */
  readonly since: number | null;
  readonly addedAt: number;
  readonly now: number;
}

/**
 * Events are dated by days: those of the day of the visit before may have come after it, so they are told again rather than
 * never. Of an instrument that was never looked at before, what came on the day it was added is no news.
 */
function eventNews(events: readonly MarketEvent[], { since, addedAt, now }: Visit): readonly WatchNews[] {
  const from = since === null ? addDays(dateOf(addedAt), 1) : dateOf(since);
  const today = dateOf(now);
  return events
    .filter(({ kind, date, knownAt }) => ownEvents.includes(kind) && knownAt >= from && date <= today)
    .map(({ kind, date, title, url }) => ({
      kind: 'event',
      at: timeOf(date),
      event: kind,
      date,
      title,
      ...(url === undefined ? {} : { url }),
    }));
}

function reportNews(reports: readonly ReportGist[], since: number): readonly WatchNews[] {
  const [now, ...earlier] = reports;
  if (now === undefined || now.finishedAt <= since) return [];
  // The one that the reader saw last; where all are new, the first of them.
  const before = earlier.find(({ finishedAt }) => finishedAt <= since) ?? earlier.at(-1);
  return [{ kind: 'report', at: now.finishedAt, now, before: before ?? null }];
}

/** What happened since the reader looked before this visit, the latest first. */
export function newsOf({ reports, signals, verdicts, alerts, events }: Known, visit: Visit): WatchNews[] {
  const since = visit.since ?? visit.addedAt;
  const news: readonly WatchNews[] = [
    ...reportNews(reports, since),
    ...signals
      .filter(({ frozenAt }) => frozenAt > since)
      .map(({ id, frozenAt, strategyName, kind, side, simulated }): WatchNews => ({
        kind: 'signal',
        at: frozenAt,
        signalId: id,
        strategyName,
        signal: kind,
        side,
        simulated,
      })),
    ...verdicts
      .filter(({ at }) => at > since)
      .map(({ at, strategyId, strategyName, now, before }): WatchNews => ({
        kind: 'verdict',
        at,
        strategyId,
        strategyName,
        now,
        before,
      })),
    ...alerts
      .filter(({ at }) => at > since)
      .map(({ at, reportId, rule, value }): WatchNews => ({
        kind: 'alert',
        at,
        alert: reportId === null ? 'price' : 'falsifier',
        reportId,
        rule,
        value,
      })),
    ...eventNews(events, visit),
  ];
  return news.toSorted((a, b) => b.at - a.at);
}

/** Whether a price of then and one of now count the same shares: no split lies between. */
export function isSameShare(events: readonly MarketEvent[], { since, now }: Visit): boolean {
  if (since === null) return true;
  const [from, to] = [dateOf(since), dateOf(now)];
  return events.every(({ kind, date }) => kind !== 'split' || date < from || date > to);
}
