import { PlumblineError } from '@plumbline/model/errors';
import { judgeAnswer } from '../http-outcome.ts';
import { defineMedium } from '../medium.ts';

const publicUrl = 'https://discord.com';
const hosts: ReadonlySet<string> = new Set(['discord.com', 'discordapp.com', 'ptb.discord.com', 'canary.discord.com']);
const patienceMs = 5000;
/** Longer texts are refused: https://discord.com/developers/docs/resources/webhook#execute-webhook */
const mostText = 2000;

export const discordMedium = defineMedium({
  id: 'discord',
  asksForCode: false,
  open({ url }, { env }) {
    const { protocol, hostname, origin, pathname } = new URL(url);
    const [, id, token] = /^\/api\/(?:v\d+\/)?webhooks\/(\d{5,25})\/([\w-]{20,120})$/.exec(pathname) ?? [];
    const isTheirs = origin === env.DISCORD_URL || (protocol === 'https:' && hosts.has(hostname));
    if (!isTheirs || id === undefined || token === undefined) {
      throw new PlumblineError(
        'bad-input',
        'This is no webhook of Discord. It begins with https://discord.com/api/webhooks/.',
        { field: 'url' },
      );
    }
    return { settings: { id }, secrets: { token } };
  },
  target: ({ id = '' }) => `…${id.slice(-4)}`,
  async deliver({ subject, text }, { settings, secrets }, { env, fetch, now }) {
    const path = `/api/webhooks/${settings['id'] ?? ''}/${secrets['token'] ?? ''}?wait=true`;
    const response = await fetch(`${env.DISCORD_URL ?? publicUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // Nobody is called by a name that stands in a message.
      body: JSON.stringify({ content: `**${subject}**\n${text}`.slice(0, mostText), allowed_mentions: { parse: [] } }),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    return judgeAnswer(response, now());
  },
});
