import { PlumblineError } from '@plumbline/model/errors';
import type { Store } from '../db/open-store.ts';
import type { Env } from '../env.ts';
import { libraryOptions } from './library-options.ts';

/** Proves who somebody is and says which user that is; sessions and rows are no business of it. */
export interface Credentials {
  signUp(given: { email: string; password: string; name: string }): Promise<string>;
  signIn(given: { email: string; password: string }): Promise<string>;
}

interface CredentialOptions {
  readonly env: Env;
  readonly store: Store;
  readonly note: (message: string, fields?: Record<string, unknown>) => void;
}

/** The sign-in library on our store, loaded when somebody first signs in. */
export function credentials(options: CredentialOptions): Credentials {
  let opening: ReturnType<typeof openLibrary> | null = null;
  const library = (): ReturnType<typeof openLibrary> =>
    (opening ??= openLibrary(options).catch((error: unknown) => {
      opening = null;
      throw error;
    }));

  return {
    async signUp({ email, password, name }) {
      const auth = await library();
      const made = await auth.api.signUpEmail({ body: { email, password, name } }).catch(refuse);
      return made.user.id;
    },
    async signIn(body) {
      const auth = await library();
      const known = await auth.api.signInEmail({ body }).catch(refuse);
      // Its session would be a second one beside ours.
      await (await auth.$context).internalAdapter.deleteSession(known.token);
      return known.user.id;
    },
  };
}

async function openLibrary(options: CredentialOptions) {
  const { betterAuth } = await import('better-auth');
  return betterAuth({
    ...libraryOptions(options),
    emailAndPassword: { enabled: true, autoSignIn: false, minPasswordLength: 10, maxPasswordLength: 128 },
  });
}

const wrong = 'The e-mail address or the password is wrong.';

/** What the library refuses, in our words; the same words whether an address is known or not. */
function refuse(error: unknown): never {
  const code = codeOf(error);
  if (code.startsWith('USER_ALREADY_EXISTS')) {
    throw new PlumblineError('bad-input', 'There is an account with this e-mail address. Sign in to it instead.');
  }
  if (code === 'INVALID_EMAIL_OR_PASSWORD' || code === 'INVALID_EMAIL') throw new PlumblineError('bad-input', wrong);
  throw error;
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('body' in error)) return '';
  const { body } = error;
  if (typeof body !== 'object' || body === null || !('code' in body)) return '';
  return typeof body.code === 'string' ? body.code : '';
}
