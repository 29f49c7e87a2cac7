import { PlumblineError } from '@plumbline/model/errors';
import type { Env } from '../../env.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Makes the same mail recognisable when it has to be sent again. */
  readonly key: string;
}

/** Sends one mail and answers with what the mail server said. */
export type SendMail = (mail: Mail) => Promise<string>;

const patienceMs = 10_000;

/** The sender; without one of its own, the name that the mail server knows us by. */
function senderOf({ SMTP_FROM: from, SMTP_URL: url }: Pick<Env, 'SMTP_FROM' | 'SMTP_URL'>): string {
  if (from !== null) return from;
  const { username, hostname } = new URL(url ?? '');
  const name = decodeURIComponent(username);
  return name.includes('@') ? name : `plumbline@${hostname}`;
}

/** The mail server of this installation; null where none is configured. The library is loaded with the first mail. */
export function mailSender(env: Pick<Env, 'SMTP_FROM' | 'SMTP_URL'>): SendMail | null {
  const { SMTP_URL: url } = env;
  if (url === null) return null;
  const from = senderOf(env);
  return async ({ to, subject, text, key }) => {
    const { createTransport } = await import('nodemailer');
    const waits = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };
    const transport = createTransport({ url, ...waits, disableFileAccess: true, disableUrlAccess: true });
    try {
      const messageId = `<${key.replace(/[^\w.-]/g, '-')}@plumbline>`;
      const { response } = await transport.sendMail({ from, to, subject, text, messageId });
      return response;
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new PlumblineError('provider-unreachable', `The mail was not accepted: ${why}`, {}, cause);
    } finally {
      transport.close();
    }
  };
}
