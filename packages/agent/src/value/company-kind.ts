import { valueOf } from '../report/fact-lookup.ts';
import { isFinancial, isProperty } from '../report/instrument-kind.ts';
import type { ReportContext } from '../report/context.ts';
import type { Place } from '../report/places.ts';
import { figureAt } from '../report/places.ts';

/** How a company makes its money, as far as the choice of valuation methods goes. */
export type CompanyKind = 'ordinary' | 'financial' | 'property' | 'cyclical' | 'loss-maker';

const cyclicalSectors: ReadonlySet<string> = new Set(['energy', 'materials']);

/** A loss over the last twelve months outweighs the sector: multiples of a loss mean nothing anywhere but at a bank. */
export function companyKind(context: ReportContext, place: Place): CompanyKind {
  const { instrument, book } = context;
  if (isFinancial(instrument)) return 'financial';
  if (isProperty(instrument)) return 'property';
  const profit = figureAt(book, place, 'netIncome');
  const earned = profit === null ? null : valueOf(book, profit);
  if (earned !== null && earned <= 0) return 'loss-maker';
  return instrument.sector !== undefined && cyclicalSectors.has(instrument.sector) ? 'cyclical' : 'ordinary';
}
