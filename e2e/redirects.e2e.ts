import { describe, expect, it } from 'vitest';
import { noBrowser } from './lib/browse.ts';
import { eachVisitor, oneVisitor } from './lib/each-visitor.ts';

const hostile = [
  'https://evil.example',
  'https://evil.example/path',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,hi',
  'https:evil.example',
  '/%09/evil.example',
  'http://127.0.0.1@evil.example/',
];

describe.skipIf(noBrowser)('an address to go to that came from outside, in a real browser', () => {
  const stage = oneVisitor();

  it.each(hostile)('X1: never leaves for %s', async (to) => {
    const { page } = stage.visitor;
    await page.goto(`/redirect?to=${encodeURIComponent(to)}`);
    await page.getByTestId('redirect').or(page.getByTestId('home')).first().waitFor();
    await page.waitForTimeout(400);
    expect(new URL(page.url()).origin).toBe(stage.server.url);
  });

  it('X1: names the other host and puts the focus on Cancel', async () => {
    const { page } = stage.visitor;
    await page.goto(`/redirect?to=${encodeURIComponent('https://evil.example/a')}`);
    await page.getByTestId('redirect').waitFor();
    expect(await page.getByTestId('redirect').textContent()).toContain('evil.example');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Cancel');
  });
});

describe.skipIf(noBrowser)('redirects in a real browser', () => {
  // Browsers note the server's refusal of a sign-in that nobody began.
  const stage = eachVisitor({ expected: /status of 40[0-9]/ });

  it('X2: goes to a path of its own and leaves no way back to itself', async () => {
    const { page } = stage.visitor;
    await page.goto('/discover');
    await page.getByTestId('discover').waitFor();
    await page.evaluate(() => location.assign('/redirect?to=%2Fsignal'));
    await page.getByTestId('signals').waitFor();
    await page.goBack();
    await page.getByTestId('discover').waitFor();
    expect(new URL(page.url()).pathname).toBe('/discover');
  });

  it.each(['/login', '/pricing'])('%s lands on home while nothing is configured', async (path) => {
    const { page } = stage.visitor;
    await page.goto(path);
    await page.getByTestId('home').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('X3: shows an error card for a callback nobody asked for, with two ways on, and keeps the session', async () => {
    const { page, context } = stage.visitor;
    await page.goto('/');
    await page.getByTestId('home').waitFor();
    // The page may stand before its first answer brings the session.
    await expect.poll(async () => (await context.cookies()).length).toBeGreaterThan(0);
    const before = JSON.stringify((await context.cookies()).map(({ name, value }) => [name, value]));
    await page.goto('/callback?code=x&state=forged');
    const card = page.getByTestId('callback');
    await card.waitFor();
    await card.getByRole('alert').waitFor();
    await card.getByText('Try again', { exact: true }).waitFor();
    await card.getByText('Continue without signing in').click();
    await page.getByTestId('home').waitFor();
    expect(JSON.stringify((await context.cookies()).map(({ name, value }) => [name, value]))).toBe(before);
  });
});
