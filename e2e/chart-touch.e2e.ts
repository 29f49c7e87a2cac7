import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from './lib/accessibility-faults.ts';
import { launch, noBrowser, overflow, visit } from './lib/browse.ts';
import { sharedServer } from './lib/shared-server.ts';
import { chartTexts } from './lib/texts.ts';

/** `PICTURES=folder` keeps a picture of every step, to be looked at. */
const folder = process.env['PICTURES'] ?? null;

type Spot = readonly [x: number, y: number];

/** One finger put down, moved and lifted, as the system hands it to the browser. */
async function drag(finger: CDPSession, from: Spot, to: Spot): Promise<void> {
  const at = (share: number) => [
    { x: from[0] + share * (to[0] - from[0]), y: from[1] + share * (to[1] - from[1]), id: 1 },
  ];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const share of [0.2, 0.4, 0.6, 0.8, 1])
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) });
  // It rests before it is lifted: a finger that leaves in flight throws the page, whose next tap only stops it.
  await new Promise((done) => setTimeout(done, 250));
  await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(1) });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** A pixel of the plot by shares of its width and height, the plot brought between the bars of the page. */
async function spot(page: Page, x: number, y: number): Promise<Spot> {
  const plot = page.getByTestId('chart-plot');
  await plot.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await plot.boundingBox();
  if (box === null) throw new Error('no plot');
  return [box.x + box.width * x, box.y + box.height * y];
}

describe.skipIf(noBrowser)('the chart under a finger', () => {
  let browser: Awaited<ReturnType<typeof launch>>;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
  });

  it.each([
    ['zh-CN', 'light', 390, 844],
    ['en-US', 'dark', 820, 1180],
  ] as const)(
    'is drawn on, keeps alerts that are dragged, is replayed and divided, and is there after a reload: %s %s %i',
    async (locale, theme, width, height) => {
      const { page, context, faults, close } = await visit(browser, sharedServer().url, {
        locale,
        theme,
        viewport: { width, height },
        hasTouch: true,
      });
      const finger = await context.newCDPSession(page);
      const t = chartTexts(locale === 'en-US' ? 'en' : locale);
      const said = (key: string): string | null => new URL(page.url()).searchParams.get(key);
      const tap = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).tap();
      const tapAt = async (x: number, y: number): Promise<void> => page.touchscreen.tap(...(await spot(page, x, y)));
      const legend = page.getByTestId('chart-legend');
      let step = 0;
      const shot = async (name: string): Promise<void> => {
        expect(await overflow(page), name).toBe(0);
        step += 1;
        if (folder === null) return;
        mkdirSync(folder, { recursive: true });
        await page.screenshot({ path: join(folder, `touch-${width}-${String(step).padStart(2, '0')}-${name}.png`) });
      };
      await page.goto('/research?symbol=US:NVDA&view=chart');
      await expect.poll(() => legend.textContent()).toContain('2026/11/20');

      // One stroke draws a line, another moves it.
      const objects = page.getByTestId('drawing-objects');
      const rows = objects.getByRole('listitem');
      const tools = page.getByRole('toolbar', { name: t('drawing.tools') });
      const tool = (kind: string): Promise<void> =>
        tools.getByRole('button', { name: t(`drawing.kind.${kind}`), exact: true }).tap();
      await tool('trend');
      await drag(finger, await spot(page, 0.2, 0.5), await spot(page, 0.7, 0.3));
      await expect.poll(() => rows.count()).toBe(1);
      const price = objects.getByRole('textbox', { name: t('drawing.price', { at: '1' }) });
      const before = Number(await price.inputValue());
      await drag(finger, await spot(page, 0.45, 0.4), await spot(page, 0.45, 0.55));
      await expect.poll(async () => Number(await price.inputValue())).toBeLessThan(before);
      await shot('trend-moved');

      // The others point by point.
      const more = [
        ['horizontal', 1],
        ['channel', 3],
        ['fibonacci', 2],
        ['rectangle', 2],
        ['note', 1],
      ] as const;
      for (const [at, [kind, points]] of more.entries()) {
        await tool(kind);
        for (let point = 0; point < points; point += 1) await tapAt(0.15 + 0.25 * point, 0.42 + 0.06 * (at + point));
        await expect.poll(() => rows.count(), { message: kind }).toBe(at + 2);
      }
      await shot('drawings');
      await tap(t('drawing.undo'));
      await expect.poll(() => rows.count()).toBe(more.length);
      await tap(t('drawing.redo'));
      await expect.poll(() => rows.count()).toBe(more.length + 1);
      await tools.getByRole('button', { name: t('drawing.pointer'), exact: true }).tap();
      // Nothing is selected where nothing was drawn.
      await tapAt(0.9, 0.04);

      // An alert is put lower by its line, set, and put elsewhere once it is kept.
      await tap(t('alert.button'));
      const draft = page.getByRole('slider', { name: t('alert.new'), exact: true });
      await draft.waitFor();
      const levelOf = async (line: typeof draft): Promise<number> => Number(await line.getAttribute('aria-valuenow'));
      const pull = async (line: typeof draft, to: number): Promise<void> => {
        await spot(page, 0.5, 0.5);
        const box = await line.boundingBox();
        if (box === null) throw new Error('no line');
        const [x, y] = [box.x + box.width * 0.55, box.y + box.height / 2];
        await drag(finger, [x, y], [x, (await spot(page, 0.5, to))[1]]);
      };
      const begun = await levelOf(draft);
      await pull(draft, 0.35);
      await expect.poll(() => levelOf(draft)).not.toBe(begun);
      await shot('alert-dragged');
      await tap(t('alert.keep'));
      const alert = page.getByRole('slider', { name: t('alert.title'), exact: true });
      await expect.poll(() => alert.count()).toBe(1);
      const set = await levelOf(alert);
      const changed = page.waitForResponse((response) => response.request().method() === 'PATCH');
      await pull(alert, 0.25);
      expect((await changed).status()).toBe(200);
      await expect.poll(() => levelOf(alert)).toBeGreaterThan(set);
      const level = await levelOf(alert);

      // A replay hides alerts, and steps on.
      await tap(t('replay.button'));
      const bar = page.getByTestId('replay-bar');
      await bar.waitFor();
      expect(await alert.count()).toBe(0);
      const dateOf = async (): Promise<string> =>
        /\d{4}\/\d\d\/\d\d/.exec((await legend.textContent()) ?? '')?.[0] ?? '';
      const stood = await dateOf();
      expect(stood < '2026/11/20').toBe(true);
      await bar.getByRole('button', { name: t('replay.forward') }).tap();
      await expect.poll(dateOf).not.toBe(stood);
      expect((await dateOf()) > stood).toBe(true);
      await shot('replay');
      await bar.getByRole('button', { name: t('replay.end') }).tap();
      await expect.poll(dateOf).toBe('2026/11/20');

      // Two charts, kept under a name.
      await page
        .getByRole('group', { name: t('layout.label') })
        .getByRole('button', { name: '2', exact: true })
        .tap();
      await expect.poll(() => said('layout')).toBe('2');
      const views = page.getByTestId('chart-views');
      await views.getByRole('textbox', { name: t('views.name') }).fill('Two');
      await views.getByRole('button', { name: t('views.keep') }).tap();
      await views.getByRole('button', { name: /^Two/ }).waitFor();
      await shot('layout');

      // All of it is there after a reload, and for a chart that is opened anew.
      await page.goto('/research?symbol=US:NVDA&view=chart');
      await page.reload();
      await expect.poll(() => rows.count()).toBe(more.length + 1);
      for (const [kind] of more) expect(await objects.textContent()).toContain(t(`drawing.kind.${kind}`));
      await expect.poll(() => levelOf(alert)).toBe(level);
      await views.getByRole('button', { name: /^Two/ }).tap();
      await expect.poll(() => said('layout')).toBe('2');
      await shot('kept');
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(faults).toEqual([]);
      await close();
    },
  );
});
