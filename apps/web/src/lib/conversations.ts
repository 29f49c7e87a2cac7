import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { listConversations, listTools, readConversation } from '@plumbline/contract/chat';
import { call, isApiError } from './api.ts';

export const conversationsKey = ['conversations'] as const;
const pageSize = 20;

/** Conversations by pages of twenty, pinned first. */
export function conversationsQuery(search: string) {
  const wanted = search.trim();
  return infiniteQueryOptions({
    queryKey: [...conversationsKey, wanted],
    queryFn: ({ pageParam, signal }) =>
      call<typeof listConversations>('get', '/conversations', {
        as: 'owner',
        query: { offset: pageParam, limit: pageSize, ...(wanted === '' ? {} : { search: wanted }) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    staleTime: 5_000,
  });
}

/** One conversation with the branch that is shown. Answers that are being written are told by their own stream. */
export function threadQuery(id: string) {
  return queryOptions({
    queryKey: ['thread', id],
    queryFn: ({ signal }) =>
      call<typeof readConversation>('get', '/conversations/:id', { as: 'owner', params: { id }, signal }),
    staleTime: 5_000,
    retry: (count, error) => count < 2 && !(isApiError(error) && error.status >= 400 && error.status < 500),
  });
}

/** What the assistant can do; fixed while a server runs. */
export const toolsQuery = queryOptions({
  queryKey: ['chat-tools'],
  queryFn: ({ signal }) => call<typeof listTools>('get', '/chat/tools', { signal }),
  staleTime: 5 * 60_000,
});
