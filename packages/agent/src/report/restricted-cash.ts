import type { FactBook } from '@plumbline/quant/facts/fact-book';

/** Cash with restricted cash that the newest net debt counts in place of cash, which is then not on record; null where it does not. */
export function countsRestrictedCash(book: FactBook): string | null {
  const inputs = book.get('netDebt.TTM')?.formula?.inputs ?? [];
  const cash = inputs.flatMap((input) => ('fact' in input && input.name === 'cash' ? [input.fact] : []))[0];
  return cash !== undefined && book.get(cash)?.metric === 'cashWithRestricted' ? cash : null;
}
