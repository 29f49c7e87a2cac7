import { useQueries } from '@tanstack/react-query';
import type { QuoteView, readQuotes } from '@plumbline/contract/instrument';
import type { CallOutput } from './api.ts';
import { quotesQuery } from './queries.ts';

/** As many as the server prices in one answer. */
const mostAtOnce = 12;

export interface QuotesOfMany {
  readonly quotes: readonly QuoteView[];
  readonly missing: CallOutput<typeof readQuotes>['missing'];
  /** Some of them are still on their way. */
  readonly isPending: boolean;
}

/** Parts of at most so many, in their order. */
export function partsOf(ids: readonly string[], most: number): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(ids.length / most) }, (_, at) => ids.slice(at * most, (at + 1) * most));
}

/** Last prices of any number of instruments, asked for in parts. */
export function useQuotes(ids: readonly string[]): QuotesOfMany {
  return useQueries({
    queries: partsOf(ids, mostAtOnce).map((part) => quotesQuery(part)),
    combine: (answers) => ({
      quotes: answers.flatMap(({ data }) => data?.quotes ?? []),
      missing: answers.flatMap(({ data }) => data?.missing ?? []),
      isPending: answers.some(({ isPending }) => isPending),
    }),
  });
}
