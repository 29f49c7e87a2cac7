import type { CompanyTemplate, StatementItem } from '@plumbline/model/fundamentals';
import { currencyOfStatements, templateOn } from '@plumbline/model/fundamentals';
import type { MarketEvent } from '@plumbline/model/market-event';
import type { Attempt } from '@plumbline/model/ports';
import type { Gap } from '@plumbline/model/report';
import type { Source } from '@plumbline/model/source';
import type { AskedWithAttempts } from '../ask.ts';
import { ask } from '../ask.ts';
import { reasonOf } from '../messages/error-reasons.ts';
import { gapTexts } from '../messages/gaps.ts';
import type { RatesByDate } from './gather-rates.ts';
import { quarterEnds } from '../quarter-ends.ts';
import { gatherRates } from './gather-rates.ts';
import type { GatherRequest } from './gather-prices.ts';
import { valueDays } from './value-days.ts';

export interface GatheredFilings {
  /** Only what was public on the report's date. */
  readonly items: readonly StatementItem[];
  readonly source: Source | null;
  /** The company's sector by its filings, for what the catalogue does not know. */
  readonly sector?: string;
  /** How the company makes its money by what it had filed until the report's date; null where no filings say. */
  readonly business: CompanyTemplate | null;
  readonly events: readonly MarketEvent[];
  readonly eventSource: Source | null;
  /** Rates from the statements' currency into the price's. */
  readonly rates: RatesByDate;
  readonly staleReason: string | null;
  readonly attempts: readonly Attempt[];
  readonly gaps: readonly Gap[];
}

/** Whether the statements of a US company are not the SEC's, because it was not asked or did not answer. */
function isWithoutSec({ asked, attempts }: AskedWithAttempts<unknown>): boolean {
  const wasReplaced = asked.ok && (asked.source.insteadOf ?? []).includes('SEC EDGAR');
  return wasReplaced || attempts.some(({ provider, ok }) => provider === 'sec' && !ok);
}

/** Statements and dated events, cut to what was known on the report's date. */
export async function gatherFilings(request: GatherRequest): Promise<GatheredFilings> {
  const { instrument, data, asOf, simulated } = request;
  const [statements, events] = await Promise.all([
    ask(data.fundamentals(instrument.id, { asOf }), simulated),
    ask(data.events(instrument.id, { asOf }), simulated),
  ]);
  const gaps: Gap[] = [];
  const items = statements.asked.ok ? statements.asked.value.items.filter((item) => item.knownAt <= asOf) : [];
  if (!statements.asked.ok) {
    const { code } = statements.asked;
    gaps.push({ what: gapTexts.statements, why: reasonOf(code), code });
  } else if (items.length === 0) {
    gaps.push({ what: gapTexts.statements, why: gapTexts.noStatementsKnown, code: 'data-unavailable' });
  }
  if (isWithoutSec(statements)) gaps.push({ what: gapTexts.secStatements, why: gapTexts.secNotHeard });
  if (!events.asked.ok) {
    gaps.push({ what: gapTexts.events, why: reasonOf(events.asked.code), code: events.asked.code });
  }
  const yearEnds = items.filter((item) => item.period.kind === 'year').map((item) => item.period.end);
  const newest =
    items
      .map((item) => item.period.end)
      .toSorted()
      .at(-1) ?? null;
  const reporting = currencyOfStatements(items);
  const stated =
    reporting === null ? request : { ...request, instrument: { ...instrument, reportingCurrency: reporting } };
  const rates = await gatherRates(stated, [
    ...new Set([asOf, ...yearEnds, ...quarterEnds(yearEnds, newest, asOf), ...valueDays(items, asOf)]),
  ]);
  const { sector } = statements.asked.ok ? statements.asked.value : { sector: undefined };
  return {
    items,
    ...(sector === undefined ? {} : { sector }),
    business: statements.asked.ok ? templateOn(statements.asked.value, asOf) : null,
    rates,
    source: statements.asked.ok ? statements.asked.source : null,
    events: events.asked.ok ? events.asked.value.filter((event) => event.knownAt <= asOf) : [],
    eventSource: events.asked.ok ? events.asked.source : null,
    staleReason: statements.asked.ok ? statements.asked.staleReason : null,
    attempts: statements.attempts,
    gaps,
  };
}
