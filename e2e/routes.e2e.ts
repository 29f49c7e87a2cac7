import { describe, expect, it } from 'vitest';
import { held, noBrowser, overflow } from './lib/browse.ts';
import { eachVisitor, oneVisitor } from './lib/each-visitor.ts';

/** Path, test id of the page, layout, document title in English. */
const pages = [
  { path: '/', testId: 'home', layout: '3', title: 'Plumbline: AI research and quant strategies', header: null },
  { path: '/home', testId: 'home', layout: '3', title: 'Plumbline: AI research and quant strategies', header: null },
  {
    path: '/home/ABC',
    testId: 'home',
    layout: '3',
    title: 'Plumbline: AI research and quant strategies',
    header: null,
  },
  {
    path: '/invite/ABC',
    testId: 'home',
    layout: '3',
    title: 'Plumbline: AI research and quant strategies',
    header: null,
  },
  { path: '/chat', testId: 'chat', layout: '2', title: 'New chat', header: '' },
  { path: '/discover', testId: 'discover', layout: '2', title: 'Discover', header: 'Discover' },
  { path: '/strategy', testId: 'strategies', layout: '2', title: 'My strategies', header: 'Strategy' },
  { path: '/strategy/unknown', testId: 'strategy', layout: '2', title: null, header: '' },
  { path: '/signal', testId: 'signals', layout: '2', title: 'My signals', header: 'Signal' },
  { path: '/research', testId: 'research', layout: '3', title: null, header: null },
  { path: '/method', testId: 'method', layout: '3', title: 'How ratings are made', header: null },
  { path: '/callback', testId: 'callback', layout: 'bare', title: null, header: null },
] as const;

// Browsers note every answer of 404; a strategy or a conversation that is not there is one.
const expected = /status of 404/;

describe.skipIf(noBrowser)('every page in a real browser', () => {
  const stage = oneVisitor({ expected });

  it.each(pages)(
    '$path shows its page in its layout, with title and description',
    async ({ path, testId, layout, title, header }) => {
      const { page } = stage.visitor;
      await page.goto(path);
      await page.getByTestId(testId).waitFor();
      expect(await page.locator('#app').count()).toBe(1);
      expect(await page.locator(`[data-layout="${layout}"]`).count()).toBe(1);
      if (title !== null) await expect.poll(() => page.title()).toBe(title);
      else await expect.poll(() => page.title()).not.toBe('');
      expect(await page.locator('meta[name="description"]').count()).toBe(1);
      // What the server wrote into the head for readers of links is what the page then says of itself.
      // A connection that the page before used may be closed by the server just then: asked again over another.
      const answer = await page.request.get(path, { headers: { accept: '*/*' }, maxRetries: 2 });
      const served = await answer.text();
      const head = /<title data-head>([^<]*)</.exec(served)?.[1];
      if (title === null) expect(head).not.toBe('');
      else expect(head).toBe(title);
      expect(await page.locator('title').count()).toBe(1);
      expect((await page.locator('meta[name="description"]').getAttribute('content'))?.length).toBeGreaterThan(10);
      if (header !== null) {
        await expect.poll(async () => (await page.getByTestId('header-title').textContent())?.trim()).toBe(header);
      }
      await expect.poll(() => overflow(page)).toBe(0);
    },
  );
});

describe.skipIf(noBrowser)('routes in a real browser', () => {
  const stage = eachVisitor({ expected });

  it('describes home as AI quantitative trading', async () => {
    await stage.visitor.page.goto('/');
    await stage.visitor.page.getByTestId('home').waitFor();
    expect(await stage.visitor.page.locator('meta[name="description"]').getAttribute('content')).toMatch(/AI.*quant/i);
  });

  it('says that nothing on a page is a real price, but not of the record of ratings, which is of real companies', async () => {
    const { page } = stage.visitor;
    await page.goto('/research');
    await page.getByTestId('simulated-banner').waitFor();
    await page.goto('/method');
    await page.getByTestId('skill').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByTestId('simulated-banner').count()).toBe(0);
  });

  it('sends any other path home without a further history entry', async () => {
    const { page } = stage.visitor;
    await page.goto('/research');
    await page.getByTestId('research').waitFor();
    const before = await page.evaluate(() => history.length);
    await page.evaluate(() => {
      history.pushState(null, '', '/no/such/page');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await page.getByTestId('home').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await page.getByTestId('research').waitFor();
  });

  it('opens an unknown address directly on home', async () => {
    const { page } = stage.visitor;
    await page.goto('/definitely/not/here?x=1');
    await page.getByTestId('home').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('sets title, scroll position and focus on a path change and leaves them on a query change', async () => {
    const { page } = stage.visitor;
    await page.goto('/');
    await page.getByTestId('home').waitFor();
    await page.evaluate(() => scrollTo(0, 600));
    await page.getByRole('navigation').first().getByRole('link', { name: 'Research' }).click();
    await page.getByTestId('research').waitFor();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await expect.poll(() => page.title()).toMatch(/^Research/);
    await page.goto('/?settings=general');
    await page.getByTestId('settings').waitFor();
    await page.keyboard.press('Escape');
    await page.getByTestId('settings').waitFor({ state: 'detached' });
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await expect.poll(() => page.title()).toBe('Plumbline: AI research and quant strategies');
  });

  it('names the part one is in: a chart is not a report, and the day is not every page', async () => {
    const { page } = stage.visitor;
    const links = page.getByRole('navigation').first().getByRole('link');
    const current = (): Promise<readonly string[]> =>
      links.evaluateAll((all) =>
        all.filter((one) => one.getAttribute('aria-current') === 'page').map((one) => one.textContent),
      );
    await page.goto('/research?view=chart');
    await expect.poll(current).toEqual(['Charts']);
    await links.filter({ hasText: 'Research' }).click();
    await expect.poll(current).toEqual(['Research']);
    expect(new URL(page.url()).search).toBe('');
    await links.filter({ hasText: 'Today' }).click();
    await page.getByTestId('home').waitFor();
    await expect.poll(current).toEqual(['Today']);
  });

  it('keeps focus on the heading of a page that loads in parts, and never takes it from the reader', async () => {
    const { page } = stage.visitor;
    const release = await held(page, /assets\/start-page-[^/]+\.js/);
    await page.goto('/');
    await page.getByTestId('home').waitFor();
    const research = page.getByRole('navigation').first().getByRole('link', { name: 'Research' });
    await research.click();
    await page.getByTestId('research').waitFor();
    release();
    await page.getByTestId('research').getByRole('combobox').first().waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page.keyboard.press('Tab');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.getByTestId('research').evaluate((element) => element.append(document.createElement('p')));
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  });

  it('scrolls inside main in layout 2 and resets it on a path change', async () => {
    const { page } = stage.visitor;
    await page.setViewportSize({ width: 1280, height: 420 });
    await page.goto('/discover');
    await page.getByTestId('discover').waitFor();
    const scroller = page.locator('main');
    await scroller.evaluate((element) => element.scrollTo(0, 300));
    await page.getByRole('navigation').first().getByRole('link', { name: 'Signals' }).click();
    await page.getByTestId('signals').waitFor();
    await expect.poll(() => scroller.evaluate((element) => Math.round(element.scrollTop))).toBe(0);
  });

  it('says not found for an unknown conversation and offers a new chat, which is home', async () => {
    const { page } = stage.visitor;
    await page.goto('/chat/unknown');
    await page.getByTestId('chat').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'New chat' }).click();
    await page.getByTestId('home').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('keeps an invite code for 30 days, shows the banner, and dismissing it leaves the plain address', async () => {
    const { page } = stage.visitor;
    for (const path of ['/invite/ABC', '/home/ABC']) {
      await page.goto(path);
      await page.getByTestId('invite-banner').waitFor();
    }
    await page.reload();
    await page.getByTestId('invite-banner').waitFor();
    await page.goto('/');
    await page.getByTestId('invite-banner').waitFor();
    await page.goto('/home/ABC');
    await page.getByTestId('invite-banner').getByRole('button').click();
    await page.getByTestId('invite-banner').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/');
    await page.reload();
    await page.getByTestId('home').waitFor();
    expect(await page.getByTestId('invite-banner').count()).toBe(0);
  });

  it('does not say that nothing is watched before it knows what is', async () => {
    const { page } = stage.visitor;
    const answer = await held(page, '**/api/alerts');
    await page.goto('/?settings=alerts');
    const rules = page.getByTestId('alert-rules');
    await rules.waitFor();
    expect(await rules.getByText('Nothing is watched yet').count()).toBe(0);
    answer();
    await rules.getByText('Nothing is watched yet').waitFor();
  });

  it('does not say that a name is unknown before it is looked up', async () => {
    const { page } = stage.visitor;
    await page.goto('/research');
    const box = page.getByTestId('research').getByRole('combobox');
    const unknown = page.getByRole('status').filter({ hasText: 'Nothing is listed as' });
    await box.fill('zzqqxx');
    await unknown.waitFor();
    const answer = await held(page, /\/api\/instruments\?.*q=NVDA/);
    await box.fill('NVDA');
    await expect.poll(() => unknown.count()).toBe(0);
    expect(await page.getByRole('option').count()).toBe(0);
    answer();
    await page.getByRole('option').first().waitFor();
  });

  it('creates AP_DeviceId once: time in base 36 and a random part', async () => {
    const { page } = stage.visitor;
    const startedAt = Date.now();
    await page.goto('/');
    await page.getByTestId('home').waitFor();
    const read = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('AP_DeviceId'));
    await expect.poll(read).toMatch(/^[0-9a-z]{12,}$/);
    const id = await read();
    const time = Number.parseInt((id ?? '').slice(0, 8), 36);
    expect(time).toBeGreaterThanOrEqual(startedAt);
    expect(time).toBeLessThanOrEqual(Date.now());
    await page.reload();
    await page.getByTestId('home').waitFor();
    expect(await read()).toBe(id);
  });

  it('hides every external link that is not configured', async () => {
    const { page } = stage.visitor;
    await page.goto('/');
    await page.getByTestId('home').waitFor();
    const external = await page
      .locator('a[href^="http"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).host));
    expect(external.filter((host) => !host.startsWith('127.0.0.1'))).toEqual([]);
    expect(await page.locator('a[href="/blog"]').count()).toBe(0);
  });
});
