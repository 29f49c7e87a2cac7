import type { CorporateAction } from '@plumbline/model/corporate-action';
import { isDate } from '@plumbline/model/date';
import type { Instrument } from '@plumbline/model/instrument';
import type { KlineRow } from './schema.ts';
import { exDate } from './schema.ts';

/** What was said of one ex-date. */
export interface ExDateReading {
  readonly actions: readonly CorporateAction[];
  /** Words that name something we cannot represent, such as an issue of rights. */
  readonly unread: readonly string[];
}

/** `10送6股`, `10转2股`, `10派1.7元`: so many for every ten shares. */
const term = /^(\d+(?:\.\d+)?)(送|转|派)(\d+(?:\.\d+)?)(?:股|元)$/;

function tidy(value: number): number {
  return Number(value.toPrecision(10));
}

/** The terms of one ex-date: shares given add to the ratio, cash is per share held before. */
function readTerms(instrument: Instrument, date: string, content: string): ExDateReading {
  let given = 0;
  let paid = 0;
  const unread: string[] = [];
  for (const text of content.split(/[,，;；\s]+/).filter((part) => part !== '')) {
    const match = term.exec(text);
    const per = Number(match?.[1]);
    const amount = Number(match?.[3]);
    if (match === null || !(per > 0)) unread.push(text);
    else if (match[2] === '派') paid += amount / per;
    else given += amount / per;
  }
  const base = { instrumentId: instrument.id, exDate: date, knownAt: date };
  const actions: CorporateAction[] = [];
  if (given > 0) actions.push({ kind: 'split', ...base, ratio: tidy(1 + given) });
  if (paid > 0) actions.push({ kind: 'dividend', ...base, amount: tidy(paid), currency: instrument.currency });
  return { actions, unread };
}

/**
 * Dividends and bonus issues that mainland rows carry on their ex-dates. Hong Kong's rows carry words without a form we can trust;
 * they are named as unread. No announcement date is given, so an action counts as known from its ex-date.
 */
export function readActions(instrument: Instrument, rows: readonly KlineRow[]): ExDateReading {
  const read = rows.flatMap((row) => {
    const found = row.slice(6).flatMap((extra) => {
      const parsed = exDate.safeParse(extra);
      return parsed.success && isDate(parsed.data.cqr) ? [parsed.data] : [];
    });
    return found.map(({ cqr, FHcontent }) =>
      instrument.market === 'cn' ? readTerms(instrument, cqr, FHcontent) : { actions: [], unread: [FHcontent] },
    );
  });
  return { actions: read.flatMap((one) => one.actions), unread: read.flatMap((one) => one.unread) };
}
