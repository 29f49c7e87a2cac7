import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from './lib/accessibility-faults.ts';
import { launch, noBrowser, visit, type Visitor } from './lib/browse.ts';
import type { BuiltServer } from './lib/serve-built.ts';
import { serveGallery } from './lib/serve-gallery.ts';

/** One state of one component in the gallery. */
const state = (page: Page, story: string, name: string): Locator =>
  page.locator(`[data-story="${story}"] figure`).filter({ has: page.getByText(name, { exact: true }) });

describe.skipIf(noBrowser)('components in a real browser', () => {
  let gallery: BuiltServer;
  let browser: Browser;
  let visitor: Visitor;

  const options = { expected: /status of 404/, reducedMotion: 'no-preference' } as const;

  beforeAll(async () => {
    [gallery, browser] = await Promise.all([serveGallery(), launch()]);
    visitor = await visit(browser, gallery.url, options);
  });
  afterAll(async () => {
    await browser?.close();
    await gallery?.close();
  });
  beforeEach(async () => {
    // Anew for each test, but for one visitor, whose browser has its scripts by then.
    await visitor.page.goto('/gallery.html');
    await visitor.page.locator('[data-story="Button"]').waitFor();
  });
  afterEach(() => {
    expect(visitor.faults.splice(0)).toEqual([]);
  });

  it('Modal opens, is at least 320 wide, animates 0.2 s, closes outside and by Escape', async () => {
    const { page } = visitor;
    for (const close of ['outside', 'escape'] as const) {
      await state(page, 'Modal', 'with title').getByRole('button').click();
      const modal = page.getByRole('dialog');
      await modal.waitFor();
      expect((await modal.boundingBox())?.width).toBeGreaterThanOrEqual(320);
      expect(await modal.evaluate((element) => getComputedStyle(element).transitionDuration)).toContain('0.2s');
      await page.getByTestId('modal-header').waitFor();
      if (close === 'outside') await page.mouse.click(5, 450);
      else await page.keyboard.press('Escape');
      await modal.waitFor({ state: 'detached' });
    }
  });

  it('Modal without a title has no header, and one that is not closable ignores outside and Escape', async () => {
    const { page } = visitor;
    await state(page, 'Modal', 'without title').getByRole('button').click();
    await page.getByRole('dialog').waitFor();
    expect(await page.getByTestId('modal-header').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await state(page, 'Modal', 'not closable').getByRole('button').click();
    const modal = page.getByRole('dialog');
    await modal.waitFor();
    await page.mouse.click(5, 450);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(400);
    expect(await modal.count()).toBe(1);
    await modal.getByRole('button', { name: 'Done' }).click();
    await modal.waitFor({ state: 'detached' });
  });

  it('Confirm asks in its default words and resolves true or false', async () => {
    const { page } = visitor;
    const asker = state(page, 'ConfirmDialog', 'defaults');
    const dialog = page.getByRole('alertdialog');
    await asker.getByRole('button').click();
    await dialog.waitFor();
    expect(await dialog.textContent()).toContain('Are you sure?');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => asker.locator('output').textContent()).toBe('false');
    await dialog.waitFor({ state: 'detached' });
    await asker.getByRole('button').click();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(() => asker.locator('output').textContent()).toBe('true');
    await dialog.waitFor({ state: 'detached' });
    await asker.getByRole('button').click();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => asker.locator('output').textContent()).toBe('false');
  });

  it('a dangerous Confirm starts on Cancel', async () => {
    const { page } = visitor;
    await state(page, 'ConfirmDialog', 'danger, focus on Cancel').getByRole('button').click();
    await page.getByRole('alertdialog').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Keep');
    await page.keyboard.press('Escape');
  });

  it('LoadingOverlay covers its area with a spinner of 32 and its tip, or is hidden', async () => {
    const { page } = visitor;
    const visible = state(page, 'LoadingOverlay', 'visible').getByTestId('loading-overlay');
    expect(await visible.textContent()).toContain('loading...');
    const spinner = visible.locator('svg, [role="progressbar"], [data-spinner]').first();
    // Its own width: the box of a turning square changes.
    expect(await spinner.evaluate((element) => getComputedStyle(element).width)).toBe('32px');
    expect(await state(page, 'LoadingOverlay', 'hidden').getByTestId('loading-overlay').count()).toBe(0);
  });

  it('toasts stand at the bottom right, at most three, and leave after four seconds', async () => {
    const { page } = visitor;
    // Written down by the page itself: a toast may be gone before a slow machine has asked where it is.
    await page.evaluate(() => {
      const born = new Map<Element, number>();
      const seen = { stood: [] as number[], mostAtOnce: 0, right: 0, bottom: 0 };
      Object.assign(window, { seen });
      const look = (): void => {
        const toasts = document.querySelectorAll('[data-testid="toast"]');
        // One that is on its way out no longer takes a place.
        const shown = [...toasts].filter((toast) => !toast.matches('[data-limited], [data-ending-style]'));
        seen.mostAtOnce = Math.max(seen.mostAtOnce, shown.length);
        for (const toast of toasts) {
          if (!born.has(toast)) born.set(toast, performance.now());
          const { right, bottom } = toast.getBoundingClientRect();
          seen.right = Math.max(seen.right, right);
          seen.bottom = Math.max(seen.bottom, bottom);
        }
        for (const [toast, from] of born) {
          if (toast.isConnected) continue;
          born.delete(toast);
          seen.stood.push(performance.now() - from);
        }
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
    });
    for (const name of ['default', 'success', 'info', 'warning']) {
      await state(page, 'Toaster', name).getByRole('button').click();
    }
    await page.mouse.move(10, 10);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await expect.poll(() => page.getByTestId('toast').count()).toBe(0);
    const { stood, mostAtOnce, right, bottom } = await page.evaluate(
      // Put there above.
      () =>
        (window as unknown as { seen: { stood: number[]; mostAtOnce: number; right: number; bottom: number } }).seen,
    );
    expect(mostAtOnce).toBeGreaterThan(0);
    expect(mostAtOnce).toBeLessThanOrEqual(3);
    expect(right).toBeGreaterThan(1300);
    expect(bottom).toBeGreaterThan(700);
    expect(stood).toHaveLength(4);
    expect(Math.max(...stood)).toBeGreaterThanOrEqual(3_900);
  });

  it('rich text draws every form of formula, and prices stay words', async () => {
    const { page } = visitor;
    const formulas = state(page, 'RichText', 'every form of formula');
    await expect.poll(() => formulas.locator('.katex').count()).toBe(4);
    await expect.poll(() => formulas.locator('.katex-display').count()).toBe(2);
    const words = state(page, 'RichText', 'prices and marks stay words');
    await expect.poll(() => words.textContent()).toContain('$198 to $246');
    expect(await words.locator('.katex').count()).toBe(0);
    const hostile = state(page, 'RichText', 'dropped: images, raw HTML, script links');
    expect(await hostile.locator('img').count()).toBe(0);
    expect(await hostile.locator('a[href^="javascript"]').count()).toBe(0);
  });

  it('a long table draws the rows near the window, and sorts all of them', async () => {
    const { page } = visitor;
    const long = state(page, 'Table', 'long: only rows near the window are drawn');
    await long.scrollIntoViewIfNeeded();
    const rows = long.locator('tr[data-row]');
    const cells = (row: Locator) => row.locator('td').allTextContents();
    await expect.poll(() => rows.count()).toBeLessThan(150);
    await expect.poll(() => long.getByRole('table').getAttribute('aria-rowcount')).toBe('2001');
    expect(await cells(rows.first())).toEqual(['Market 1', '0']);
    const box = long.locator('[data-scrolls-rows]');
    await box.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
    await expect.poll(() => cells(rows.last())).toEqual(['Market 2000', String(1999 % 366)]);
    expect(await rows.last().getAttribute('aria-rowindex')).toBe('2001');
    expect(await rows.count()).toBeLessThan(150);
    await box.evaluate((element) => element.scrollTo({ top: 0 }));
    await expect.poll(() => cells(rows.first())).toEqual(['Market 1', '0']);
    const byDays = long.getByRole('button', { name: /Trading days/ });
    await byDays.click();
    await byDays.click();
    await expect.poll(() => cells(rows.first())).toEqual(['Market 366', '365']);
  });

  it('what is left of a table under a filter is saved and copied, and columns are kept in sets by name', async () => {
    const { page } = visitor;
    const kept = state(page, 'Table', 'arranged, saved and copied by the reader');
    const tools = kept.getByRole('group', { name: 'Arrange: Markets to arrange' });
    const heads = (): Promise<string[]> => kept.locator('thead th').allTextContents();
    await tools.getByRole('searchbox').fill('a-sh');
    await expect.poll(() => kept.locator('tr[data-row]').count()).toBe(1);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      tools.getByRole('button', { name: 'CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('markets.csv');
    expect(readFileSync(await download.path(), 'utf8')).toBe('\uFEFFMarket,Trading days\r\nA-shares,242\r\n');
    await tools.getByRole('searchbox').fill('');

    const chooseColumn = async (item: string): Promise<void> => {
      await tools.getByRole('button', { name: 'Columns', exact: true }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await chooseColumn('Trading days');
    await expect.poll(heads).toEqual(['Market']);
    const sets = page.getByRole('region', { name: 'Column sets' });
    await tools.getByRole('button', { name: 'Column sets' }).click();
    await sets.getByRole('textbox').fill('Names alone');
    await sets.getByRole('textbox').press('Enter');
    const set = sets.getByRole('button', { name: 'Names alone', exact: true });
    await expect.poll(() => set.getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Escape');
    await chooseColumn('Trading days');
    await expect.poll(heads).toEqual(['Market', 'Trading days']);
    await page.reload();
    await expect.poll(heads).toEqual(['Market', 'Trading days']);
    await tools.getByRole('button', { name: 'Column sets' }).click();
    await set.click();
    await expect.poll(heads).toEqual(['Market']);
    await sets.getByRole('button', { name: 'Remove the set “Names alone”' }).click();
    await set.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await chooseColumn('As at first');
  });

  it('what is opened while a menu still goes away stays open', async () => {
    const { page } = visitor;
    const tools = state(page, 'Table', 'arranged, saved and copied by the reader').getByRole('group', {
      name: 'Arrange: Markets to arrange',
    });
    await tools.getByRole('button', { name: 'Columns', exact: true }).click();
    const item = page.getByRole('menuitem', { name: 'As at first' });
    await item.waitFor();
    const next = await tools.getByRole('button', { name: 'Column sets' }).elementHandle();
    await item.evaluate(
      (chosen: HTMLElement, [button]) => {
        const pressed = button as HTMLElement;
        chosen.click();
        for (const type of ['pointerdown', 'pointerup'])
          pressed.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
        pressed.focus();
        pressed.click();
      },
      [next],
    );
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Name of the set');
    await page.getByRole('region', { name: 'Column sets' }).waitFor();
    await page.keyboard.press('Escape');
  });

  it('a column of a table is drawn wider and narrower by its edge', async () => {
    const { page } = visitor;
    const table = state(page, 'Table', 'sortable, first column stays');
    const head = table.locator('thead th').nth(1);
    await head.scrollIntoViewIfNeeded();
    const width = async (): Promise<number> => Math.round((await head.boundingBox())?.width ?? 0);
    const before = await width();
    const draw = async (by: number): Promise<void> => {
      const box = await head.boundingBox();
      if (box === null) throw new Error('the column has a place');
      await page.mouse.move(box.x + box.width - 3, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width - 3 + by, box.y + box.height / 2);
      await page.mouse.up();
    };
    await draw(-60);
    await expect.poll(width).toBe(before - 60);
    await draw(-5000);
    await expect.poll(width).toBe(48);
    await draw(72);
    await expect.poll(width).toBe(120);
  });

  it('in view means at least half inside the container', async () => {
    const { page } = visitor;
    const hook = state(page, 'Hooks', 'in view within a container');
    const answer = hook.getByTestId('in-view');
    const scroller = hook.getByRole('group', { name: 'Scroll' });
    await hook.scrollIntoViewIfNeeded();
    await expect.poll(() => answer.textContent()).toBe('false');
    await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect.poll(() => answer.textContent()).toBe('true');
    await scroller.evaluate((element) => element.scrollTo(0, 0));
    await expect.poll(() => answer.textContent()).toBe('false');
  });

  it('a long press takes 1.5 s of touch and is cancelled by moving or ending', async () => {
    // Its time passes when told to: between two steps of a slow machine a press would grow long by itself.
    const { page, faults, close } = await visit(browser, gallery.url, options);
    await page.clock.install();
    await page.goto('/gallery.html');
    await page.clock.pauseAt(Date.now() + 60_000);
    const target = page.getByTestId('long-press');
    await target.scrollIntoViewIfNeeded();
    const touch = (type: string): Promise<void> =>
      target.evaluate((element, name) => {
        const { left, top } = element.getBoundingClientRect();
        const finger = new Touch({ identifier: 1, target: element, clientX: left + 5, clientY: top + 5 });
        const touches = name === 'touchend' || name === 'touchcancel' ? [] : [finger];
        element.dispatchEvent(
          new TouchEvent(name, { bubbles: true, cancelable: true, touches, changedTouches: [finger] }),
        );
      }, type);
    const count = (): Promise<string | null> => target.locator('output').textContent();
    for (const cancel of ['touchmove', 'touchend', 'touchcancel']) {
      await touch('touchstart');
      await page.clock.runFor(400);
      await touch(cancel);
      await page.clock.runFor(1_600);
      expect(await count(), cancel).toBe('0');
    }
    await touch('touchstart');
    await page.clock.runFor(1_490);
    expect(await count()).toBe('0');
    await page.clock.runFor(20);
    await expect.poll(count).toBe('1');
    expect(faults).toEqual([]);
    await close();
  });

  it.each(['en', 'zh-CN'])(
    'the whole gallery has no serious finding in the dark and in the light, in %s',
    async (locale) => {
      const { page } = visitor;
      const choose = (label: string, value: string): Promise<void> =>
        page
          .getByRole('group', { name: label })
          .or(page.getByRole('radiogroup', { name: label }))
          .getByText(value, { exact: true })
          .click();
      const themed = async (theme: string): Promise<void> => {
        await choose('Theme', theme);
        await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe(theme);
      };
      await choose('Language', locale);
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(locale);
      await themed('dark');
      const without = ['page-has-heading-one', 'landmark-one-main', 'region'];
      expect(await accessibilityFaults(page, { without })).toEqual([]);
      await themed('light');
      // The theme changes colours and nothing else.
      expect(await accessibilityFaults(page, { rules: ['color-contrast'] })).toEqual([]);
    },
  );
});
