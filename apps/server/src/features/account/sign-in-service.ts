import type { SignInFault } from '@plumbline/contract/account';
import { PlumblineError } from '@plumbline/model/errors';
import type { Store } from '../../platform/db/open-store.ts';
import type { Env } from '../../env.ts';
import { libraryOptions, publicAddress } from './library-options.ts';

export interface SignInService {
  /** Where to send the browser, and the cookies that tie the answer to it. */
  start(): Promise<{ readonly url: string; readonly cookies: readonly string[] }>;
  /** The user that the service vouches for. */
  finish(
    answer: { state: string; code?: string | undefined; error?: string | undefined; iss?: string | undefined },
    cookie: string,
  ): Promise<string>;
}

interface ServiceOptions {
  readonly env: Env;
  readonly store: Store;
}

const provider = 'oidc';

/** Sign-in at an OpenID Connect service: code with PKCE, a state tied to the browser, a nonce, and a checked signature. */
export function signInService(options: ServiceOptions): SignInService {
  const base = publicAddress(options.env);
  let opening: ReturnType<typeof openLibrary> | null = null;
  const library = (): ReturnType<typeof openLibrary> => (opening ??= openLibrary(options));

  const fail = (fault: SignInFault): PlumblineError => new PlumblineError('bad-input', words[fault], { fault });

  return {
    async start() {
      checkSetUp(options.env);
      const auth = await library();
      const back = `${base}/callback`;
      const response = await auth.handler(
        new Request(`${base}/api/auth/sign-in/social`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: base },
          body: JSON.stringify({ provider, callbackURL: back, errorCallbackURL: `${back}?failed=1` }),
        }),
      );
      const body: unknown = await response.json().catch(() => null);
      const url = typeof body === 'object' && body !== null && 'url' in body ? body.url : null;
      if (!response.ok || typeof url !== 'string') {
        // It reads the service's description once: a service that was away is asked again next time.
        opening = null;
        throw new PlumblineError('provider-unreachable', words.unavailable, { fault: 'unavailable' });
      }
      return { url, cookies: response.headers.getSetCookie() };
    },

    async finish({ state, code, error, iss }, cookie) {
      checkSetUp(options.env);
      const auth = await library();
      const query = new URLSearchParams({ state });
      if (code !== undefined) query.set('code', code);
      if (error !== undefined) query.set('error', error);
      if (iss !== undefined) query.set('iss', iss);
      const response = await auth.handler(
        new Request(`${base}/api/auth/callback/${provider}?${query}`, { headers: { cookie } }),
      );
      const token = sessionTokenOf(response.headers.getSetCookie());
      if (token === null) throw fail(faultOf(response.headers.get('location') ?? ''));
      const { internalAdapter } = await auth.$context;
      const found = await internalAdapter.findSession(token);
      // Its session would be a second one beside ours.
      await internalAdapter.deleteSession(token);
      if (found === null) throw fail('mismatch');
      return found.user.id;
    },
  };
}

function checkSetUp({ OIDC_ISSUER, OIDC_CLIENT_ID }: Env): void {
  if (OIDC_ISSUER !== null && OIDC_CLIENT_ID !== null) return;
  throw new PlumblineError('not-found', 'No sign-in service is set up on this server.');
}

const words: Readonly<Record<SignInFault, string>> = {
  mismatch: 'This sign-in was begun in another browser, was used before, or has expired. Start again.',
  refused: 'The sign-in service refused. Start again, or carry on without signing in.',
  taken: 'There is an account with this e-mail address already. Sign in to it with its password.',
  unavailable: 'The sign-in service does not answer. Try again in a moment.',
};

function faultOf(location: string): SignInFault {
  const error = URL.canParse(location) ? (new URL(location).searchParams.get('error') ?? '') : '';
  if (error.startsWith('state_') || error === 'please_restart_the_process') return 'mismatch';
  if (error === 'account_not_linked') return 'taken';
  if (error === 'access_denied' || error === 'signup_disabled' || error.endsWith('_required')) return 'refused';
  return error === 'invalid_code' ? 'mismatch' : 'unavailable';
}

/** The token inside the library's signed cookie `value.signature`. */
function sessionTokenOf(cookies: readonly string[]): string | null {
  const found = cookies.map((cookie) => /session_token=([^;]+)/.exec(cookie)?.[1]).find((value) => value !== undefined);
  return found === undefined ? null : (decodeURIComponent(found).split('.')[0] ?? null);
}

async function openLibrary({ env, store }: ServiceOptions) {
  const [{ betterAuth }, { genericOAuth }] = await Promise.all([import('better-auth'), import('better-auth/plugins')]);
  return betterAuth({
    ...libraryOptions({ env, store }),
    plugins: [
      genericOAuth({
        config: [
          {
            providerId: provider,
            discoveryUrl: `${env.OIDC_ISSUER}/.well-known/openid-configuration`,
            requireIdTokenVerification: true,
            clientId: env.OIDC_CLIENT_ID ?? '',
            ...(env.OIDC_CLIENT_SECRET !== null && { clientSecret: env.OIDC_CLIENT_SECRET }),
            scopes: ['openid', 'email', 'profile'],
            redirectURI: `${publicAddress(env)}/callback`,
            pkce: true,
            // An unknown person is somebody's first visit only where anybody may come.
            disableSignUp: env.ACCOUNTS !== 'open',
          },
        ],
      }),
    ],
  });
}
