import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, noBrowser, overflow, visit } from './lib/browse.ts';
import { serve, type RunningServer } from './lib/serve.ts';

async function ask(page: Page, text: string): Promise<void> {
  await page.getByTestId('chat-input').fill(text);
  await page.getByTestId('chat-input').press('Enter');
}

/** The last answer, once it is complete. */
async function answered(page: Page, count: number) {
  const answers = page.locator('[data-role=assistant]');
  await expect.poll(() => answers.count(), { timeout: 20_000 }).toBe(count);
  const last = answers.last();
  await expect.poll(() => last.getAttribute('data-state'), { timeout: 20_000 }).toBe('done');
  return last;
}

describe.skipIf(noBrowser)('conversations', () => {
  let server: RunningServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([serve(), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it('H2: begin with a question on the start page', async () => {
    const { page, faults, close } = await visit(browser, server.url);
    await page.goto('/');
    await page.locator('form textarea').fill('How is NVDA doing?');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/chat\/\w+$/);
    await page.locator('[data-role=user]').getByText('How is NVDA doing?').waitFor();
    await answered(page, 1);
    expect(faults).toEqual([]);
    await close();
  });

  it('C2, C4: branch when a question is edited, and keep what has not been sent', async () => {
    const { page, faults, close } = await visit(browser, server.url);
    await page.goto('/chat');
    await ask(page, 'How is NVDA doing?');
    await answered(page, 1);
    const question = page.locator('[data-role=user]');
    await question.getByRole('button', { name: 'Edit' }).click();
    await page.getByTestId('edit-question').fill('How is MSFT doing?');
    await page.getByTestId('edit-question').press('Enter');
    await question.getByText('2/2').waitFor();
    await question.getByText('How is MSFT doing?').waitFor();
    await question.getByRole('button', { name: 'Previous branch' }).click();
    await question.getByText('How is NVDA doing?').waitFor();
    await question.getByText('1/2').waitFor();

    await page.getByTestId('chat-input').fill('Not sent yet');
    const address = page.url();
    await page.goto('/discover');
    await page.goto(address);
    await expect.poll(() => page.getByTestId('chat-input').inputValue()).toBe('Not sent yet');
    expect(faults).toEqual([]);
    await close();
  });

  it('open the receipt of a figure and stay as they were after a reload', async () => {
    const { page, faults, close } = await visit(browser, server.url);
    await page.goto('/chat');
    await ask(page, 'Compare NVDA and AMD');
    const answer = await answered(page, 1);
    await page.reload();
    await answered(page, 1);
    expect(await page.locator('[data-role=user]').count()).toBe(1);
    await answer.locator('[data-figure]').first().click();
    await page.getByTestId('receipt-drawer').waitFor();
    await page.goBack();
    await page.getByTestId('receipt-drawer').waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await close();
  });

  it('C5: do nothing that was proposed and refused', async () => {
    const { page, faults, close } = await visit(browser, server.url);
    await page.goto('/chat');
    await ask(page, 'Buy NVDA when RSI is below 30 and sell above 70');
    const answer = await answered(page, 1);
    await page.getByTestId('waiting').getByText('1 waiting for you').waitFor();
    const card = answer.getByTestId('draft-card');
    await card.getByRole('button', { name: 'Not now' }).click();
    await expect.poll(() => card.getAttribute('data-state')).toBe('refused');
    expect(await page.getByTestId('waiting').count()).toBe(0);
    const strategies = await page.request.get('/api/strategies');
    expect(await strategies.json()).toMatchObject({ strategies: [] });
    expect(faults).toEqual([]);
    await close();
  });

  it('C6: show words as words, whatever they look like', async () => {
    const { page, faults, close } = await visit(browser, server.url);
    await page.goto('/chat');
    const hostile = '<img src=x onerror=alert(1)> [a](javascript:alert(1)) <script>alert(1)</script>';
    await ask(page, hostile);
    await answered(page, 1);
    expect(await page.locator('[data-role=user]').innerText()).toContain(hostile);
    expect(
      await page.locator('[data-message] img, [data-message] script, [data-message] a[href^=javascript]').count(),
    ).toBe(0);
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

  it.each(['en-US', 'zh-CN'])('fit a phone and pass the accessibility rules in %s', async (locale) => {
    const { page, close } = await visit(browser, server.url, {
      locale,
      theme: 'light',
      reducedMotion: 'reduce',
      viewport: { width: 390, height: 844 },
    });
    await page.goto('/chat');
    await ask(page, locale === 'en-US' ? 'Compare NVDA and AMD' : '比较茅台和五粮液');
    await answered(page, 1);
    expect(await overflow(page)).toBe(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
    await close();
  });
});
