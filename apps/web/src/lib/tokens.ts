import { queryOptions } from '@tanstack/react-query';
import type { NewToken, createToken, listTokenCalls, listTokens, revokeToken } from '@plumbline/contract/tokens';
import type { Scope } from '@plumbline/contract/scope';
import { call } from './api.ts';

export const tokensQuery = queryOptions({
  queryKey: ['tokens'],
  queryFn: ({ signal }) => call<typeof listTokens>('get', '/tokens', { as: 'owner', signal }),
});

export const tokenCallsQuery = (id: string) =>
  queryOptions({
    queryKey: ['token-calls', id],
    queryFn: ({ signal }) =>
      call<typeof listTokenCalls>('get', '/tokens/:id/calls', { as: 'owner', params: { id }, signal }),
  });

export const tokenChanges = {
  create: (body: NewToken) => call<typeof createToken>('post', '/tokens', { as: 'owner', body }),
  revoke: (id: string) => call<typeof revokeToken>('delete', '/tokens/:id', { as: 'owner', params: { id } }),
};

/** What a scope is called among the texts, whose keys hold no colon. */
const scopeKeys = {
  'read:market': 'readMarket',
  'read:mine': 'readMine',
  'run:report': 'runReport',
  'run:backtest': 'runBacktest',
  'run:desk': 'runDesk',
  'write:draft': 'writeDraft',
  'write:paper': 'writePaper',
  'manage:alerts': 'manageAlerts',
} as const satisfies Record<Scope, string>;

export const keyOf = (scope: Scope): (typeof scopeKeys)[Scope] => scopeKeys[scope];
