import { queryOptions } from '@tanstack/react-query';
import type { readDirectory } from '@plumbline/contract/instrument';
import { marketOf, parseInstrumentId } from '@plumbline/model/instrument';
import { call } from './api.ts';

const minute = 60_000;

/** All names and codes, for reading texts. Loaded when a box is first used: neither it nor its builder belongs to a first page. */
export const directoryQuery = queryOptions({
  queryKey: ['directory'],
  queryFn: async ({ signal }) => {
    const [{ listings }, { buildDirectory }, { isVocabularyWord }] = await Promise.all([
      call<typeof readDirectory>('get', '/directory', { signal }),
      import('@plumbline/reading/directory/directory'),
      import('@plumbline/reading/vocabulary/vocabulary'),
    ]);
    const known = listings.flatMap(({ id: text, kind, names, aliases = [], formerCodes = [], company }) => {
      const id = parseInstrumentId(text);
      return id === null ? [] : [{ id, kind, market: marketOf(id), names, aliases, formerCodes, company }];
    });
    return buildDirectory(known, isVocabularyWord);
  },
  staleTime: 30 * minute,
  gcTime: Number.POSITIVE_INFINITY,
});
