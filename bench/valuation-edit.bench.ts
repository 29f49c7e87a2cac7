import { launch, noBrowser, visit } from '../e2e/lib/browse.ts';
import { openReport } from '../e2e/lib/report.ts';
import { median, print, type Measurement } from './lib/measure.ts';
import { startServer } from './lib/server.ts';

const presses = 15;

/** What the page itself notes: milliseconds from each press until the blended value that follows from it is painted. */
interface Noted {
  readonly paints: number[];
}

async function inBrowser(): Promise<readonly Measurement[]> {
  const server = await startServer(14_670);
  const browser = await launch();
  try {
    const { page } = await visit(browser, `http://127.0.0.1:${server.port}`);
    await openReport(page, 'US:NVDA');
    await page.getByRole('button', { name: 'Edit assumptions' }).first().click();
    const field = page.getByTestId('lab-drawer').locator('[data-assumption="wacc"]').getByRole('textbox');
    await field.press('ArrowUp');
    await page.locator('[data-section="valuation"] [data-figure="blendedValue"][data-modified]').first().waitFor();
    await page.evaluate(() => {
      const paints: number[] = [];
      let pressedAt: number | null = null;
      Object.assign(window, { noted: { paints } satisfies Noted });
      addEventListener('keydown', () => (pressedAt = performance.now()), true);
      const section = document.querySelector('[data-section="valuation"]') ?? document.body;
      const valueOf = (): string => section.querySelector('[data-figure="blendedValue"]')?.textContent ?? '';
      let shown = valueOf();
      new MutationObserver(() => {
        if (valueOf() === shown || pressedAt === null) return;
        shown = valueOf();
        const from = pressedAt;
        pressedAt = null;
        // The frame after the change is painted when the task behind it begins.
        requestAnimationFrame(() => setTimeout(() => paints.push(performance.now() - from)));
      }).observe(section, { subtree: true, childList: true, characterData: true });
    });
    for (let at = 1; at <= presses; at += 1) {
      await field.press('ArrowUp');
      // Put there above.
      await page.waitForFunction((count) => (window as unknown as { noted: Noted }).noted.paints.length >= count, at);
    }
    const paints = await page.evaluate(() => (window as unknown as { noted: Noted }).noted.paints);
    return [
      {
        id: 'valuation lab: key pressed until what follows is painted',
        value: median(paints),
        unit: 'ms',
        budget: 150,
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

print(noBrowser ? [] : await inBrowser());
