import { dayMs } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import { localText } from '@plumbline/model/local-text';
import type { Locale } from '@plumbline/model/locale';
import type { Clock } from '@plumbline/model/ports';
import { ulid } from 'ulid';
import type { Env } from '../../env.ts';
import type { Store } from '../../platform/db/open-store.ts';
import { rateLimit } from '../../platform/http/rate-limit.ts';
import type { SendMail } from '../../platform/outbound/send-mail.ts';
import { libraryOptions, publicAddress } from './library-options.ts';

const resetSubject = localText('A new password for Plumbline', '重设 Plumbline 密码', '重設 Plumbline 密碼');
const resetText = localText(
  'Open this link within an hour to choose a new password. If you did not ask for it, do nothing: the old one stays.',
  '请在一小时内打开此链接，设置新密码。如果不是你本人操作，无需理会，原密码不变。',
  '請於一小時內開啟此連結，設定新密碼。如非你本人操作，毋須理會，原密碼不變。',
);

interface MailText {
  readonly subject: string;
  readonly text: string;
}

function resetMail(link: string, locale: Locale): MailText {
  return { subject: resetSubject[locale], text: `${resetText[locale]}\n\n${link}` };
}

const knownSubject = localText('You have a Plumbline account', '你已有 Plumbline 账户', '你已有 Plumbline 賬戶');
const knownText = localText(
  'Somebody wanted to make an account with this address, which has one already. Nothing was changed. If it was you, sign in with your password or choose a new one here. If not, do nothing.',
  '有人想用此邮箱创建账户，但此邮箱已有账户。账户没有任何改变。如果是你本人操作，请用原密码登录，或在此重设密码。如果不是，无需理会。',
  '有人想用此電郵開設賬戶，但此電郵已有賬戶。賬戶並無任何改變。如是你本人操作，請用原密碼登入，或在此重設密碼。如非，毋須理會。',
);

/** To the owner of an address that somebody wanted to make a second account with. */
function knownAddressMail(link: string, locale: Locale): MailText {
  return { subject: knownSubject[locale], text: `${knownText[locale]}\n\n${link}` };
}

/** Makes users, and proves who somebody is and says which user that is; sessions and rows are no business of it. */
export interface Credentials {
  /** Makes a user. Where the address has one, that one is told by mail, and whoever asks learns nothing. */
  signUp(given: { email: string; password: string; name: string }, locale: Locale): Promise<void>;
  signIn(given: { email: string; password: string }): Promise<string>;
  /** Mails a link when there is such an account. It neither tells nor takes longer when there is none. */
  forgot(email: string, locale: Locale): Promise<void>;
  /** Sets a new password by the word of that link; answers whose. */
  reset(token: string, password: string): Promise<string>;
}

interface CredentialOptions {
  readonly env: Env;
  readonly store: Store;
  readonly note: (message: string, fields?: Record<string, unknown>) => void;
  /** Null where no mail server is configured. */
  readonly mail: SendMail | null;
  readonly clock: Clock;
}

/** An owner is warned so often a day: whoever makes accounts must not fill a mailbox. */
const mostWarnings = { most: 5, perMs: dayMs };

/** The sign-in library on our store, loaded when somebody first signs in. */
export function credentials(options: CredentialOptions): Credentials {
  let opening: ReturnType<typeof openLibrary> | null = null;
  /** In which language a mail that is asked for right now is written. */
  const locales = new Map<string, Locale>();
  const localeOf = (email: string): Locale => {
    const locale = locales.get(email.toLowerCase()) ?? 'en';
    locales.delete(email.toLowerCase());
    return locale;
  };
  // Nobody waits for the mail server: the time it takes would tell that there is an account.
  const send = (to: string, key: string, mail: MailText): void => {
    void options
      .mail?.({ to, key, ...mail })
      .catch((error: Error) => options.note('a mail could not be sent', { error: error.message }));
  };
  const sendReset = ({ email, token }: { email: string; token: string }): void => {
    const link = `${publicAddress(options.env)}/?settings=account#reset=${token}`;
    send(email, `reset-${token.slice(0, 8)}`, resetMail(link, localeOf(email)));
  };
  const countWarning = rateLimit({ clock: options.clock, ...mostWarnings });
  const warnOwner = (email: string): void => {
    const locale = localeOf(email);
    try {
      countWarning(email);
    } catch {
      return;
    }
    send(email, `known-${ulid()}`, knownAddressMail(`${publicAddress(options.env)}/?settings=account`, locale));
  };
  const library = (): ReturnType<typeof openLibrary> =>
    (opening ??= openLibrary(options, sendReset, warnOwner).catch((error: unknown) => {
      opening = null;
      throw error;
    }));

  return {
    async signUp({ email, password, name }, locale) {
      const auth = await library();
      const address = email.toLowerCase();
      locales.set(address, locale);
      // For an address that has a user it answers with one it made up, and calls `warnOwner`.
      await auth.api.signUpEmail({ body: { email, password, name } }).catch(async (error: unknown) => {
        // Somebody else took the address between its look and its writing.
        const { internalAdapter } = await auth.$context;
        if ((await internalAdapter.findUserByEmail(address)) === null) return refuse(error);
        warnOwner(address);
      });
      locales.delete(address);
    },
    async signIn(body) {
      const auth = await library();
      const known = await auth.api.signInEmail({ body }).catch(refuse);
      // Its session would be a second one beside ours.
      await (await auth.$context).internalAdapter.deleteSession(known.token);
      return known.user.id;
    },

    async forgot(email, locale) {
      if (options.mail === null) {
        throw new PlumblineError('bad-input', 'This server sends no e-mail, so a password cannot be replaced here.');
      }
      locales.set(email.toLowerCase(), locale);
      const auth = await library();
      await auth.api.requestPasswordReset({ body: { email } });
      locales.delete(email.toLowerCase());
    },

    async reset(token, password) {
      const auth = await library();
      const { internalAdapter } = await auth.$context;
      const known = await internalAdapter.findVerificationValue(`reset-password:${token}`);
      if (known === null || known.expiresAt.getTime() < Date.now()) throw spent();
      await auth.api.resetPassword({ body: { newPassword: password, token } }).catch((error: unknown) => {
        if (codeOf(error) === 'INVALID_TOKEN') throw spent();
        throw error;
      });
      return known.value;
    },
  };
}

async function openLibrary(
  options: CredentialOptions,
  sendReset: (to: { email: string; token: string }) => void,
  warnOwner: (email: string) => void,
) {
  const { betterAuth } = await import('better-auth');
  return betterAuth({
    ...libraryOptions(options),
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: 10,
      maxPasswordLength: 128,
      resetPasswordTokenExpiresIn: 3600,
      onExistingUserSignUp: async ({ user }) => warnOwner(user.email),
      sendResetPassword: async ({ user, token }) => sendReset({ email: user.email, token }),
    },
  });
}

const spent = (): PlumblineError =>
  new PlumblineError('bad-input', 'This link was used already or is too old. Ask for a new one.');

const wrong = 'The e-mail address or the password is wrong.';

/** What the library refuses, in our words; the same words whether an address is known or not. */
function refuse(error: unknown): never {
  const code = codeOf(error);
  if (code === 'INVALID_EMAIL_OR_PASSWORD' || code === 'INVALID_EMAIL') throw new PlumblineError('bad-input', wrong);
  throw error;
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('body' in error)) return '';
  const { body } = error;
  if (typeof body !== 'object' || body === null || !('code' in body)) return '';
  return typeof body.code === 'string' ? body.code : '';
}
