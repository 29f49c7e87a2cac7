import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Locale } from '@plumbline/model/locale';
import { isTooLong } from '@plumbline/model/text-limit';
import { directoryQuery } from './directory.ts';

/** What a text means, by the one reader of words. Reader and directory are loaded with the first text. */
export function readingQuery(client: QueryClient, text: string, locale: Locale) {
  const words = text.trim();
  return queryOptions({
    queryKey: ['reading', locale, words],
    queryFn: async () => {
      const [directory, { read }] = await Promise.all([
        client.ensureQueryData(directoryQuery),
        import('@plumbline/reading/read'),
      ]);
      const today = new Date().toISOString().slice(0, 10);
      return read(words, { locale, box: 'home', directory, today });
    },
    enabled: words !== '' && !isTooLong(words),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });
}
