import type { Period } from '@plumbline/model/fact';
import type { StatementFacts } from './statement-facts.ts';
import type { Place } from './places.ts';
import { fiscalYear } from './places.ts';

/** Years of statements a reader is shown. */
const shownYears = 10;

/** Fiscal years on record, oldest first, by the line that every company has. */
export function companyYears(statements: StatementFacts): readonly Period[] {
  const byRevenue = statements.years('revenue');
  const byIncome = statements.years('netIncome');
  return byIncome.length > byRevenue.length ? byIncome : byRevenue;
}

/** The newest ten of them as places. */
export function shownPlaces(statements: StatementFacts): readonly Place[] {
  const years = companyYears(statements);
  return years.slice(-shownYears).map((year) => fiscalYear(statements, years, year));
}
