import { readFileSync } from 'node:fs';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from './lib/accessibility-faults.ts';
import { launch, noBrowser, overflow, visit } from './lib/browse.ts';
import { sharedServer } from './lib/shared-server.ts';

describe.skipIf(noBrowser)('a watchlist in a real browser', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
  });

  it.each([
    ['en-US', 'dark', 1440, ['Add', 'Nothing new', 'Move up', 'Remove', 'Undo']],
    ['zh-CN', 'light', 390, ['添加', '没有新变化', '上移', '移除', '撤销']],
  ] as const)(
    'is filled by pasting, says what it does not know, and keeps order and members: %s %s %i',
    async (locale, theme, width, [add, quiet, up, remove, undo]) => {
      const visitor = await visit(browser, sharedServer().url, { locale, theme, viewport: { width, height: 844 } });
      const { page } = visitor;
      const list = page.getByTestId('watchlist');
      const names = (): Promise<string[]> =>
        list.getByRole('link').evaluateAll((all) => all.map((one) => new URL((one as HTMLAnchorElement).href).search));
      await page.goto('/');
      await list.getByRole('button', { name: add, exact: true }).click();
      const dialog = page.getByTestId('watchlist-add');
      await dialog.getByRole('textbox').fill('Ticker,Name\nNVDA,"NVIDIA"\n600519,Moutai\nNOSUCHCODE,x');
      await dialog.getByRole('button', { name: new RegExp(`^${add} ?3`) }).click();
      // What is not known stays in the box to be mended.
      await dialog.getByRole('status').getByText('NOSUCHCODE').waitFor();
      expect(await dialog.getByRole('textbox').inputValue()).toBe('NOSUCHCODE');
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect.poll(names).toEqual(['?symbol=US:NVDA', '?symbol=SH:600519']);
      await list.getByText(quiet).first().waitFor();

      await list.getByRole('button', { name: /Moutai|茅台/ }).click();
      await page.getByRole('menuitem', { name: up }).click();
      await expect.poll(names).toEqual(['?symbol=SH:600519', '?symbol=US:NVDA']);
      await list.getByRole('button', { name: /Moutai|茅台/ }).click();
      await page.getByRole('menuitem', { name: remove }).click();
      await expect.poll(names).toEqual(['?symbol=US:NVDA']);
      await page.getByRole('button', { name: undo }).click();
      await expect.poll(names).toEqual(['?symbol=SH:600519', '?symbol=US:NVDA']);

      await page.reload();
      await expect.poll(names).toEqual(['?symbol=SH:600519', '?symbol=US:NVDA']);
      expect(await overflow(page)).toBe(0);
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(visitor.faults).toEqual([]);
      await visitor.close();
    },
  );

  it.each([
    [
      'en-US',
      'dark',
      1440,
      {
        add: 'Add',
        lists: /^Lists: /,
        all: /^All that is watched/,
        fresh: 'New list…',
        name: 'Name of the list',
        keep: 'Keep',
        off: 'Take off “Chips”',
        rename: 'Rename “Chips”…',
        remove: 'Delete “Semis”',
        undo: 'Undo',
        save: 'Save as CSV',
      },
    ],
    [
      'zh-HK',
      'light',
      390,
      {
        add: '加入',
        lists: /^清單: /,
        all: /^全部自選/,
        fresh: '新增清單…',
        name: '清單名稱',
        keep: '儲存',
        off: '從「Chips」中移出',
        rename: '重新命名「Chips」…',
        remove: '刪除「Semis」',
        undo: '復原',
        save: '儲存為 CSV',
      },
    ],
  ] as const)(
    'has lists under names, filled from a file, that outlive a reload: %s %s %i',
    async (locale, theme, width, words) => {
      const visitor = await visit(browser, sharedServer().url, { locale, theme, viewport: { width, height: 844 } });
      const { page } = visitor;
      const list = page.getByTestId('watchlist');
      const dialog = page.getByTestId('watchlist-add');
      const naming = page.getByTestId('watchlist-name');
      const names = (): Promise<string[]> =>
        list.getByRole('link').evaluateAll((all) => all.map((one) => new URL((one as HTMLAnchorElement).href).search));
      const lists = list.getByRole('button', { name: words.lists });
      const choose = async (item: string | RegExp): Promise<void> => {
        await lists.click();
        await page.getByRole('menuitem', { name: item }).click();
      };
      const addFile = async (content: string | Buffer): Promise<void> => {
        await list.getByRole('button', { name: words.add, exact: true }).click();
        const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(content) };
        await dialog.locator('input[type=file]').setInputFiles(file);
        await expect.poll(() => dialog.getByRole('textbox').inputValue()).not.toBe('');
        await dialog.getByRole('button', { name: new RegExp(`^${words.add} ?\\d`) }).click();
        await dialog.waitFor({ state: 'detached' });
      };
      await page.goto('/');
      await addFile('Ticker,Name\r\nNVDA,NVIDIA\r\nAAPL,Apple\r\n');
      await expect.poll(names).toEqual(['?symbol=US:NVDA', '?symbol=US:AAPL']);

      await choose(words.fresh);
      await naming.getByRole('textbox', { name: words.name }).fill('Chips');
      expect(await accessibilityFaults(page)).toEqual([]);
      await naming.getByRole('button', { name: words.keep }).click();
      await naming.waitFor({ state: 'detached' });
      await expect.poll(names).toEqual([]);
      // 代码 in GBK, as a Chinese broker's program writes it; one is watched already and joins the list all the same.
      await addFile(Buffer.concat([Buffer.from([0xb4, 0xfa, 0xc2, 0xeb]), Buffer.from('\r\n600519\r\nNVDA\r\n')]));
      await expect.poll(names).toEqual(['?symbol=SH:600519', '?symbol=US:NVDA']);
      await page.reload();
      await expect.poll(names).toEqual(['?symbol=SH:600519', '?symbol=US:NVDA']);
      expect(await overflow(page)).toBe(0);
      expect(await accessibilityFaults(page)).toEqual([]);

      await list.getByRole('button', { name: /NVIDIA|英偉達|輝達/ }).click();
      await page.getByRole('menuitem', { name: words.off }).click();
      await expect.poll(names).toEqual(['?symbol=SH:600519']);
      await choose(words.rename);
      await naming.getByRole('textbox', { name: words.name }).fill('Semis');
      await page.keyboard.press('Enter');
      await naming.waitFor({ state: 'detached' });
      await expect.poll(() => lists.innerText()).toContain('Semis');
      const download = page.waitForEvent('download');
      await choose(words.save);
      const saved = await download;
      expect(saved.suggestedFilename()).toBe('Semis.csv');
      expect(readFileSync(await saved.path(), 'utf8')).toMatch(/^\uFEFFsymbol,name,currency\r\nSH:600519,/u);

      await choose(words.remove);
      // All of it is watched as before; the list itself can be had back.
      await expect.poll(names).toEqual(['?symbol=US:NVDA', '?symbol=US:AAPL', '?symbol=SH:600519']);
      await page.getByRole('button', { name: words.undo }).click();
      await expect.poll(names).toEqual(['?symbol=SH:600519']);
      await choose(words.all);
      await expect.poll(names).toHaveLength(3);
      expect(visitor.faults).toEqual([]);
      await visitor.close();
    },
  );

  it('is filled by a file that is dropped, and a file dropped beside the place does not replace the page', async () => {
    const visitor = await visit(browser, sharedServer().url);
    const { page } = visitor;
    await page.goto('/');
    const list = page.getByTestId('watchlist');
    await list.getByRole('button', { name: 'Add', exact: true }).click();
    const dialog = page.getByTestId('watchlist-add');
    const box = dialog.getByRole('textbox');
    /** Whether somebody took the file; what nobody takes the browser opens in place of the page. */
    const isTaken = (target: Locator, content: string): Promise<boolean> =>
      target.evaluate((element, text) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text], 'list.csv', { type: 'text/csv' }));
        return ['dragover', 'drop'].every(
          (type) => !element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })),
        );
      }, content);
    expect(await isTaken(dialog.getByText('Or drop a CSV or text file here'), 'Ticker\nNVDA\nAAPL\n')).toBe(true);
    await expect.poll(() => box.inputValue()).toBe('NVDA\nAAPL');
    expect(await isTaken(page.locator('body'), 'Ticker\nMSFT\n')).toBe(true);
    expect(await box.inputValue()).toBe('NVDA\nAAPL');
    await dialog.getByRole('button', { name: /^Add ?2/ }).click();
    await dialog.waitFor({ state: 'detached' });
    const names = (): Promise<string[]> =>
      list.getByRole('link').evaluateAll((all) => all.map((one) => new URL((one as HTMLAnchorElement).href).search));
    await expect.poll(names).toEqual(['?symbol=US:NVDA', '?symbol=US:AAPL']);
    expect(visitor.faults).toEqual([]);
    await visitor.close();
  });

  it('takes an instrument from its report, and shows the value that the report states', async () => {
    const visitor = await visit(browser, sharedServer().url);
    const { page } = visitor;
    await page.goto('/research?symbol=US:NVDA');
    const star = page.getByRole('button', { name: 'Watch', exact: true });
    await star.waitFor();
    await star.click();
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
    await page.getByTestId('run-strip').waitFor();
    const gap = (await page.locator('[data-figure="upside.blended"]').first().innerText()).trim();
    await page.goto('/');
    const row = page.getByTestId('watchlist').getByRole('listitem').filter({ hasText: 'NVDA' });
    await row.getByText('against price').waitFor();
    expect(await row.innerText()).toContain(gap.replace(/^[▲▼●]\s*/u, ''));
    expect(visitor.faults).toEqual([]);
    await visitor.close();
  });
});
