import { loadavg } from 'node:os';
import type { StrategyView, VersionView } from '@plumbline/contract/strategy';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { noBrowser, overflow, visit } from './lib/browse.ts';
import { eachVisitor } from './lib/each-visitor.ts';
import { patience } from './lib/patience.ts';

/** Makes a strategy from a template and waits for its back-test. */
async function make(page: Page, template: string, market = 'us'): Promise<string> {
  await page.goto('/strategy?new=template');
  await page.locator(`[data-template="${template}"] [data-market="${market}"]`).click();
  await page.locator('[data-kpi="trades"]').waitFor();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function kpi(page: Page, id: string): Promise<number> {
  return Number(await page.locator(`[data-kpi="${id}"]`).getAttribute('data-value'));
}

/** The verdict of the present setting, once it has been found in this browser and nothing on its card changes any more. */
async function verdict(page: Page): Promise<{ label: string; trials: number }> {
  const card = page.locator('[data-testid="verdict"][aria-busy="false"]');
  await card.waitFor();
  return {
    label: (await card.getAttribute('data-verdict')) ?? '',
    trials: Number(await card.getAttribute('data-trials')),
  };
}

async function readStrategy(page: Page, id: string): Promise<{ strategy: StrategyView; versions: VersionView[] }> {
  return page.evaluate(async (key) => {
    const answer = await fetch(`/api/strategies/${key}`, { headers: { accept: 'application/json' } });
    return (await answer.json()) as { strategy: StrategyView; versions: VersionView[] };
  }, id);
}

async function untilTested(page: Page, id: string): Promise<StrategyView> {
  const state = async (): Promise<string> => (await readStrategy(page, id)).strategy.current.test.state;
  await expect.poll(state, { timeout: patience, interval: 200 }).toBe('done');
  return (await readStrategy(page, id)).strategy;
}

async function untilRested(page: Page): Promise<void> {
  await page.locator('[data-testid="rerun"][data-running="false"]').waitFor();
}

function thumb(page: Page, key: string) {
  return page.locator(`[data-parameter="${key}"] input[type="range"]`);
}

describe.skipIf(noBrowser)('strategies in a real browser', () => {
  const stage = eachVisitor({ acceptDownloads: true });

  it('SL1: a template becomes a strategy with a finished back-test', async () => {
    const { page } = stage.visitor;
    await page.goto('/strategy?new=template');
    const button = page.locator('[data-template="moving-average-cross"] [data-market="us"]');
    await button.waitFor();
    const startedAt = performance.now();
    await button.click();
    await page.locator('[data-kpi="trades"]').waitFor();
    const ms = performance.now() - startedAt;
    process.stdout.write(`template to finished back-test: ${ms.toFixed(0)} ms\n`);
    expect(await kpi(page, 'trades')).toBeGreaterThan(0);
  });

  it('a sentence becomes a strategy; a name is looked up; what is unclear is asked; the draft stays', async () => {
    const { page } = stage.visitor;
    await page.goto('/strategy');
    const box = page.getByTestId('describe');
    await box.fill('Buy NVIDIA when the 20-day average crosses above the 50-day');
    await page.locator('[data-testid="idea-question"][data-about="exit"]').waitFor();
    await page.reload();
    expect(await box.inputValue()).toContain('NVIDIA');
    await box.fill('Buy NVIDIA when RSI is below 30 and the moon is full, sell above 70');
    await page.locator('[data-read="unread"]', { hasText: 'moon' }).waitFor();
    await box.press('Enter');
    expect(new URL(page.url()).pathname).toBe('/strategy');
    await box.fill('Buy NVIDIA when the 20-day average crosses above the 50-day, sell on the reverse, 10% stop');
    await page.locator('[data-understood="spec"]').waitFor();
    expect(await page.locator('[data-chip="universe.instruments"]').textContent()).toContain('NVIDIA Corporation NVDA');
    expect(await page.locator('[data-chip="risk.stopLoss"]').textContent()).toContain('10%');
    // An emptied box and an unread word leave nothing of the rules before.
    const idea = await box.inputValue();
    const go = page.getByRole('button', { name: 'Make a strategy', exact: true });
    await expect.poll(() => go.isEnabled()).toBe(true);
    await box.fill('');
    await expect.poll(() => go.isEnabled()).toBe(false);
    await box.fill(`${idea}, frobnicated`);
    await page.locator('[data-read="unread"]', { hasText: 'frobnicated' }).waitFor();
    expect(await go.isEnabled()).toBe(false);
    await box.fill(idea);
    await page.locator('[data-understood="spec"]').waitFor();
    await box.press('Enter');
    await page.locator('[data-kpi="trades"]').waitFor();
    await page.goto('/strategy');
    expect(await page.getByTestId('describe').inputValue()).toBe('');
  });

  it('SL2: archiving can be undone', async () => {
    const { page } = stage.visitor;
    await make(page, 'moving-average-cross');
    await page.goto('/strategy');
    await page.getByRole('checkbox', { name: /Select/ }).click();
    await page.getByRole('button', { name: 'Archive', exact: true }).click();
    await page.getByText('No strategy matches these filters.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: 'Moving-average cross' }).first().waitFor();
  });

  it('S1: a slider moved by the keyboard changes the figures of 20 instruments at once', async () => {
    const { page } = stage.visitor;
    await make(page, 'momentum');
    await verdict(page);
    await untilRested(page);
    await page.evaluate(() => {
      const long: number[] = [];
      Object.assign(window, { long });
      new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration))).observe({
        entryTypes: ['longtask'],
      });
    });
    const slider = page.locator('[data-parameter] input[type="range"]').first();
    await slider.focus();
    const times: number[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      await slider.press(turn % 2 === 0 ? 'ArrowRight' : 'ArrowLeft');
      // Not another time than before: two runs may take alike.
      await untilRested(page);
      times.push(Number(await page.getByTestId('rerun').getAttribute('data-ms')));
    }
    const sorted = times.toSorted((a, b) => a - b);
    const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
    const long = await page.evaluate(() => (window as unknown as { long: number[] }).long);
    const longest = Math.max(0, ...long);
    process.stdout.write(
      `slider, 20 instruments: p95 ${p95.toFixed(0)} ms, longest task ${longest.toFixed(0)} ms, load ${(loadavg()[0] ?? 0).toFixed(1)}\n`,
    );
  });

  it('S2: the address reproduces an edited view, S3: saving it makes a version that lists exactly what changed', async () => {
    const { page } = stage.visitor;
    const id = await make(page, 'moving-average-cross');
    await thumb(page, 'fast').focus();
    await thumb(page, 'fast').press('ArrowRight');
    const spread = page.locator('[data-cost="spread"] input').first();
    await spread.fill('7');
    await spread.press('Enter');
    await page.waitForURL(/p=.*fast~21.*spread~0\.0007/);
    await untilRested(page);
    const edited = await kpi(page, 'sharpe');
    const fresh = await visit(stage.browser, stage.server.url, {
      storageState: await stage.visitor.context.storageState(),
    });
    try {
      await fresh.page.goto(page.url());
      await fresh.page.locator('[data-kpi="trades"]').waitFor();
      expect(await kpi(fresh.page, 'sharpe')).toBe(edited);
      expect(await fresh.page.locator('[data-cost="spread"] input').first().inputValue()).toBe('7');
    } finally {
      await fresh.close();
    }
    await page.getByRole('button', { name: 'Save as v2' }).click();
    await page.getByText('Saved as v2').first().waitFor();
    await page.goto(`/strategy/${id}?tab=versions`);
    const rows = page.getByTestId('diff-v2').locator('li');
    await rows.first().waitFor();
    const changes = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-path') ?? ''));
    expect(changes.toSorted()).toEqual(['costs.spread', 'parameters.fast.value']);
  });

  it('S4: browser and server agree, S5: sweeps count and never raise the deflated Sharpe', async () => {
    const { page } = stage.visitor;
    const id = await make(page, 'moving-average-cross');
    const { current } = await untilTested(page, id);
    for (const metric of ['annualReturn', 'sharpe', 'maxDrawdown', 'calmar', 'averageExposure']) {
      const own = await kpi(page, metric);
      expect(Math.abs(own - (current.test.summary?.metrics.whole[metric] ?? Number.NaN)), metric).toBeLessThan(1e-9);
    }
    await page.goto(`/strategy/${id}?tab=robustness`);
    await page.getByTestId('sweep').waitFor();
    const before = await readStrategy(page, id);
    const deflated = async (): Promise<number> =>
      Number(await page.locator('[data-check="deflated-sharpe"]').first().getAttribute('data-value'));
    await verdict(page);
    const was = await deflated();
    await page.getByTestId('sweep').click();
    await page.locator('[data-testid="sweep-state"][data-done="2500"]').waitFor();
    const ms = Number(await page.getByTestId('sweep-state').getAttribute('data-ms'));
    process.stdout.write(`sweep of 2,500 settings: ${ms.toFixed(0)} ms\n`);
    const after = await readStrategy(page, id);
    expect(after.strategy.trials).toBeGreaterThan(before.strategy.trials);
    await page.reload();
    const judged = await verdict(page);
    expect(judged.trials).toBeGreaterThan(0);
    expect(await deflated()).toBeLessThanOrEqual(was);
  });

  it('S6: every trade has its marks and opens close up, S7: at break-even nothing is left, S9: charts have words and tables', async () => {
    const { page } = stage.visitor;
    const id = await make(page, 'moving-average-cross');
    const trades = await kpi(page, 'trades');
    // The pictures of a first back-test follow its figures.
    await expect.poll(() => page.locator('[data-mark="entry"]').count()).toBe(trades);
    await expect.poll(() => page.locator('[data-mark="exit"]').count()).toBe(trades);
    await verdict(page);
    await page.getByRole('button', { name: /to break-even/ }).click();
    await page.waitForURL(/commission~/);
    await page.waitForFunction(
      () => Math.abs(Number(document.querySelector('[data-kpi="annualReturn"]')?.getAttribute('data-value'))) < 0.001,
    );
    for (const tab of ['', 'robustness']) {
      await page.goto(`/strategy/${id}?tab=${tab}`);
      await page.locator(tab === '' ? '[data-kpi="trades"]' : '[data-testid="robustness-lab"]').waitFor();
      await expect.poll(() => page.locator('figure').count()).toBeGreaterThanOrEqual(tab === '' ? 5 : 8);
      for (const chart of await page.locator('figure').all()) {
        await expect.poll(async () => (await chart.locator('p.sr-only').textContent())?.length).toBeGreaterThan(20);
        await expect
          .poll(async () => [await chart.locator('h2').textContent(), await chart.getAttribute('data-table')], {
            timeout: patience,
          })
          .toEqual([expect.any(String), 'true']);
      }
    }
    const first = page.locator('figure').first();
    await first.locator('[aria-haspopup="menu"]').last().click();
    await page.getByRole('menuitem', { name: 'Show as table' }).click();
    await first.locator('table tbody tr').nth(3).waitFor();
    await page.goto(`/strategy/${id}?tab=trades`);
    await page.locator('[data-trade]').first().click();
    await page.getByTestId('trade').locator('[data-mark="exit"]').waitFor();
  });

  it('S8: a doubtful strategy is not switched on unread, neither by the dialog nor past it', async () => {
    const { page } = stage.visitor;
    // Without rules it never trades: nothing to judge it by.
    await page.goto('/strategy');
    await page.getByRole('button', { name: 'Blank' }).click();
    await page.waitForURL(/tab=logic/);
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const { current } = await untilTested(page, id);
    expect(['fragile', 'likely-luck', 'not-enough-data']).toContain(current.test.verdict?.label);
    await page.getByRole('button', { name: 'Activate signals' }).click();
    const dialog = page.getByRole('dialog');
    const confirm = dialog.getByRole('button', { name: 'Activate signals' });
    const read = dialog.getByRole('checkbox', { name: /I have read the verdict/ });
    await read.waitFor();
    expect(await confirm.isDisabled()).toBe(true);
    const past = await page.request.post(`/api/strategies/${id}/activation`, {
      data: { acknowledged: false },
      headers: { origin: stage.server.url, 'sec-fetch-site': 'same-origin' },
    });
    expect([past.ok(), await past.text()]).toEqual([false, expect.stringContaining('is in doubt')]);
    await read.click();
    await confirm.click();
    await page.getByText('Signals on. They arrive after the next close.').waitFor();
  });

  it('the checks of a verdict stand on its card one after the other, and every try counts in list and detail alike', async () => {
    const { page } = stage.visitor;
    const id = await make(page, 'moving-average-cross');
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const card = document.querySelector('[data-arrived]');
        const count = Number(card?.getAttribute('data-arrived'));
        if (seen.at(-1) !== count) seen.push(count);
      }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-arrived'] });
    });
    await thumb(page, 'fast').focus();
    await thumb(page, 'fast').press('ArrowRight');
    await page.waitForFunction(() => (window as unknown as { seen: number[] }).seen.some((count) => count > 2), null, {
      timeout: patience,
    });
    await page.locator('[data-testid="verdict"][aria-busy="false"]').waitFor();
    await untilTested(page, id);
    const trials = async (): Promise<number> => {
      const answer = await page.request.get(`/api/strategies/${id}`, { headers: { accept: 'application/json' } });
      return ((await answer.json()) as { strategy: StrategyView }).strategy.trials;
    };
    await expect.poll(trials, { timeout: patience }).toBeGreaterThanOrEqual(2);
    const { strategy, versions } = await readStrategy(page, id);
    expect(strategy.current.test.verdict?.trials).toBe(strategy.trials);
    expect(versions[0]?.test.verdict).toEqual(strategy.current.test.verdict);
  });

  it('what stands below the verdict does not come up while a changed setting is judged', async () => {
    const { page } = stage.visitor;
    await make(page, 'moving-average-cross');
    await verdict(page);
    const slider = page.locator('[data-parameter="fast"] input[type="range"]');
    await slider.focus();
    const heights = page.evaluate(async () => {
      const seen: number[] = [];
      const section = (): Element | null =>
        document.querySelector('[data-testid="verdict"], [data-testid="verdict-loading"]');
      const isBusy = (): boolean => section()?.getAttribute('aria-busy') === 'true';
      let wasBusy = false;
      while (!wasBusy || isBusy()) {
        wasBusy ||= isBusy();
        seen.push(section()?.getBoundingClientRect().height ?? 0);
        await new Promise(requestAnimationFrame);
      }
      return seen;
    });
    await slider.press('ArrowRight');
    const seen = await heights;
    expect(seen.length).toBeGreaterThan(2);
    expect(seen.filter((height, at) => at > 0 && height < (seen[at - 1] ?? 0))).toEqual([]);
  });

  it('an account is shown as a portfolio beside the other strategies', async () => {
    const { page } = stage.visitor;
    await make(page, 'moving-average-cross');
    await make(page, 'dual-momentum');
    const section = page.getByTestId('portfolio');
    await section.locator('[data-band]').first().waitFor();
    await section.scrollIntoViewIfNeeded();
    await section.getByTestId('overlap').scrollIntoViewIfNeeded();
    await section.locator('[data-value]:not([data-value="NaN"])').waitFor();
    const value = Number(await section.locator('[data-value]').getAttribute('data-value'));
    expect(Math.abs(value)).toBeLessThanOrEqual(1);
    expect(await section.getByTestId('beta').textContent()).toMatch(/-?\d\.\d\d/);
  });

  it('S10: too few trades read Not enough data; rules can be made of blocks and survive a reload', async () => {
    const { page } = stage.visitor;
    await page.goto('/strategy');
    await page.getByRole('button', { name: 'Blank' }).click();
    await page.waitForURL(/tab=logic/);
    expect((await verdict(page)).label).toBe('not-enough-data');
    await page.getByRole('button', { name: 'Blocks' }).click();
    await page.getByTestId('blocks').waitFor();
    await page.getByRole('button', { name: 'Sell when' }).click();
    await page.locator('[data-hole="exit.long"] button').click();
    await page.locator('[data-choice="below"]').click();
    await page.locator('[data-hole="exit.long.left"] button').click();
    await page.locator('[data-choice="price"]').click();
    await page.reload();
    await page.getByRole('button', { name: 'Blocks' }).click();
    await page.locator('[data-hole="exit.long.right"] button').click();
    await page.locator('[data-choice="sma"]').click();
    await page.getByRole('button', { name: 'Save as a new version' }).click();
    await page.getByText('Saved as v2').first().waitFor();
  });

  it('fits a phone', async () => {
    const phone = await visit(stage.browser, stage.server.url, {
      viewport: { width: 390, height: 844 },
      theme: 'light',
    });
    try {
      const id = await make(phone.page, 'moving-average-cross');
      for (const tab of ['', 'trades', 'robustness', 'logic', 'versions']) {
        await phone.page.goto(`/strategy/${id}?tab=${tab}`);
        await phone.page.getByTestId('verdict').waitFor();
        await expect.poll(() => overflow(phone.page), { message: tab }).toBe(0);
      }
      const dock = phone.page.getByTestId('dock');
      await expect.poll(async () => (await dock.boundingBox())?.height).toBe(48);
      await phone.page.goto(`/strategy/${id}`);
      await phone.page.locator('[data-kpi="trades"]').waitFor();
      await dock.getByRole('button', { name: 'Parameters' }).click();
      const sheet = phone.page.getByTestId('parameter-sheet');
      await sheet.locator('[data-parameter="fast"]').waitFor();
      const before = await kpi(phone.page, 'sharpe');
      await thumb(phone.page, 'fast').focus();
      await thumb(phone.page, 'fast').press('ArrowRight');
      await phone.page.waitForFunction(
        (known) => Number(document.querySelector('[data-kpi="sharpe"]')?.getAttribute('data-value')) !== known,
        before,
      );
      expect(phone.faults).toEqual([]);
    } finally {
      await phone.close();
    }
  });
});
