import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answered, ask } from './lib/conversation.ts';
import { launch, noBrowser, visit } from './lib/browse.ts';
import { serve, type RunningServer } from './lib/serve.ts';

describe.skipIf(noBrowser)('the list of conversations', () => {
  let server: RunningServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([serve(), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it('stand above recent research in the sidebar, however many there are', async () => {
    const { page, faults, close } = await visit(browser, server.url);
    await page.goto('/chat');
    await page.getByTestId('chat-input').waitFor();
    // Asked before the page has its session, the first one would belong to somebody else.
    await expect.poll(async () => (await page.context().cookies()).length).toBeGreaterThan(0);
    for (let count = 0; count < 14; count += 1) {
      const made = await page.request.post('/api/conversations', { data: {} });
      expect(made.ok(), await made.text()).toBe(true);
    }
    await page.reload();
    const list = page.getByTestId('conversations');
    await expect.poll(() => list.locator('a').count()).toBe(14);
    const recent = await page.getByRole('region', { name: 'Recent research' }).boundingBox();
    const last = await list.locator('a').last().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(recent?.y ?? 0);
    expect(await page.getByRole('button', { name: 'Settings' }).first().isVisible()).toBe(true);
    expect(faults).toEqual([]);
    await close();
  });

  it('are renamed, found, deleted, and brought back', async () => {
    const { page, faults, close } = await visit(browser, server.url);
    await page.goto('/chat');
    await ask(page, 'What is the Sharpe ratio?');
    await answered(page, 1);
    const menu = page.getByRole('button', { name: 'Conversation actions' });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('textbox', { name: 'Title of the conversation' }).fill('About risk');
    await page.keyboard.press('Enter');
    const list = page.getByTestId('conversations');
    await list.getByRole('link', { name: 'About risk' }).waitFor();
    await menu.click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.waitForURL(/\/chat$/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('heading', { name: 'About risk' }).waitFor();
    expect(faults).toEqual([]);
    await close();
  });
});
