import type { ScreenAnswer } from '@plumbline/contract/discover';
import type { Locale } from '@plumbline/model/locale';
import { labelOf } from '@plumbline/quant/catalogue/catalogue';
import { toCsv } from '../../charts/csv.ts';

/**
 * What is left of a market as a table for a spreadsheet: fractions as fractions, unknown as nothing, whether it is simulated, and which figures its
 * source has computed.
 */
export function screenCsv({ matches, simulated }: ScreenAnswer, fields: readonly string[], locale: Locale): string {
  const head = ['id', 'name', 'sector', 'currency', 'price', 'asOf', 'source', 'simulated', 'givenBySource'];
  const rows = matches.map(({ instrument, sector, price, asOf, source, figures }) => [
    instrument.id,
    instrument.name[locale],
    sector,
    instrument.currency,
    price,
    asOf,
    source,
    String(simulated),
    fields.filter((field) => figures[field]?.givenBy !== undefined).join(' '),
    ...fields.map((field) => figures[field]?.value ?? null),
  ]);
  return toCsv([[...head, ...fields.map((field) => `${field} (${labelOf(field)[locale]})`)], ...rows]);
}
