import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from './lib/accessibility-faults.ts';
import { launch, noBrowser, visit, type Visitor } from './lib/browse.ts';
import { freePort } from '@plumbline/server/testing/free-port';
import { loopbackIssuer } from '@plumbline/server/testing/loopback-issuer';
import { serve, type RunningServer } from './lib/serve.ts';

const ada = { email: 'ada@example.org', password: 'a long enough word' };

describe.skipIf(noBrowser)('an account in a real browser', () => {
  let server: RunningServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([serve(), launch()]);
    // A key of its own, not that of the working copy.
    await server.stop();
    server = await serve({ SECRET_FILE: join(server.dataDir, 'master.key') });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  const open = (expected?: RegExp): Promise<Visitor> =>
    visit(browser, server.url, expected === undefined ? {} : { expected });

  async function research(page: Page, symbol: string): Promise<void> {
    await page.goto(`/research?symbol=${symbol}`);
    await page.waitForURL(/run=/);
  }

  async function ownerOf(page: Page): Promise<string> {
    const { ownerId } = (await (await page.request.get('/api/account')).json()) as { ownerId: string };
    return ownerId;
  }

  async function enter(page: Page, way: 'New account' | 'I have an account', who = ada): Promise<void> {
    const account = page.getByTestId('account');
    await account.getByRole('button', { name: way }).click();
    await account.getByLabel('E-mail address').fill(who.email);
    await account.getByLabel('Password').fill(who.password);
    await account.locator('form').first().locator('button[type=submit]').click();
  }

  it('is made from the space of a browser, takes over that of another once, and is still there after a reload', async () => {
    const first = await open();
    await research(first.page, 'US:NVDA');
    await first.page.goto('/login');
    await first.page.getByTestId('account').waitFor();
    expect(new URL(first.page.url()).pathname).toBe('/');
    await enter(first.page, 'New account');
    await first.page.getByTestId('account').getByText(ada.email).waitFor();
    await first.page.getByText('This session').waitFor();

    const second = await open(/status of 400/);
    await research(second.page, 'US:AAPL');
    await second.page.goto('/?settings=account');
    await enter(second.page, 'I have an account');
    const merge = second.page.getByTestId('merge');
    await merge.getByText('1 report').waitFor();
    await second.page.reload();
    await merge.getByText('1 report').waitFor();
    await merge.getByRole('button', { name: 'Keep' }).click();
    await merge.waitFor({ state: 'detached' });
    await second.page.reload();
    await second.page.getByTestId('account').getByText(ada.email).waitFor();
    expect(await merge.count()).toBe(0);
    expect(await accessibilityFaults(second.page, { inside: ['[data-testid=settings]'], every: true })).toEqual([]);

    await second.page.goto('/?settings=export');
    await second.page.getByTestId('export').getByText('2 reports').first().waitFor();
    await first.page.goto('/?settings=account');
    const otherSession = first.page.getByRole('button', { name: /^Sign out ./ });
    await otherSession.click();
    await otherSession.waitFor({ state: 'detached' });
    await second.page.goto('/?settings=account');
    await second.page.getByText('This browser’s space').waitFor();
    expect([first.faults, second.faults.filter((fault) => !/status of 401/.test(fault))]).toEqual([[], []]);
    await first.close();
    await second.close();
  });

  it('is not opened by making it again in another browser, whose work stays where it was', async () => {
    const owner = await open();
    await owner.page.goto('/?settings=account');
    const grace = { email: 'grace@example.org', password: ada.password };
    await enter(owner.page, 'New account', grace);
    await owner.page.getByTestId('account').getByText(grace.email).waitFor();

    const other = await open(/status of 400/);
    await research(other.page, 'US:KO');
    const before = await ownerOf(other.page);
    await other.page.goto('/?settings=account');
    await enter(other.page, 'New account', { ...grace, password: 'a word of somebody else' });
    const section = other.page.getByTestId('account');
    await section.getByRole('alert').waitFor();
    // Nothing says that there is such an account, and nothing says that this browser is in it.
    expect(await section.getByRole('alert').textContent()).toContain('if you have an account with it already');
    expect(await section.getByText(grace.email).count()).toBe(0);
    await other.page.reload();
    await other.page.getByText('This browser’s space').waitFor();
    const now = (await (await other.page.request.get('/api/account')).json()) as object;
    expect(now).toMatchObject({ ownerId: before, kind: 'anonymous', email: null, counts: { reports: 1 }, merge: null });
    const kept = (await (await owner.page.request.get('/api/account')).json()) as object;
    expect(kept).toMatchObject({
      email: grace.email,
      counts: { reports: 0 },
      merge: null,
      sessions: [{ isCurrent: true }],
    });
    expect([owner.faults, other.faults]).toEqual([[], []]);
    await owner.close();
    await other.close();
  });

  it('T3: is exported, deleted and put back with the same counts', async () => {
    const visitor = await open(/status of 40[01]/);
    const { page } = visitor;
    await research(page, 'US:MSFT');
    await page.goto('/?settings=export');
    const section = page.getByTestId('export');
    await section.getByText('1 report').first().waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      section.getByRole('button', { name: 'Export', exact: true }).click(),
    ]);
    const archive = readFileSync(await download.path());
    const erase = section.getByRole('button', { name: 'Delete everything' });
    expect(await erase.isDisabled()).toBe(true);
    expect(await accessibilityFaults(page, { inside: ['[data-testid=settings]'], every: true })).toEqual([]);
    await section.getByLabel('Type delete to go on').fill('delete');
    await erase.click();
    const confirm = page.getByTestId('confirm');
    await confirm.getByText('1 report').waitFor();
    await confirm.getByRole('button', { name: 'Delete everything' }).click();
    await section.getByText('Nothing, in one ZIP').waitFor();

    const file = section.locator('input[type=file]');
    await file.setInputFiles({ name: 'other.zip', mimeType: 'application/zip', buffer: Buffer.from('not a zip') });
    await page.getByText('It was not written by this server').first().waitFor();
    await file.setInputFiles({ name: 'plumbline.zip', mimeType: 'application/zip', buffer: archive });
    await section.getByText('1 report, in one ZIP').waitFor();
    expect(visitor.faults).toEqual([]);
    await visitor.close();
  });

  it('X3, X4: is entered through a sign-in service; a forged answer changes nothing, and what a browser made is taken over once', async () => {
    const issuer = await loopbackIssuer();
    const open = await serve({
      SECRET_FILE: join(server.dataDir, 'master.key'),
      // The sign-in service is told where to come back to.
      PORT: String(await freePort()),
      OIDC_ISSUER: issuer.url,
      OIDC_CLIENT_ID: 'plumbline-test',
      OIDC_NAME: 'Example',
    });
    const expected = /status of 400|^request: /;
    const signIn = async (page: Page): Promise<void> => {
      await page.goto('/discover?settings=account');
      await page.getByRole('button', { name: 'Continue with Example' }).click();
    };
    const first = await visit(browser, open.url, { expected });
    await research(first.page, 'US:NVDA');
    const before = await ownerOf(first.page);
    await first.page.goto('/callback?code=x&state=forged');
    await first.page.getByTestId('callback').getByText('does not match').waitFor();
    expect(await ownerOf(first.page)).toBe(before);
    await signIn(first.page);
    await first.page.getByTestId('account').getByText('ada@example.org').waitFor();
    expect(new URL(first.page.url()).pathname).toBe('/discover');

    const second = await visit(browser, open.url, { expected });
    const { page } = second;
    await research(page, 'US:AAPL');
    await signIn(page);
    const card = page.getByTestId('callback');
    await card.getByTestId('merge').getByText('1 report').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.reload();
    await card.getByTestId('merge').getByText('1 report').waitFor();
    await card.getByRole('button', { name: 'Keep' }).click();
    await page.waitForURL(/\/discover\?settings=account$/);
    await page.getByTestId('account').getByText('ada@example.org').waitFor();
    await page.goto('/callback');
    await card.getByRole('alert').waitFor();
    await page.goto('/?settings=export');
    await page.getByTestId('export').getByText('2 reports').first().waitFor();
    expect([first.faults, second.faults]).toEqual([[], []]);
    await first.close();
    await second.close();
    await open.stop();
    await issuer.close();
  });

  it('T5: an address opens its section of Settings, and Back closes it', async () => {
    const { page, faults, close } = await open();
    await page.goto('/discover');
    await page.getByTestId('discover').waitFor();
    await page.goto('/discover?settings=providers');
    await page.getByTestId('models').waitFor();
    await page.goBack();
    await page.getByTestId('discover').waitFor();
    await page.getByTestId('settings').waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
    await page.getByRole('button', { name: 'Settings' }).first().click();
    await page.getByTestId('settings').waitFor();
    expect(new URL(page.url()).searchParams.has('settings')).toBe(true);
    await page.goBack();
    await page.getByTestId('settings').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/discover');
    expect(faults).toEqual([]);
    await close();
  });

  it('gives out a token for programs, which does what was chosen and nothing else, tells its calls, and ends', async () => {
    const { page, faults, close } = await open();
    await page.goto('/?settings=account');
    const tokens = page.getByTestId('tokens');
    await tokens.getByLabel('Name of the token').fill('notebook');
    await tokens.getByRole('checkbox', { name: 'Read what you keep here' }).click();
    await tokens.getByRole('button', { name: 'Make a token' }).click();
    const text = await page.getByTestId('token-text').locator('code').innerText();
    const ask = (path: string): Promise<number> =>
      fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${text}` } }).then(({ status }) => status);
    expect([await ask('/api/strategies'), await ask('/api/conversations')]).toEqual([200, 403]);
    await tokens.getByRole('button', { name: 'Calls' }).click();
    await tokens.getByText('GET /strategies').waitFor();
    await tokens.getByText('refused (not-permitted)').waitFor();
    expect(await accessibilityFaults(page, { inside: ['[data-testid=tokens]'] })).toEqual([]);
    await tokens.getByRole('button', { name: 'Revoke notebook' }).click();
    await tokens.getByText('No token yet.').waitFor();
    expect(await ask('/api/strategies')).toBe(401);
    expect(faults).toEqual([]);
    await close();
  });

  it('T4: sends nothing to analytics while consent is denied, signing in included', async () => {
    const watched = await serve({ POSTHOG_KEY: 'phc_test', SECRET_FILE: join(server.dataDir, 'master.key') });
    const visitor = await visit(browser, watched.url);
    const outside: string[] = [];
    visitor.page.on('request', (request) => {
      if (!request.url().startsWith(watched.url)) outside.push(request.url());
    });
    await visitor.page.addInitScript(() => localStorage.setItem('plumbline.consent', 'denied'));
    await visitor.page.goto('/?settings=account');
    await enter(visitor.page, 'New account');
    await visitor.page.getByTestId('account').getByText(ada.email).waitFor();
    expect(outside).toEqual([]);
    await visitor.close();
    await watched.stop();
  });
});
