import { queryOptions } from '@tanstack/react-query';
import type {
  acceptInvite,
  deleteAccount,
  endSession,
  finishService,
  importAccount,
  mergeWork,
  readAccount,
  readOwnInvite,
  signIn,
  signOut,
  signUp,
  startService,
} from '@plumbline/contract/account';
import type { Locale } from '@plumbline/model/locale';
import { call } from './api.ts';
import { dropInvite, keptInvite } from './invite.ts';

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => call<typeof readAccount>('get', '/account', { as: 'owner', signal }),
  staleTime: 10_000,
});

export const ownInviteQuery = queryOptions({
  queryKey: ['own-invite'],
  queryFn: ({ signal }) => call<typeof readOwnInvite>('post', '/account/invite', { as: 'owner', body: {}, signal }),
  staleTime: 60_000,
});

interface Given {
  readonly email: string;
  readonly password: string;
}

export const account = {
  /** Makes an account and signs in to it. Where the address has one, only its own password does. */
  signUp: async (body: Given & { readonly setupToken?: string; readonly locale: Locale }) => {
    await call<typeof signUp>('post', '/account/sign-up', { as: 'owner', body });
    return account.signIn({ email: body.email, password: body.password });
  },
  signIn: (body: Given) => call<typeof signIn>('post', '/account/sign-in', { as: 'owner', body }),
  startService: () => call<typeof startService>('post', '/account/service/start', { as: 'owner', body: {} }),
  finishService: (body: { readonly code: string; readonly state: string; readonly iss?: string }) =>
    call<typeof finishService>('post', '/account/service/finish', { as: 'owner', body }),
  signOut: () => call<typeof signOut>('post', '/account/sign-out', { as: 'owner', body: {} }),
  merge: (choice: 'keep' | 'clean') =>
    call<typeof mergeWork>('post', '/account/merge', { as: 'owner', body: { choice } }),
  endSession: (id: string) =>
    call<typeof endSession>('delete', '/account/sessions/:id', { as: 'owner', params: { id } }),
  restore: (archive: string) =>
    call<typeof importAccount>('post', '/account/import', { as: 'owner', body: { archive } }),
  remove: () => call<typeof deleteAccount>('post', '/account/delete', { as: 'owner', body: { confirm: 'delete' } }),
};

/** Tells the server by whose invite this browser came. Quiet: it never stands in the way of what was just made. */
export async function applyKeptInvite(): Promise<void> {
  const code = keptInvite();
  if (code === null) return;
  try {
    const { outcome } = await call<typeof acceptInvite>('post', '/invites/:code/accept', {
      as: 'owner',
      params: { code },
      body: {},
    });
    if (outcome !== 'too-early') dropInvite();
  } catch {
    // The code stays for the next report or strategy.
  }
}
