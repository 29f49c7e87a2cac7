import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AlertView } from '@plumbline/contract/alert';
import { accessibilityFaults } from './lib/accessibility-faults.ts';
import { launch, noBrowser, overflow, visit } from './lib/browse.ts';
import { openReport } from './lib/report.ts';
import { sharedServer } from './lib/shared-server.ts';

describe.skipIf(noBrowser)('the chart in use', () => {
  let browser: Awaited<ReturnType<typeof launch>>;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
  });

  it('replays the past bar by bar and shows nothing that came later', async () => {
    const { page, faults, close } = await visit(browser, sharedServer().url);
    await page.goto('/research?symbol=US:NVDA&view=chart&indicators=sma:50');
    const legend = page.getByTestId('chart-legend');
    await expect.poll(() => legend.textContent()).toContain('2026/11/20');
    const receipt = page.getByTestId('chart-receipt');
    await expect.poll(() => receipt.textContent()).toContain('2026/08/24');
    await page.getByRole('application').focus();
    await page.mouse.move(5, 5);
    // Some hundred bars back.
    for (let at = 0; at < 11; at += 1) await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('r');
    await expect.poll(() => page.getByTestId('replay-bar').count()).toBe(1);
    const date = async (): Promise<string> => /\d{4}\/\d\d\/\d\d/.exec((await legend.textContent()) ?? '')?.[0] ?? '';
    await expect.poll(date).toMatch(/2026\/0[4-8]/);
    const begun = await date();
    for (const listed of (await receipt.textContent())?.match(/\d{4}\/\d\d\/\d\d/g) ?? [])
      expect(listed <= begun).toBe(true);
    await page.getByRole('button', { name: 'One bar on' }).click();
    await expect.poll(date).not.toBe(begun);
    await page.getByRole('button', { name: 'One bar back' }).click();
    await expect.poll(date).toBe(begun);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(date).not.toBe(begun);
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'End the replay' }).click();
    await expect.poll(() => legend.textContent()).toContain('2026/11/20');
    expect(faults).toEqual([]);
    await close();
  });

  it('sets an alert by a line that is dragged or moved by the arrows', async () => {
    const { page, faults, close } = await visit(browser, sharedServer().url);
    await page.goto('/research?symbol=US:NVDA&view=chart');
    await expect.poll(() => page.getByTestId('chart-legend').textContent()).toContain('2026/11/20');
    await page.getByRole('button', { name: 'Alert', exact: true }).click();
    const line = page.getByRole('slider', { name: 'New alert' });
    const level = async (): Promise<number> => Number(await line.getAttribute('aria-valuenow'));
    const before = await level();
    await line.press('ArrowUp');
    await expect.poll(level).toBeGreaterThan(before);
    const box = await line.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 500, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 60, { steps: 4 });
    await page.mouse.up();
    await expect.poll(level).toBeLessThan(before);
    const lower = await level();
    await page.getByRole('button', { name: 'Set alert' }).click();
    const kept = page.getByRole('slider', { name: 'Alert', exact: true });
    await expect.poll(() => kept.getAttribute('aria-valuenow')).toBe(String(lower));
    expect(await kept.getAttribute('aria-valuetext')).toContain('below');
    const read = async (): Promise<AlertView['rule']> => {
      const answer = await page.request.get('/api/alerts');
      return ((await answer.json()) as { alerts: AlertView[] }).alerts[0]?.rule ?? null;
    };
    expect(await read()).toEqual({ is: 'below', level: lower });
    await kept.press('Shift+ArrowUp');
    await expect.poll(read).toMatchObject({ is: 'above' });
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove this alert' }).click();
    await expect.poll(read).toBe(null);
    expect(faults).toEqual([]);
    await close();
  });

  it('shows the price over that of another in a pane of its own, on a phone', async () => {
    const { page, faults, close } = await visit(browser, sharedServer().url, {
      locale: 'zh-CN',
      theme: 'light',
      viewport: { width: 390, height: 844 },
    });
    await page.goto('/research?symbol=US:NVDA&view=chart&with=US:AMD');
    const legend = page.getByTestId('chart-legend');
    await expect.poll(() => legend.textContent()).toMatch(/AMD\s*[\d.]+/);
    const [own, other] = await page.evaluate(() => {
      const text = document.querySelector('[data-testid=chart-legend]')?.textContent ?? '';
      return [/收\s*([\d.]+)/.exec(text)?.[1], /AMD\s*([\d.]+)/.exec(text)?.[1]].map(Number);
    });
    await page.getByRole('button', { name: '把 AMD 显示为比值' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('ratio')).toBe('US:AMD');
    await expect.poll(() => legend.textContent()).toContain('NVDA ÷ AMD');
    const ratio = Number(/NVDA ÷ AMD\s*([\d.]+)/.exec((await legend.textContent()) ?? '')?.[1]);
    expect(ratio).toBeCloseTo((own ?? Number.NaN) / (other ?? Number.NaN), 3);
    expect(await overflow(page)).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  it('lays the value as it was known in its time behind the price, from the reader’s own report', async () => {
    const { page, faults, close } = await visit(browser, sharedServer().url);
    await page.goto('/research?symbol=US:NVDA&view=chart');
    const panel = page.getByTestId('chart-value');
    await panel.getByRole('switch').click();
    await expect.poll(() => panel.textContent()).toContain('Write a report');
    await openReport(page, 'US:NVDA');
    const fair = Number(
      (await page.locator('[data-figure="blendedValue"]').first().textContent())?.replaceAll(/[^\d.]/g, ''),
    );
    await page.goto('/research?symbol=US:NVDA&view=chart&value=on');
    await expect.poll(() => panel.textContent()).toContain('known since');
    // The newest bar carries the value of the report itself.
    expect(Number(/([\d.]+), from/.exec((await panel.textContent()) ?? '')?.[1])).toBeCloseTo(fair, 1);
    const [, low = '', high = ''] =
      /from ([\d.]+) to ([\d.]+) \(P25 to P75\)/.exec((await panel.textContent()) ?? '') ?? [];
    expect(Number(low)).toBeLessThan(fair);
    expect(await page.getByTestId('legend-value').textContent()).toBe(`Value band P25–P75${low} – ${high}`);
    // The bands of a multiple say what they are, with percentiles of the company's own year-ends.
    await page.goto('/research?symbol=US:NVDA&view=chart&value=on&multiple=priceToEarnings&indicators=rsi:14');
    await expect
      .poll(() => panel.textContent())
      .toMatch(/P25–P75 [\d.]+× to [\d.]+×, the darker band; P10–P90 [\d.]+× to/);
    await expect
      .poll(() => page.getByTestId('legend-multiple').textContent())
      .toMatch(/^Price at its P\/E of P10–P90[\d.]+ – [\d.]+$/);
    await expect
      .poll(() => page.getByTestId('chart-legend').textContent())
      .toMatch(/Relative strength index 14\s*\d\d\.\d\d(?!\d)/);
    const of = async (): Promise<string> => /known since ([\d/]+)/.exec((await panel.textContent()) ?? '')?.[1] ?? '';
    const now = await of();
    await page.getByRole('application').focus();
    await page.mouse.move(5, 5);
    for (let at = 0; at < 15; at += 1) await page.keyboard.press('Shift+ArrowLeft');
    await expect.poll(of).not.toBe(now);
    expect((await of()) < now).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  it('keeps settings and indicators under a name, for another instrument and after a reload', async () => {
    const { page, faults, close } = await visit(browser, sharedServer().url);
    await page.goto('/research?symbol=US:NVDA&view=chart&indicators=sma:50,rsi:9&scale=log');
    const views = page.getByTestId('chart-views');
    await views.getByRole('textbox', { name: 'Name of this view' }).fill('Trend');
    await views.getByRole('button', { name: 'Keep' }).click();
    await expect.poll(() => views.getByRole('button', { name: 'Trend', exact: true }).count()).toBe(1);
    await page.goto('/research?symbol=US:AMD&view=chart&style=line');
    await views.getByRole('button', { name: 'Trend', exact: true }).click();
    await expect.poll(() => page.getByTestId('chart-legend').textContent()).toContain('Relative strength index 9');
    const { searchParams } = new URL(page.url());
    expect(['symbol', 'scale', 'style', 'indicators'].map((key) => searchParams.get(key))).toEqual([
      'US:AMD',
      'log',
      null,
      'sma:50,rsi:9',
    ]);
    await views.getByRole('button', { name: 'Remove the view Trend' }).click();
    await expect.poll(() => views.getByRole('button', { name: 'Trend', exact: true }).count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });
});
