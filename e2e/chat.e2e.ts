import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from './lib/accessibility-faults.ts';
import { answered, ask } from './lib/conversation.ts';
import { launch, noBrowser, openHome, overflow, visit } from './lib/browse.ts';
import { serve, type RunningServer } from './lib/serve.ts';

describe.skipIf(noBrowser)('conversations', () => {
  let server: RunningServer;
  /** With a language model that follows a script. */
  let modelled: RunningServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, modelled, browser] = await Promise.all([serve(), serve({ LLM_PROVIDER: 'scripted' }), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await Promise.all([server?.stop(), modelled?.stop()]);
  });

  it('H2: begin with a question on the start page', async () => {
    const { page, faults, close } = await visit(browser, server.url);
    await openHome(page);
    await page.locator('form textarea').fill('How is NVDA doing?');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/chat\/\w+$/);
    await page.locator('[data-role=user]').getByText('How is NVDA doing?').waitFor();
    await answered(page, 1);
    expect(faults).toEqual([]);
    await close();
  });

  it('H1: open a report for a ticker alone', async () => {
    const { page, faults, close } = await visit(browser, server.url);
    await openHome(page);
    await page.locator('form textarea').fill('NVDA');
    const beganAt = performance.now();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/research\?/);
    await page.locator('[data-stage], [data-testid="run-strip"]').first().waitFor();
    process.stdout.write(`ticker to stage list: ${(performance.now() - beganAt).toFixed(0)} ms\n`);
    expect(new URL(page.url()).searchParams.has('symbol') || new URL(page.url()).searchParams.has('run')).toBe(true);
    expect(faults).toEqual([]);
    await close();
  });

  it('C1: show words as they come, and stop with what is written', async () => {
    const { page, faults, close } = await visit(browser, modelled.url);
    await page.goto('/chat');
    const beganAt = performance.now();
    await ask(page, 'Tell me about NVDA slowly');
    const answer = page.locator('[data-role=assistant]');
    await answer.getByText('Let me look at the question').first().waitFor();
    process.stdout.write(`question to words: ${(performance.now() - beganAt).toFixed(0)} ms\n`);
    expect(await answer.getAttribute('data-state')).toBe('running');
    const stoppedAt = performance.now();
    await page.getByTestId('chat-stop').click();
    await page.locator('[data-role=assistant][data-state=stopped]').waitFor();
    process.stdout.write(`stop: ${(performance.now() - stoppedAt).toFixed(0)} ms\n`);
    await page.reload();
    await page.locator('[data-role=assistant][data-state=stopped]').getByText('Let me look at the question').waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('C3: go on after a reload in the middle without saying anything twice', async () => {
    const { page, faults, close } = await visit(browser, modelled.url);
    await page.goto('/chat');
    await ask(page, 'Tell me about NVDA slowly');
    const answer = page.locator('[data-role=assistant]');
    await answer.getByText('Let me look at the question').first().waitFor();
    await page.reload();
    await answer.getByText('Let me look at the question').first().waitFor();
    await page.locator('[data-role=assistant][data-state=done]').waitFor();
    expect((await answer.innerText()).match(/Let me look at the question\./g)).toHaveLength(40);
    expect(await page.locator('[data-message]').count()).toBe(2);
    expect(faults).toEqual([]);
    await close();
  });

  it('send what is entered while an answer is written when that is done', async () => {
    const { page, faults, close } = await visit(browser, modelled.url);
    await page.goto('/chat');
    await ask(page, 'Tell me about NVDA slowly');
    await page.locator('[data-role=assistant][data-state=running]').waitFor();
    await ask(page, 'What is the Sharpe ratio?');
    await page.getByText('It is sent when this answer is done.').waitFor();
    expect(await page.locator('[data-message]').count()).toBe(2);
    await page.getByTestId('chat-stop').click();
    await expect.poll(() => page.locator('[data-message]').count()).toBe(4);
    expect(await page.getByTestId('chat-input').inputValue()).toBe('');
    expect(faults).toEqual([]);
    await close();
  });

  it('C8: say that a conversation does not exist, and offer a new one', async () => {
    const { page, close } = await visit(browser, server.url, { expected: /status of 404/ });
    await page.goto('/chat/unknown');
    await page.getByRole('heading', { name: 'This conversation does not exist here' }).waitFor();
    await page
      .getByRole('link', { name: /New chat/ })
      .first()
      .waitFor();
    await close();
  });

  it('follow a playbook, keep what the reader agrees to, and send a brief by schedule', async () => {
    const { page, faults, close } = await visit(browser, server.url);
    await page.goto('/chat');
    await ask(page, '/risk-memo NVDA');
    const memo = await answered(page, 1);
    await memo.getByRole('heading', { name: 'Best and worst periods' }).waitFor();
    await ask(page, '/remember I hold for years');
    await answered(page, 2);
    await page.getByTestId('draft-card').getByRole('button', { name: 'Keep this' }).click();
    await page.locator('[data-testid=draft-card][data-state=accepted]').waitFor();
    await page.goto('/?settings=assistant');
    await page.getByTestId('memories').getByText('I hold for years').waitFor();
    await page.getByRole('button', { name: 'New brief' }).click();
    await page.getByLabel('What it is about').fill('NVDA and AAPL');
    await page.getByTestId('new-brief').getByRole('button', { name: 'Save' }).click();
    await page.locator('[data-brief=active]').getByText('Next:').waitFor();
    await page.getByRole('button', { name: /^Write now/ }).click();
    await page.getByRole('button', { name: 'What came' }).click();
    const issue = page.getByTestId('brief-issue');
    await issue.getByText('Simulated', { exact: true }).waitFor();
    await issue.getByText('and their sources').waitFor();
    await page.getByRole('button', { name: 'Copy as mine' }).first().click();
    await page.getByTestId('skill-editor').locator('textarea').fill('---\nid: mine\n---\n');
    await page.getByTestId('skill-editor').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alert').getByText('“tools” is missing').waitFor();
    expect(await accessibilityFaults(page, { inside: ['[data-testid="settings"]'] })).toEqual([]);
    expect(await overflow(page)).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  it('are answered again by whoever is chosen, on a branch of its own', async () => {
    const { page, faults, close } = await visit(browser, modelled.url);
    await page.goto('/chat');
    await ask(page, 'How is NVDA doing?');
    const answer = await answered(page, 1);
    await answer.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Answer again without a language model' }).click();
    await answer.getByText('2/2').waitFor();
    await (await answered(page, 1)).locator('[data-figure]').first().waitFor();
    await answer.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Answer again with scripted' }).waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('open a picture beside the thread and over a narrow window', async () => {
    const { page, faults, close } = await visit(browser, server.url);
    await page.goto('/chat');
    await ask(page, 'Compare NVDA and AMD');
    const answer = await answered(page, 1);
    await answer.getByRole('button', { name: 'Open beside' }).click();
    const panel = page.getByTestId('artifact');
    await panel.getByRole('separator').focus();
    const before = (await panel.boundingBox())?.width ?? 0;
    expect(before).toBeGreaterThanOrEqual(420);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await panel.boundingBox())?.width).toBe(before - 24);
    await page.setViewportSize({ width: 900, height: 800 });
    await expect.poll(async () => (await page.getByTestId('artifact').boundingBox())?.width).toBe(900);
    await page.goBack();
    await page.getByTestId('artifact').waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await close();
  });

  it('are shared for reading, rated, and closed again', async () => {
    const owner = await visit(browser, server.url, { permissions: ['clipboard-read', 'clipboard-write'] });
    const { page } = owner;
    await page.goto('/chat');
    await ask(page, 'How is NVDA doing?');
    const answer = await answered(page, 1);
    await answer.getByRole('button', { name: 'Did not help' }).click();
    await page.getByTestId('feedback').getByRole('button', { name: 'Something is missing' }).click();
    await answer.getByRole('button', { name: 'Did not help', pressed: true }).waitFor();
    await answer.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Share from here' }).click();
    const dialog = page.getByTestId('share-links');
    await dialog.getByRole('button', { name: 'Make a link' }).click();
    const link = await dialog.getByTestId('share-link').innerText();

    const stranger = await visit(browser, server.url, { expected: /status of 404/ });
    await stranger.page.goto(link);
    const shared = stranger.page.getByTestId('shared-conversation');
    await shared.getByText('How is NVDA doing?').first().waitFor();
    expect(await shared.locator('textarea, [data-testid=draft-card]').count()).toBe(0);
    await shared.locator('[data-figure]').first().click();
    await stranger.page.getByTestId('receipt-drawer').waitFor();
    await dialog.getByRole('button', { name: 'Close link' }).click();
    await dialog.getByTestId('share-link').waitFor({ state: 'detached' });
    await stranger.page.goto(link);
    await stranger.page.getByRole('heading', { name: 'Link no longer shared' }).waitFor();
    expect([owner.faults, stranger.faults]).toEqual([[], []]);
    await owner.close();
    await stranger.close();
  });

  it('T2: the key of a model goes in and never comes out again', async () => {
    const secret = 'sk-secret-of-a-reader-9x';
    const { page, faults, close } = await visit(browser, server.url);
    await page.goto('/?settings=providers');
    const row = page.getByTestId('models').locator('[data-service=anthropic]');
    await row.getByRole('button', { name: 'Set up' }).click();
    await row.getByLabel('Key', { exact: true }).fill(secret);
    await row.getByLabel('Monthly cap, US$').fill('5');
    await row.getByRole('button', { name: 'Save' }).click();
    await row
      .getByRole('alert')
      .getByText(/prices/)
      .waitFor();
    await row.getByLabel('US$ per million tokens in').fill('3');
    await row.getByLabel('US$ per million tokens out').fill('15');
    await row.getByRole('button', { name: 'Save' }).click();
    await row.getByText('In use').waitFor();
    await row.locator('form').waitFor({ state: 'detached' });
    await page.getByTestId('model-answers').getByText('Anthropic').waitFor();
    await row.getByRole('button', { name: 'Change' }).click();
    expect(await row.getByLabel('Key', { exact: true }).inputValue()).toBe('');
    expect(await page.content()).not.toContain(secret);
    expect(await (await page.request.get('/api/models')).text()).not.toContain(secret);
    await row.getByRole('button', { name: 'Remove' }).click();
    await page.getByTestId('confirm').getByRole('button', { name: 'Remove' }).click();
    await row.getByText('No key').waitFor();
    // A refused form is an answer of 400, which browsers put down by themselves.
    expect(faults.filter((fault) => !/status of 400/.test(fault))).toEqual([]);
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
    // Its figures are simulated here, and it says so.
    await answer.getByTestId('answer-simulated').getByText('Simulated').waitFor();
    await page.reload();
    await answered(page, 1);
    await expect.poll(() => page.locator('[data-role=user]').count()).toBe(1);
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
    await page.getByTestId('waiting').waitFor({ state: 'detached' });
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

  it.each(['en-US', 'zh-CN'])('fit a phone and pass the accessibility rules in %s', async (locale) => {
    const { page, close } = await visit(browser, server.url, {
      locale,
      theme: 'light',
      viewport: { width: 390, height: 844 },
    });
    await page.goto('/chat');
    await ask(page, locale === 'en-US' ? 'Compare NVDA and AMD' : '比较茅台和五粮液');
    await answered(page, 1);
    await expect.poll(() => overflow(page)).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await close();
  });
});
