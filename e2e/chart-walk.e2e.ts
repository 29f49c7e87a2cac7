import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, noBrowser, overflow, visit } from './lib/browse.ts';
import { sharedServer } from './lib/shared-server.ts';
import { chartTexts, type ChartTexts } from './lib/texts.ts';

/** `PICTURES=folder` keeps a picture of every step, to be looked at. */
const folder = process.env['PICTURES'] ?? null;

const visits = [
  ['en-US', 'en', 'dark', 1440, 900, false],
  ['zh-CN', 'zh-CN', 'light', 390, 844, true],
] as const;

describe.skipIf(noBrowser)('a walk through every function of the chart', () => {
  let browser: Awaited<ReturnType<typeof launch>>;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
  });

  it.each(visits)('works in turn: %s %s %s %i', async (locale, language, theme, width, height, hasTouch) => {
    const { page, faults, close } = await visit(browser, sharedServer().url, {
      locale,
      theme,
      viewport: { width, height },
      hasTouch,
    });
    const t = chartTexts(language);
    const legend = page.getByTestId('chart-legend').first();
    const said = (key: string): string | null => new URL(page.url()).searchParams.get(key);
    const press = (target: Locator): Promise<void> => (hasTouch ? target.tap() : target.click());
    const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
    let step = 0;
    const shot = async (name: string): Promise<void> => {
      expect(await overflow(page), name).toBe(0);
      step += 1;
      if (folder === null) return;
      mkdirSync(folder, { recursive: true });
      const file = `${language}-${width}-${String(step).padStart(2, '0')}-${name}.png`;
      await page.screenshot({ path: join(folder, file) });
    };
    const choose = async (what: string, option: string): Promise<void> => {
      await press(page.getByRole('combobox', { name: t(`${what}.label`), exact: true }));
      await press(page.getByRole('option', { name: t(`${what}.${option}`), exact: true }));
    };
    await page.goto('/research?symbol=US:NVDA&view=chart');
    await expect.poll(() => legend.textContent()).toContain('2026/11/20');
    await shot('candles');

    for (const [what, options, usual] of [
      ['style', ['bars', 'line', 'area', 'heikin-ashi'], 'candles'],
      ['scale', ['log', 'percent', 'indexed'], 'linear'],
      ['adjust', ['none', 'total'], 'split'],
      ['interval', ['1mo', '1h', '1w'], '1d'],
    ] as const) {
      for (const option of options) {
        await choose(what, option);
        await expect.poll(() => said(what), { message: `${what} ${option}` }).toBe(option);
        await expect.poll(() => legend.textContent(), { message: `${what} ${option}` }).toMatch(/\d{4}\/\d\d\/\d\d/);
        await shot(`${what}-${option}`);
      }
      await choose(what, usual);
    }

    // One over the price, one in a pane of its own, with its setting on a slider.
    for (const [typed, id] of [
      ['bbands', 'bbands'],
      ['rsi', 'rsi'],
    ] as const) {
      await press(button(t('indicators.title')));
      await page.getByRole('textbox', { name: t('indicators.search') }).fill(typed);
      await press(page.getByRole('dialog').getByRole('listitem').first().getByRole('button').first());
      const taken = (): readonly string[] =>
        (said('indicators') ?? '').split(',').map((one) => one.split(':')[0] ?? '');
      await expect.poll(taken, { message: id }).toContain(id);
    }
    await shot('indicators');
    const slider = page.getByRole('slider').last();
    await slider.focus();
    const before = said('indicators');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => said('indicators')).not.toBe(before);
    await shot('indicator-setting');

    await press(button(t('compare.title')));
    await page.getByRole('dialog').getByRole('combobox').fill('AMD');
    await press(page.getByRole('dialog').getByRole('option', { name: /AMD/ }).first());
    await expect.poll(() => said('with')).toBe('US:AMD');
    await expect.poll(() => legend.textContent()).toMatch(/AMD\s*[\d,]+\.\d/);
    await shot('compare');
    await press(button(t('compare.ratio', { name: 'AMD' })));
    await expect.poll(() => said('ratio')).toBe('US:AMD');
    await shot('ratio');

    await page.goto('/research?symbol=US:NVDA&view=chart');
    await expect.poll(() => legend.textContent()).toContain('2026/11/20');
    await press(button(t('marks.previous')));
    await expect.poll(() => page.getByTestId('chart-receipt').locator('[aria-pressed=true]').count()).toBe(1);
    await shot('event');

    await press(page.getByTestId('chart-value').getByRole('switch'));
    await expect.poll(() => said('value')).toBe('on');
    await shot('value');

    if (hasTouch) {
      // What is drawn and dragged by touch is walked through in a file of its own.
      expect(faults).toEqual([]);
      return close();
    }

    const rows = page.getByTestId('drawing-objects').getByRole('listitem');
    for (const [at, [kind, points]] of [
      ['trend', 2],
      ['horizontal', 1],
      ['channel', 3],
      ['fibonacci', 2],
      ['rectangle', 2],
      ['measure', 2],
      ['note', 1],
    ].entries() as Iterable<[number, [string, number]]>) {
      const tools = page.getByRole('toolbar', { name: t('drawing.tools') });
      await press(tools.getByRole('button', { name: t(`drawing.kind.${kind}`), exact: true }));
      const plot = page.getByTestId('chart-plot').first();
      await plot.scrollIntoViewIfNeeded();
      const box = await plot.boundingBox();
      if (box === null) throw new Error('no plot');
      for (let point = 0; point < points; point += 1) {
        const [x, y] = [
          box.x + box.width * (0.12 + 0.22 * point),
          box.y + box.height * (0.2 + 0.05 * at + 0.08 * point),
        ];
        await page.mouse.click(x, y);
      }
      await expect.poll(() => rows.count(), { message: kind }).toBe(at + 1);
      await shot(`drawing-${kind}`);
      await page.keyboard.press('Escape');
    }

    await press(button(t('alert.button')));
    await page.getByRole('slider', { name: t('alert.new') }).waitFor();
    await shot('alert');
    await press(button(t('alert.giveUp')));

    await press(button(t('replay.button')));
    await page.getByTestId('replay-bar').waitFor();
    await press(button(t('replay.back')));
    // What was drawn over the bars so far stands, and what reaches past them is said to.
    const listed = page.getByTestId('drawing-objects');
    await expect.poll(() => listed.textContent()).not.toContain(t('drawing.unplaced'));
    await shot('replay');
    await press(button(t('replay.end')));

    await walkLayouts(page, { t, press, said, shot });
    expect(faults).toEqual([]);
    await close();
  });
});

interface Walk {
  readonly t: ChartTexts;
  readonly press: (target: Locator) => Promise<void>;
  readonly said: (key: string) => string | null;
  readonly shot: (name: string) => Promise<void>;
}

async function walkLayouts(page: Page, { t, press, said, shot }: Walk): Promise<void> {
  for (const count of ['2', '4']) {
    const group = page.getByRole('group', { name: t('layout.label') });
    await press(group.getByRole('button', { name: count, exact: true }));
    await expect.poll(() => said('layout')).toBe(count);
    await shot(`layout-${count}`);
  }
  const views = page.getByTestId('chart-views');
  await views.getByRole('textbox', { name: t('views.name') }).fill('Walk');
  await press(views.getByRole('button', { name: t('views.keep') }));
  await views.getByRole('button', { name: /^Walk/ }).waitFor();
  await shot('views');
  // A reader without strategies is told so; the lane itself is walked in the tests of the desk.
  await expect.poll(() => page.getByTestId('lane-panel').textContent()).toContain(t('lane.nothing'));
  await shot('strategies');
}
