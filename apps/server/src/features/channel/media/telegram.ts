import { PlumblineError } from '@plumbline/model/errors';
import { judgeAnswer } from '../http-outcome.ts';
import { defineMedium } from '../medium.ts';

const publicUrl = 'https://api.telegram.org';
const patienceMs = 5000;
/** Longer texts are refused: https://core.telegram.org/bots/api#sendmessage */
const mostText = 4096;

/** Telegram says how long to wait in the body, not in a header. */
async function withWait(response: Response): Promise<Response> {
  if (response.status !== 429) return response;
  const text = await response.text();
  const wait = /"retry_after"\s*:\s*(\d{1,6})/.exec(text)?.[1];
  return new Response(text, { status: 429, headers: wait === undefined ? {} : { 'retry-after': wait } });
}

export const telegramMedium = defineMedium({
  id: 'telegram',
  // A bot reaches only who has written to it.
  asksForCode: false,
  open({ chatId, token }, { env }) {
    if (token === undefined && env.TELEGRAM_BOT_TOKEN === null) {
      throw new PlumblineError('bad-input', 'This server has no bot of its own: enter the token of yours.', {
        field: 'token',
      });
    }
    return { settings: { chatId }, secrets: token === undefined ? {} : { token } };
  },
  target: ({ chatId = '' }) => chatId.replace(/^(.{2}).*(.{2})$/, '$1…$2'),
  async deliver({ subject, text }, { settings, secrets }, { env, fetch, now }) {
    const token = secrets['token'] ?? env.TELEGRAM_BOT_TOKEN;
    if (token === null) {
      throw new PlumblineError('provider-refused', 'This server has no bot any more: enter the token of yours.');
    }
    const response = await fetch(`${env.TELEGRAM_URL ?? publicUrl}/bot${token}/sendMessage`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        chat_id: settings['chatId'],
        text: `${subject}\n\n${text}`.slice(0, mostText),
        link_preview_options: { is_disabled: true },
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    return judgeAnswer(await withWait(response), now());
  },
});
