import { describe, expect, it } from 'vitest';
import { parseEnv } from '../../env.ts';
import { mediumDeps } from './service.ts';
import { mediumOf } from './rows.ts';

const deps = mediumDeps(parseEnv({}), { now: () => 0 });
const webhook = mediumOf('webhook');
const message = { key: 'k', subject: 's', text: 't', data: {} };

describe('a webhook', () => {
  it('goes to https addresses only', () => {
    expect(() => webhook.open({ kind: 'webhook', url: 'http://example.org/hook', locale: 'en' }, deps)).toThrow(
      /https addresses only/,
    );
  });

  it.each(['https://127.0.0.1/hook', 'https://[::1]/hook', 'https://169.254.169.254/latest', 'https://0x7f.1/'])(
    'never reaches a machine of a private network: %s',
    async (url) => {
      const opened = webhook.open({ kind: 'webhook', url, locale: 'en' }, deps);
      await expect(webhook.deliver(message, opened, deps)).rejects.toMatchObject({ code: 'not-permitted' });
    },
  );
});
