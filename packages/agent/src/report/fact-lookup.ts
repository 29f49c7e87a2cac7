import type { FactBook } from '@plumbline/quant/facts/fact-book';

/** The value behind a handle; null when there is no such figure or its value is unknown. */
export function valueOf(book: FactBook, id: string): number | null {
  return book.get(id)?.value ?? null;
}
