import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { readInstrument, readQuotes, searchInstruments } from '@plumbline/contract/instrument';
import type { listReports } from '@plumbline/contract/report';
import type { readInvite } from '@plumbline/contract/session';
import type { readSourceSettings } from '@plumbline/contract/sources';
import type { readConfig, readMarkets, readSources } from '@plumbline/contract/system';
import { call } from './api.ts';
import { setServerClock } from './server-clock.ts';

const minute = 60_000;

/** What this server offers; asked once per visit. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: async ({ signal }) => {
    const config = await call<typeof readConfig>('get', '/config', { signal });
    setServerClock(config.clock);
    return config;
  },
  staleTime: 5 * minute,
  // A server without a network leaves its simulated market by itself once a source answers.
  refetchInterval: ({ state: { data } }) => (data?.dataMode === 'auto' && data.simulatedOnly ? minute / 2 : false),
});

export function searchQuery(text: string, limit = 8) {
  const q = text.trim();
  return queryOptions({
    queryKey: ['instruments', q, limit],
    queryFn: ({ signal }) => call<typeof searchInstruments>('get', '/instruments', { query: { q, limit }, signal }),
    enabled: q !== '' && q.length <= 80,
    staleTime: 10 * minute,
    placeholderData: keepPreviousData,
  });
}

export function instrumentQuery(id: string) {
  return queryOptions({
    queryKey: ['instrument', id],
    queryFn: ({ signal }) => call<typeof readInstrument>('get', '/instruments/:id', { params: { id }, signal }),
    staleTime: 60 * minute,
  });
}

export function quotesQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['quotes', ...ids],
    queryFn: ({ signal }) => call<typeof readQuotes>('get', '/quotes', { query: { ids: ids.join(',') }, signal }),
    enabled: ids.length > 0,
    staleTime: 30_000,
    refetchInterval: minute,
  });
}

export const marketsQuery = queryOptions({
  queryKey: ['markets'],
  queryFn: ({ signal }) => call<typeof readMarkets>('get', '/markets', { signal }),
  staleTime: 30_000,
  refetchInterval: minute,
});

export const sourcesQuery = queryOptions({
  queryKey: ['sources'],
  queryFn: ({ signal }) => call<typeof readSources>('get', '/sources', { signal }),
  staleTime: 10_000,
});

/** Keys, feeds and who may change them; needs a session, so it is asked for only where it is shown. */
export const sourceSettingsQuery = queryOptions({
  queryKey: ['source-settings'],
  queryFn: ({ signal }) => call<typeof readSourceSettings>('get', '/sources/settings', { as: 'owner', signal }),
  staleTime: 30_000,
});

export function reportsQuery(limit = 8) {
  return queryOptions({
    queryKey: ['reports', limit],
    queryFn: ({ signal }) => call<typeof listReports>('get', '/reports', { as: 'owner', query: { limit }, signal }),
    staleTime: 5_000,
  });
}

export function inviteQuery(code: string) {
  return queryOptions({
    queryKey: ['invite', code],
    queryFn: ({ signal }) => call<typeof readInvite>('get', '/invites/:code', { params: { code }, signal }),
    staleTime: 10 * minute,
    retry: false,
  });
}
