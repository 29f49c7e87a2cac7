import { describe, expect, it } from 'vitest';
import { noBrowser } from './lib/browse.ts';
import { eachVisitor } from './lib/each-visitor.ts';

const nothingThere = {
  events: 'No dated events are known for these bars.',
  drawings: 'None yet. Choose a tool beside the chart.',
  strategies: 'None of your strategies trades this instrument.',
};

describe.skipIf(noBrowser)('what is on its way', () => {
  const stage = eachVisitor({});

  it('is not said to be nothing: events, drawings and strategies beside a chart before their answers came', async () => {
    const { page } = stage.visitor;
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const asked = new Set<string>();
    await page.route(/\/api\/(?:events|drawings|strategies)\b/, async (route) => {
      asked.add(new URL(route.request().url()).pathname.split('/')[2] ?? '');
      await held;
      await route.fallback();
    });
    await page.goto('/research?symbol=US:NVDA&view=chart');
    await page.getByTestId('drawing-objects').waitFor();
    await page.getByTestId('lane-panel').waitFor();
    await expect.poll(() => [...asked].toSorted()).toEqual(['drawings', 'events', 'strategies']);
    const text = await page.locator('body').innerText();
    expect(Object.values(nothingThere).filter((said) => text.includes(said))).toEqual([]);
    answer();
    await page.getByText(nothingThere.drawings).waitFor();
    await page.getByText(nothingThere.strategies).waitFor();
    await page.getByTestId('chart-receipt').getByRole('button').first().waitFor();
    expect(await page.getByText(nothingThere.events).count()).toBe(0);
  });
});
