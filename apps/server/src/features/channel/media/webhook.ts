import { createHash, createHmac, randomBytes } from 'node:crypto';
import { PlumblineError } from '@plumbline/model/errors';
import { judgeAnswer } from '../http-outcome.ts';
import { defineMedium } from '../medium.ts';

/** Names a secret without telling it, so that a receiver can have two while it exchanges them. */
const keyIdOf = (secret: string): string => createHash('sha256').update(secret).digest('hex').slice(0, 8);

/** What a receiver computes again: HMAC-SHA256 under the secret over the timestamp, a point and the body. */
export function signatureOf(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}

export const webhookMedium = defineMedium({
  id: 'webhook',
  asksForCode: false,
  open({ url }, { env }) {
    const { protocol, host } = new URL(url);
    if (protocol !== 'https:' && env.WEBHOOK_PRIVATE === 'off') {
      throw new PlumblineError('bad-input', 'Signals are posted to https addresses only.', { field: 'url' });
    }
    // The address often carries a token.
    return { settings: { host }, secrets: { url, signingSecret: randomBytes(32).toString('hex') } };
  },
  target: ({ host = '' }) => host,
  async deliver({ key, data }, { secrets }, { post, now }) {
    const secret = secrets['signingSecret'] ?? '';
    const body = JSON.stringify(data);
    const at = now();
    const timestamp = String(Math.floor(at / 1000));
    const response = await post(secrets['url'] ?? '', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        'plumbline-timestamp': timestamp,
        'plumbline-key-id': keyIdOf(secret),
        'plumbline-signature': `v1=${signatureOf(secret, timestamp, body)}`,
      },
      body,
    });
    return judgeAnswer(response, at);
  },
});
