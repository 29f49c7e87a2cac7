import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { loopbackSmtp, type LoopbackSmtp } from '../channel/testing/loopback-smtp.ts';
import { parseEnv } from '../../env.ts';
import type { TestServer, Visitor } from '../../testing/test-server.ts';
import { testServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { setupToken, setupTokenToPrint } from './store/setup-token.ts';

const folder = mkdtempSync(join(tmpdir(), 'plumbline-password-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const variables = { SECRET_FILE: join(folder, 'master.key') };
const ada = { email: 'ada@example.org', password: 'a long enough word' };
const next = 'another long enough word';

let server: TestServer | null = null;
let mail: LoopbackSmtp | null = null;
afterEach(async () => {
  await server?.stop();
  await mail?.close();
  server = null;
  mail = null;
});

const start = async (more: Record<string, string> = {}): Promise<TestServer> =>
  (server = await testServer({ works: false, variables: { ...variables, ...more } }));

const post = (visitor: Visitor, path: string, body: object) => visitor.send('POST', `/api/account/${path}`, body);
const messageOf = async (answer: Response): Promise<string> => ((await answer.json()) as { message: string }).message;

describe('a forgotten password', () => {
  it('is replaced by the word of a mailed link, once, and every session ends', async () => {
    mail = await loopbackSmtp();
    const { mails } = mail;
    const open = await start({ SMTP_URL: mail.url, SMTP_FROM: 'Plumbline <desk@example.org>' });
    const [one, two] = [await open.visitor(), await open.visitor()];
    await post(one, 'sign-up', ada);
    const signed = await post(one, 'sign-in', ada);
    const cookie = (signed.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

    // The same answer whether there is such an account or not, and a mail only where there is.
    const forgot = (email: string) => post(two, 'password/forgot', { email, locale: 'zh-CN' });
    expect([(await forgot('nobody@example.org')).status, (await forgot(ada.email)).status]).toEqual([200, 200]);
    await until('the mail arrives', () => mails.length > 0);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.to).toBe(ada.email);
    // How a mail is coded depends on how many of its letters are Chinese, the token's own included.
    const [, head = '', coded = ''] = /^(.*?)\r\n\r\n(.*)$/s.exec(mails[0]?.text ?? '') ?? [];
    const body = /^content-transfer-encoding: base64/im.test(head)
      ? Buffer.from(coded, 'base64').toString()
      : coded.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
    const token = /#reset=([\w-]+)/.exec(body)?.[1] ?? '';
    expect(token.length).toBeGreaterThan(16);

    expect((await post(two, 'password/reset', { token: `${token}x`, password: next })).status).toBe(400);
    expect((await post(two, 'password/reset', { token, password: 'short' })).status).toBe(400);
    expect((await post(two, 'password/reset', { token, password: '1234567890' })).status).toBe(400);
    expect((await post(two, 'password/reset', { token, password: next })).status).toBe(200);
    const again = await post(two, 'password/reset', { token, password: next });
    expect([again.status, await messageOf(again)]).toEqual([400, expect.stringContaining('used already')]);

    expect((await open.call('/api/account', { headers: { cookie } })).status).toBe(401);
    expect((await post(two, 'sign-in', ada)).status).toBe(400);
    expect((await post(two, 'sign-in', { ...ada, password: next })).status).toBe(200);
    expect(open.lines.join('\n')).not.toContain(token);
  });

  it('is not taken where anybody would try it first, and says so', async () => {
    const open = await start();
    const one = await open.visitor();
    for (const password of ['1234567890', 'aaaaaaaaaa', 'password2026', 'bartholomew1']) {
      const answer = await post(one, 'sign-up', { email: 'bartholomew@example.org', password });
      expect([answer.status, await messageOf(answer)]).toEqual([400, expect.stringContaining('first that anybody')]);
    }
  });

  it('cannot be replaced where no mail is sent, and says so', async () => {
    const open = await start();
    const answer = await post(await open.visitor(), 'password/forgot', { email: ada.email, locale: 'en' });
    expect([answer.status, await messageOf(answer)]).toEqual([400, expect.stringContaining('sends no e-mail')]);
  });
});

describe('a server that is being set up', () => {
  it('takes one account, with the token it prints, and none after it', async () => {
    const env = parseEnv({ ...variables, ACCOUNTS: 'setup' });
    const open = await start({ ACCOUNTS: 'setup' });
    const token = await setupTokenToPrint(env, open.store);
    expect(token).toBe(setupToken(env));
    const [one, two] = [await open.visitor(), await open.visitor()];
    for (const given of [{}, { setupToken: 'wrong' }]) {
      expect((await post(one, 'sign-up', { ...ada, ...given })).status).toBe(403);
    }
    expect((await post(one, 'sign-up', { ...ada, setupToken: token })).status).toBe(200);
    const late = await post(two, 'sign-up', { email: 'bob@example.org', password: next, setupToken: token });
    expect([late.status, await messageOf(late)]).toEqual([403, 'This server takes no new accounts.']);
    expect((await post(two, 'sign-in', ada)).status).toBe(200);
    expect(await setupTokenToPrint(env, open.store)).toBeNull();
    expect(await setupTokenToPrint(parseEnv(variables), open.store)).toBeNull();
  });
});
