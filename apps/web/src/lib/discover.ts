import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  readCalendar,
  readFactorReturns,
  readGallery,
  readMovers,
  readScreen,
} from '@plumbline/contract/discover';
import { call, type CallInput } from './api.ts';

export type ScreenQuery = CallInput<typeof readScreen>['query'];

/** While the server is still measuring or testing, what there is of it is asked for again after this long. */
const growingMs = 5000;

export function screenQuery(query: ScreenQuery) {
  return queryOptions({
    queryKey: ['screen', query],
    queryFn: ({ signal }) => call<typeof readScreen>('get', '/screen', { query, signal }),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data !== undefined && state.data.measured < state.data.known ? growingMs : false,
  });
}

/** The built-in strategies, the best supported first; all of them without a limit. */
export function galleryQuery(limit?: number) {
  return queryOptions({
    queryKey: ['gallery', limit ?? 'all'],
    queryFn: ({ signal }) =>
      call<typeof readGallery>('get', '/gallery', { query: limit === undefined ? {} : { limit }, signal }),
    staleTime: 30_000,
    refetchInterval: ({ state }) =>
      state.data !== undefined && state.data.tested + state.data.failed.length < state.data.known ? growingMs : false,
  });
}

export function moversQuery(query: CallInput<typeof readMovers>['query']) {
  return queryOptions({
    queryKey: ['movers', query],
    queryFn: ({ signal }) => call<typeof readMovers>('get', '/movers', { query, signal }),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data !== undefined && state.data.measured < state.data.known ? growingMs : false,
  });
}

export function factorReturnsQuery(query: CallInput<typeof readFactorReturns>['query']) {
  return queryOptions({
    queryKey: ['factor-returns', query],
    queryFn: ({ signal }) => call<typeof readFactorReturns>('get', '/factor-returns', { query, signal }),
    staleTime: 30_000,
    refetchInterval: ({ state }) =>
      state.data !== undefined && state.data.measured < state.data.known ? growingMs : false,
  });
}

export function calendarQuery(query: CallInput<typeof readCalendar>['query']) {
  return queryOptions({
    queryKey: ['calendar', query],
    queryFn: ({ signal }) => call<typeof readCalendar>('get', '/calendar', { query, signal }),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data !== undefined && state.data.measured < state.data.known ? growingMs : false,
  });
}
