import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { held, noBrowser } from './lib/browse.ts';
import { eachVisitor } from './lib/each-visitor.ts';

const most = 0.05;

interface Shift {
  readonly at: number;
  readonly value: number;
  readonly moved: readonly string[];
}

/** Collects the shifts that nobody caused by typing or pressing, from the first paint on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { plumblineShifts: shifts });
    const nameOf = (node: Node | undefined): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      if (element == null) return '?';
      const mark = element.getAttribute('data-testid') ?? element.id;
      return `${element.tagName.toLowerCase()}${mark === '' ? '' : `#${mark}`} ${element.textContent.slice(0, 40)}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
          readonly sources: readonly { readonly node?: Node }[];
        };
        if (shift.hadRecentInput) continue;
        shifts.push({ at: shift.startTime, value: shift.value, moved: shift.sources.map(({ node }) => nameOf(node)) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The largest sum of shifts within five seconds, no two more than one second apart: how the web measures it. */
async function layoutShift(page: Page): Promise<{ readonly score: number; readonly shifts: readonly Shift[] }> {
  const shifts = await page.evaluate(
    () => (window as unknown as { readonly plumblineShifts: readonly Shift[] }).plumblineShifts,
  );
  let [score, sum, first, last] = [0, 0, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { at, value } of shifts) {
    const isSame = at - last < 1000 && at - first < 5000;
    sum = isSame ? sum + value : value;
    if (!isSame) first = at;
    last = at;
    score = Math.max(score, sum);
  }
  return { score, shifts };
}

async function expectStill(page: Page): Promise<void> {
  const { score, shifts } = await layoutShift(page);
  const story = shifts.map(({ value, moved }) => `${value.toFixed(4)} ${moved.join(' | ')}`).join('\n');
  process.stdout.write(`layout shift ${score.toFixed(4)}\n`);
  expect(score, story).toBeLessThanOrEqual(most);
}

describe.skipIf(noBrowser).each([
  ['desktop', 1440, 900],
  ['phone', 390, 844],
] as const)('nothing jumps under the eye: %s', (_, width, height) => {
  const stage = eachVisitor({ viewport: { width, height }, reducedMotion: 'no-preference' });

  it('when the example of the start page arrives', async () => {
    const { page } = stage.visitor;
    const arrive = await held(page, '**/api/instruments/US*');
    await page.goto('/');
    const resolver = page.getByTestId('resolver');
    await resolver.waitFor();
    const height = async (): Promise<number> => (await resolver.boundingBox())?.height ?? 0;
    const before = await height();
    arrive();
    await page.getByTestId('resolver-match').waitFor();
    expect(await height()).toBe(before);
  });

  it('while a report is written and when it is done', async () => {
    const { page } = stage.visitor;
    await watchShifts(page);
    await page.goto('/research?symbol=US:NVDA');
    await page.getByTestId('run-strip').waitFor();
    await page.waitForTimeout(3000);
    await expectStill(page);
  });

  it('when a saved report is opened', async () => {
    const { page } = stage.visitor;
    await page.goto('/research?symbol=US:AAPL');
    await page.getByTestId('run-strip').waitFor();
    const address = page.url();
    const again = await stage.visitor.context.newPage();
    await watchShifts(again);
    await again.goto(address);
    await again.getByTestId('run-strip').waitFor();
    await again.waitForTimeout(3000);
    await expectStill(again);
  });
});
