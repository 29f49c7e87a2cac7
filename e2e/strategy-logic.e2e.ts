import type { StrategyView } from '@plumbline/contract/strategy';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { noBrowser } from './lib/browse.ts';
import { eachVisitor } from './lib/each-visitor.ts';

async function make(page: Page, template: string): Promise<string> {
  await page.goto('/strategy?new=template');
  await page.locator(`[data-template="${template}"] [data-market="us"]`).click();
  await page.locator('[data-kpi="trades"]').waitFor();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function openLogic(page: Page, id: string, view: 'Plain' | 'Blocks' | 'Code'): Promise<void> {
  await page.goto(`/strategy/${id}?tab=logic`);
  await page
    .getByRole('radio', { name: view })
    .or(page.getByRole('button', { name: view, exact: true }))
    .first()
    .click();
}

/** Line to write over another one, the fault it is, what it says, and whether there is a way to mend it at once. */
type Fault = readonly [from: RegExp, to: string, code: string, says: RegExp, hasFix: boolean];

const inCode: readonly Fault[] = [
  [/buy when.*/, 'buy when close', 'needs-condition', /A condition belongs here/, true],
  [/buy when.*/, 'buy when close[-2] > 3', 'look-ahead-bars', /2 bars into the future/, true],
  [/buy when.*/, 'buy when tomorrow(close) > 3', 'look-ahead-name', /would read the future/, false],
  [/trade .*\n/, '', 'empty-universe', /instrument/, true],
  [/size .*/, 'size 150% of equity', 'impossible-size', /150%/, true],
  [/buy when.*/, 'buy when series.mvr > 3', 'unknown-series', /mvr/, true],
];

const inWords: readonly Fault[] = [
  [/Buy when.*?\./, 'Buy when the close.', 'needs-condition', /A condition belongs here/, true],
  [/Buy when.*?\./, 'Buy when the close tomorrow is above 3.', 'look-ahead-name', /would read the future/, false],
  [/It trades .*?\. /, '', 'empty-universe', /instrument/, true],
  [/100% of equity/, '150% of equity', 'impossible-size', /150%/, true],
  [/Buy when.*?\./, 'Buy when the series mvr is above 3.', 'unknown-series', /mvr/, true],
];

describe.skipIf(noBrowser)('the rules of a strategy in a real browser', () => {
  const stage = eachVisitor({ expected: /status of 4\d\d/ });

  it.each([
    ['Code', inCode],
    ['Plain', inWords],
  ] as const)('what cannot be meant is explained at its place and mended from there: %s', async (view, faults) => {
    const { page } = stage.visitor;
    const id = await make(page, 'moving-average-cross');
    await openLogic(page, id, view);
    const area = page.locator('main textarea');
    await area.waitFor();
    const original = await area.inputValue();
    const save = page.getByRole('button', { name: 'Save as a new version' });
    for (const [from, to, code, says, hasFix] of faults) {
      const text = original.replace(from, to);
      expect(text, code).not.toBe(original);
      await area.fill(text);
      const problem = page.locator(`[data-problem="${code}"]`);
      await problem.waitFor();
      expect(await problem.textContent()).toMatch(says);
      expect(await save.isDisabled(), code).toBe(true);
      // The place is a line and a column, and leads there.
      const place = problem.getByRole('button').first();
      expect(await place.textContent()).toMatch(/^\d+:\d+$/);
      await place.click();
      // The editor takes the focus a frame later.
      await expect.poll(() => area.evaluate((node) => node === document.activeElement)).toBe(true);
      if (!hasFix) continue;
      await problem.getByRole('button').nth(1).click();
      await problem.waitFor({ state: 'detached' });
      expect(await area.inputValue()).not.toBe(text);
      expect(await page.locator('[data-problem]').count(), code).toBe(0);
    }
  });

  it('a sentence changes a stored strategy, shows what it changes, and is taken back', async () => {
    const { page } = stage.visitor;
    const id = await make(page, 'moving-average-cross');
    await openLogic(page, id, 'Plain');
    const box = page.getByTestId('change-box');
    await box.fill('make the frobnicator 8%');
    await page.locator('[data-testid="change"] [data-about="word"]').waitFor();
    const save = page.getByRole('button', { name: 'Save this change' });
    expect(await save.isDisabled()).toBe(true);
    await box.fill('use weekly bars');
    const difference = page.getByRole('list', { name: 'What changes' });
    await difference.locator('ins', { hasText: 'weekly' }).waitFor();
    await save.click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await box.waitFor();
    await save.waitFor();
    const bars = await page.evaluate(async (key) => {
      const answer = await fetch(`/api/strategies/${key}`, { headers: { accept: 'application/json' } });
      const { versions } = (await answer.json()) as { versions: readonly { spec: { bar: string }; note: string }[] };
      return versions.map(({ spec, note }) => `${spec.bar} ${note}`.trim());
    }, id);
    expect(bars).toEqual(['1d Change taken back', '1w use weekly bars', '1d']);
  });

  it('blocks take only what fits, and name at its block what cannot be meant', async () => {
    const { page } = stage.visitor;
    const id = await make(page, 'moving-average-cross');
    const { strategy } = await page.evaluate(async (key) => {
      const answer = await fetch(`/api/strategies/${key}`, { headers: { accept: 'application/json' } });
      return (await answer.json()) as { strategy: StrategyView };
    }, id);
    const { spec } = strategy.current;
    const wrong = {
      ...spec,
      name: 'Wrong on purpose',
      entry: { long: { op: 'above', left: { op: 'series', name: 'mvr' }, right: { op: 'constant', value: 1 } } },
      sizing: { basis: 'fraction', value: 1.5 },
    };
    await page.goto('/strategy');
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'wrong.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(wrong)) });
    await page.waitForURL(/\/strategy\/[0-9A-Z]{26}/);
    const imported = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await openLogic(page, imported, 'Blocks');
    const series = page.locator('[data-block="entry.long.left"] [data-problem="unknown-series"]');
    await series.waitFor();
    await series.getByRole('button').click();
    await series.waitFor({ state: 'detached' });
    const size = page.locator('[data-problem="impossible-size"]');
    await size.getByRole('button').click();
    await size.waitFor({ state: 'detached' });
    expect(await page.locator('[data-problem]').count()).toBe(0);

    // A type error cannot be made: where a condition belongs, the picker offers conditions alone.
    await page.getByRole('button', { name: 'Short when' }).click();
    await page.locator('[data-hole="entry.short"] button').click();
    await page.locator('[data-choice="below"]').waitFor();
    expect(await page.locator('[data-choice="price"]').count()).toBe(0);
    // And nothing that looks ahead is offered.
    expect(await page.locator('[data-choice*="chikou"]').count()).toBe(0);
  });

  it('nothing typed is lost: a reload, a way through other pages, a browser that dies', async () => {
    const { page } = stage.visitor;
    const id = await make(page, 'moving-average-cross');
    await openLogic(page, id, 'Code');
    const area = (one: Page) => one.locator('main textarea');
    await area(page).waitFor();
    const original = await area(page).inputValue();
    const typed = original.replace(/buy when.*/, 'buy when close > sma(fast) and');
    await area(page).fill(typed);
    await page.reload();
    await openLogic(page, id, 'Code');
    await expect.poll(() => area(page).inputValue()).toBe(typed);
    await page.goto('/strategy');
    await page.getByTestId('describe').fill('Buy NVIDIA when');
    await page.goto('/chat');
    await page.goBack();
    await expect.poll(() => page.getByTestId('describe').inputValue()).toBe('Buy NVIDIA when');
    // Killed, not closed: nothing of the page runs any more.
    const session = await stage.visitor.context.newCDPSession(page);
    const dead = page.waitForEvent('crash');
    // A page that has died answers nothing.
    session.send('Page.crash').catch(() => undefined);
    await dead;
    const again = await stage.visitor.context.newPage();
    await openLogic(again, id, 'Code');
    await expect.poll(() => area(again).inputValue()).toBe(typed);
    await openLogic(again, id, 'Plain');
    const sentence = await area(again).inputValue();
    await area(again).fill(`${sentence} Stop a loss`);
    await openLogic(again, id, 'Blocks');
    await again.getByRole('button', { name: 'Short when' }).click();
    await again.reload();
    await openLogic(again, id, 'Blocks');
    await again.locator('[data-hole="entry.short"]').waitFor();
    await openLogic(again, id, 'Plain');
    await expect.poll(() => area(again).inputValue()).toBe(`${sentence} Stop a loss`);
  });

  it('what could not be saved is still there after a reload', async () => {
    const { page } = stage.visitor;
    const id = await make(page, 'moving-average-cross');
    await openLogic(page, id, 'Code');
    const area = page.locator('main textarea');
    await area.waitFor();
    const typed = (await area.inputValue()).replace('buy when', 'buy when close > 1 and');
    expect(typed).toContain('close > 1');
    await area.fill(typed);
    const refused = page.waitForResponse((answer) => answer.status() === 409);
    await page.route(`**/strategies/${id}/**`, (route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({
            status: 409,
            contentType: 'application/json',
            body: JSON.stringify({ error: { code: 'conflict', message: 'Not now.' } }),
          }),
    );
    await page.getByRole('button', { name: 'Save as a new version' }).click();
    await refused;
    await page.unroute(`**/strategies/${id}/**`);
    await page.reload();
    await openLogic(page, id, 'Code');
    await expect.poll(() => area.inputValue()).toBe(typed);
  });

  it('a long sweep can be stopped, survives a reload, and goes on where it was', async () => {
    const { page } = stage.visitor;
    const id = await make(page, 'pairs');
    await page.goto(`/strategy/${id}?tab=robustness`);
    await page.getByTestId('sweep').click();
    const state = page.getByTestId('sweep-state');
    const done = async (): Promise<number> => Number(await state.getAttribute('data-done'));
    await page.waitForFunction(
      () => Number(document.querySelector('[data-testid="sweep-state"]')?.getAttribute('data-done')) > 0,
      null,
    );
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.locator('[data-testid="sweep-state"][data-state="stopped"]').waitFor();
    const stopped = await done();
    expect(stopped).toBeGreaterThan(0);
    expect(stopped).toBeLessThan(2500);
    await page.reload();
    await page.locator('[data-testid="sweep-state"][data-state="stopped"]').waitFor();
    await expect.poll(done).toBe(stopped);
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.waitForFunction(
      (known) => Number(document.querySelector('[data-testid="sweep-state"]')?.getAttribute('data-done')) > known,
      stopped,
    );
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.locator('[data-testid="sweep-state"][data-state="stopped"]').waitFor();
  });
});
