import type { InstrumentId } from '@plumbline/model/instrument';
import { addDays } from '@plumbline/model/date';

export interface FiscalQuarter {
  /** Address of its random draws: quarters since year 0, whatever the first one simulated. */
  readonly index: number;
  readonly start: string;
  readonly end: string;
  /** 1 to 4 within the fiscal year. */
  readonly quarter: number;
  /** Named after the calendar year in which it ends. */
  readonly fiscalYear: number;
}

/** Months in which fiscal years end, for companies known not to close in December. Alibaba closes in March in both listings. */
const yearEnds: Readonly<Record<string, number>> = {
  'US:NVDA': 1,
  'US:CRM': 1,
  'US:WMT': 1,
  'US:HD': 1,
  'US:BABA': 3,
  'HK:09988': 3,
  'HK:00992': 3,
  'US:ARM': 3,
  'US:ORCL': 5,
  'US:NKE': 5,
  'US:MSFT': 6,
  'US:PG': 6,
  'US:SMCI': 6,
  'HK:00016': 6,
  'US:CSCO': 7,
  'US:COST': 8,
  'US:MU': 8,
  'US:AAPL': 9,
  'US:DIS': 9,
  'US:QCOM': 9,
  'US:SBUX': 9,
  'US:V': 9,
  'US:AVGO': 10,
  'US:ADBE': 11,
};

export function yearEndMonth(id: InstrumentId): number {
  return yearEnds[id] ?? 12;
}

/** Every fiscal quarter that begins on or after `from` and ends on or before `to`, oldest first. */
export function fiscalQuarters(id: InstrumentId, from: string, to: string): readonly FiscalQuarter[] {
  const firstMonth = yearEndMonth(id) % 12;
  const quarters: FiscalQuarter[] = [];
  for (let month = Number(from.slice(0, 4)) * 12; ; month++) {
    const monthOfYear = (month - firstMonth) % 12;
    if (monthOfYear % 3 !== 0) continue;
    const start = firstOfMonth(month);
    const end = addDays(firstOfMonth(month + 3), -1);
    if (end > to) return quarters;
    if (start < from) continue;
    const fiscalYear = Math.floor((month - monthOfYear + 11) / 12);
    quarters.push({ index: Math.floor(month / 3), start, end, quarter: monthOfYear / 3 + 1, fiscalYear });
  }
}

/** First day of month number `months`, counted from January of year 0. */
function firstOfMonth(months: number): string {
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`;
}

export function quarterLabel(quarter: FiscalQuarter): string {
  return `Q${quarter.quarter} FY${quarter.fiscalYear}`;
}
