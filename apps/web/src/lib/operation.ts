import { keepPreviousData, queryOptions, infiniteQueryOptions } from '@tanstack/react-query';
import type { makeBackup, readAudit, readOperation, readStorage } from '@plumbline/contract/operation';
import { call } from './api.ts';

/** How the server is, while somebody looks at it; the token is empty where anybody at this machine may. */
export const operationQuery = (operatorToken: string) =>
  queryOptions({
    queryKey: ['operation', operatorToken],
    queryFn: ({ signal }) => call<typeof readOperation>('get', '/operation', { as: 'owner', operatorToken, signal }),
    refetchInterval: 15_000,
    placeholderData: keepPreviousData,
    retry: false,
  });

export const storageQuery = (operatorToken: string) =>
  queryOptions({
    queryKey: ['operation-storage', operatorToken],
    queryFn: ({ signal }) =>
      call<typeof readStorage>('get', '/operation/storage', { as: 'owner', operatorToken, signal }),
    staleTime: 600_000,
    retry: false,
  });

export const auditQuery = (operatorToken: string) =>
  infiniteQueryOptions({
    queryKey: ['operation-audit', operatorToken],
    queryFn: ({ signal, pageParam }) =>
      call<typeof readAudit>('get', '/operation/audit', {
        as: 'owner',
        operatorToken,
        query: pageParam === null ? {} : { before: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? (entries.at(-1)?.id ?? null) : null),
    refetchInterval: 30_000,
    retry: false,
  });

export const backUpNow = (operatorToken: string) =>
  call<typeof makeBackup>('post', '/operation/backups', { as: 'owner', operatorToken, body: {} });
