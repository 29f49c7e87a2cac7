import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { noBrowser, visit } from './lib/browse.ts';
import { eachVisitor } from './lib/each-visitor.ts';
import { openReport } from './lib/report.ts';

/** Every text, label and title on the page in which a day is written otherwise than `2026/11/20`. */
async function otherDates(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const other =
      /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w* \d{4}\b|\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w* \d{1,2}, \d{4}\b|\d{4} ?年 ?\d{1,2} ?月 ?\d{1,2} ?日/;
    const found: string[] = [];
    // What is typed or quoted as code is not written by the page.
    const own = (element: Element | null): boolean => element?.closest('script, style, code, pre, textarea') === null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (own(node.parentElement) && other.test(node.textContent ?? '')) found.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title]'))
      for (const name of ['aria-label', 'title']) {
        const text = element.getAttribute(name) ?? '';
        if (other.test(text)) found.push(`${name}: ${text}`);
      }
    return [...new Set(found)];
  });
}

describe.skipIf(noBrowser)('a day', () => {
  const stage = eachVisitor();

  it.each(['en-US', 'zh-CN', 'zh-HK'])('is written in one way wherever it stands, in %s', async (locale) => {
    const { page, close } = await visit(stage.browser, stage.server.url, { locale });
    await openReport(page, 'US:NVDA');
    expect(await otherDates(page)).toEqual([]);
    // Receipts: of twelve months that ended long ago, of a price, of a multiple of the past.
    for (const metric of ['priceToEarnings', 'revenue', 'price']) {
      await page.locator(`[data-figure^="${metric}"]`).last().click();
      await page.getByTestId('receipt-value').waitFor();
      expect(await otherDates(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
    for (const [address, place] of [
      ['/discover', 'screener'],
      ['/research?symbol=US:NVDA&view=chart&value=on&multiple=priceToEarnings', 'chart-receipt'],
      ['/', 'home'],
    ] as const) {
      await page.goto(address);
      await page.getByTestId(place).waitFor();
      expect(await otherDates(page)).toEqual([]);
    }
    await close();
  });
});
