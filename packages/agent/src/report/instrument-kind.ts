import type { CompanyTemplate } from '@plumbline/model/fundamentals';
import type { Instrument } from '@plumbline/model/instrument';
import type { LocalText } from '@plumbline/model/locale';
import type { Report } from '@plumbline/model/report';
import { companyTexts } from './messages/company.ts';

export type ReportTemplate = Report['template'];

/** Company, coin or fund: which sections a report has. Indices are read like funds. */
export function templateOf(instrument: Instrument): ReportTemplate {
  if (instrument.kind === 'crypto') return 'crypto';
  return instrument.kind === 'stock' ? 'company' : 'fund';
}

const financialSectors: ReadonlySet<string> = new Set(['financials', 'banks', 'insurance']);

/** Banks and insurers borrow as their business: cash flow, net debt and EBIT do not mean for them what they mean elsewhere. */
export function isFinancial(instrument: Instrument): boolean {
  return instrument.sector !== undefined && financialSectors.has(instrument.sector);
}

/** Property companies and trusts live on buildings that are written down while they hold their worth. */
export function isProperty(instrument: Instrument): boolean {
  return instrument.sector === 'real-estate';
}

/** Currency of the statements. */
export function reportingCurrency(instrument: Instrument): string {
  return instrument.reportingCurrency ?? instrument.currency;
}

/** Why a method says nothing of a company without sales: only what it holds can be counted. Null for all others. */
export function unsoldRefusal(
  { business }: { readonly business: CompanyTemplate | null },
  metric: string,
): LocalText | null {
  if (metric === 'netAssetValue') return null;
  if (business === 'no-sales') return companyTexts.noSales;
  return business === 'shell' || business === 'biotech' ? companyTexts[business] : null;
}
