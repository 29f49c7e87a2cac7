import type { Period } from '@plumbline/model/fact';
import type { Fundamentals, StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { PlumblineError } from '@plumbline/model/errors';
import type { Company } from '../company.ts';
import { quarterLabel } from '../fiscal-quarters.ts';
import { readAt } from '../read-at.ts';
import { generatorName, simulatedSourceId } from '../simulated-source.ts';
import type { Simulated } from '../simulation.ts';
import { keepBooks } from './books.ts';
import type { BookedQuarter } from './books.ts';
import { balanceAmounts, flowAmounts, yearAmounts } from './statement-amounts.ts';
import type { Amounts } from './statement-amounts.ts';
import { shareCountLines, statementForms } from './statement-forms.ts';
import type { StatementForm } from './statement-forms.ts';

/** Statements are told from here on. Fixed, because a window that moved with the clock would take statements back. */
const firstStatementDate = '2015-01-01';

const formNames: Readonly<Record<StatementForm, string>> = {
  income: 'Income statement',
  balance: 'Balance sheet',
  cash: 'Cash flow statement',
  shares: 'Share count',
};

/** Every quarter and every whole fiscal year reported by now, each figure with the date it became known and its row. */
export function simulatedFundamentals(simulated: Simulated): Fundamentals {
  const { company, instrument } = simulated;
  if (company === null) {
    throw new PlumblineError('not-covered', `${instrument.id} is no company; it has no statements.`);
  }
  const booked = keepBooks(simulated, company).booked.filter(
    ({ report }) => report.quarter.start >= firstStatementDate,
  );
  const items = booked.flatMap((quarter, index) => [
    ...quarterItems(simulated, company, quarter),
    ...yearItems(simulated, company, booked.slice(Math.max(0, index - 3), index + 1)),
  ]);
  return { instrumentId: instrument.id, items };
}

function quarterItems(simulated: Simulated, company: Company, booked: BookedQuarter): readonly StatementItem[] {
  const { quarter } = booked.report;
  const { start, end } = quarter;
  const label = quarterLabel(quarter);
  const isYearEnd = quarter.quarter === 4;
  const instant: Period = {
    kind: 'instant',
    start: end,
    end,
    label: isYearEnd ? `FY${quarter.fiscalYear}` : label,
  };
  return [
    ...itemsOf(simulated, company, booked, { kind: 'quarter', start, end, label }, flowAmounts(company, booked)),
    ...itemsOf(simulated, company, booked, instant, balanceAmounts(company, booked)),
  ];
}

/** The year that a fourth quarter completes; none before four quarters in a row are on record. */
function yearItems(simulated: Simulated, company: Company, four: readonly BookedQuarter[]): readonly StatementItem[] {
  const last = four.at(-1);
  const first = four[0];
  if (last === undefined || first === undefined || four.length < 4 || last.report.quarter.quarter !== 4) return [];
  const period: Period = {
    kind: 'year',
    start: first.report.quarter.start,
    end: last.report.quarter.end,
    label: `FY${last.report.quarter.fiscalYear}`,
  };
  return itemsOf(simulated, company, last, period, yearAmounts(company, four));
}

function itemsOf(
  simulated: Simulated,
  company: Company,
  booked: BookedQuarter,
  period: Period,
  amounts: Amounts,
): readonly StatementItem[] {
  const knownAt = readAt(simulated.timeline.sessions, booked.report.session).date;
  const id = simulatedSourceId('statements', simulated.instrument);
  const generator = generatorName(simulated.seed);
  const knownFrom = slashed(knownAt);
  const span = period.start === period.end ? slashed(period.end) : `${slashed(period.start)} – ${slashed(period.end)}`;
  const told = inOwnShares(amounts, (simulated.main?.of ?? simulated).instrument.sharesPerUnit ?? 1);
  return Object.entries(told).map(([key, value]) => {
    // `Amounts` has no other keys than statement lines; Object.entries widens them to string.
    const line = key as StatementLine;
    const currency = shareCountLines.has(line) ? 'shares' : company.currency;
    const statement = `${formNames[statementForms[line]]}, ${period.label}`;
    return {
      line,
      period,
      value,
      currency,
      knownAt,
      derived: false,
      source: {
        id,
        locator: `${statement}, ${line}`,
        row: [
          ['Generator', generator],
          ['Statement', statement],
          ['Field', line],
          ['Period', span],
          ['Known from', knownFrom],
          ['Value', `${value} ${currency}`],
        ],
      },
    };
  });
}

/** The books count what is traded; statements count the company's shares, of which a receipt may stand for several. */
function inOwnShares(amounts: Amounts, sharesPerUnit: number): Amounts {
  if (sharesPerUnit === 1) return amounts;
  const scaled = Object.fromEntries(
    Object.entries(amounts).map(([line, amount]) => [
      line,
      // `Amounts` has no other keys than statement lines; Object.entries widens them to string.
      shareCountLines.has(line as StatementLine) ? Math.round(amount * sharesPerUnit) : amount,
    ]),
  );
  const { netIncome, sharesBasic, sharesDiluted } = { ...amounts, ...scaled };
  if (netIncome === undefined || sharesBasic === undefined || sharesDiluted === undefined) return scaled;
  const perShare = (shares: number): number => Math.round((netIncome * 100) / shares) / 100;
  return { ...scaled, epsBasic: perShare(sharesBasic), epsDiluted: perShare(sharesDiluted) };
}

function slashed(date: string): string {
  return date.replaceAll('-', '/');
}
