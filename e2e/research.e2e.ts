import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { noBrowser, overflow } from './lib/browse.ts';
import { eachVisitor, oneVisitor } from './lib/each-visitor.ts';
import { openReport, readReport } from './lib/report.ts';

/** Probabilities and weights of an open report total 100 and give the totals that are shown. */
async function expectFullWeights(page: Page, run: string): Promise<void> {
  const report = await readReport(page, run);
  const valueOf = (id: string): number => report.facts.find((fact) => fact.id === id)?.value ?? Number.NaN;
  const blocks = report.sections.flatMap((section) => section.blocks);
  const scenarios = blocks.find((block) => block.kind === 'scenarios');
  const ranges = blocks.find((block) => block.kind === 'ranges');
  if (scenarios?.kind !== 'scenarios' || ranges?.kind !== 'ranges' || ranges.blend === undefined) {
    throw new Error('the report has no scenarios or no weighted methods');
  }
  expect(scenarios.rows.map((row) => row.key)).toEqual(['bull', 'base', 'bear']);
  const weighted = [
    {
      total: scenarios.sum,
      parts: scenarios.rows.map((row) => [valueOf(row.probability), valueOf(row.value)] as const),
    },
    {
      total: ranges.blend,
      parts: ranges.rows.flatMap((row) => {
        const weight = row.weight === undefined ? Number.NaN : valueOf(row.weight);
        return Number.isNaN(weight) ? [] : [[weight, valueOf(row.mid)] as const];
      }),
    },
  ];
  for (const { total, parts } of weighted) {
    expect(parts.reduce((sum, [weight]) => sum + weight, 0)).toBeCloseTo(1, 9);
    expect(valueOf(total.weights)).toBeCloseTo(1, 9);
    const unit = 10 ** -total.decimals;
    const printed = parts.reduce((sum, [weight, value]) => sum + weight * Math.round(value / unit) * unit, 0);
    expect(Math.abs(printed - valueOf(total.value))).toBeLessThanOrEqual(unit * 1.0001);
  }
  for (const { total } of weighted) {
    await page.locator(`main [data-figure="${total.value}"]`).first().waitFor({ state: 'attached' });
  }
}

describe.skipIf(noBrowser)('the search for an instrument in a real browser', () => {
  const stage = oneVisitor();

  it.each(['茅台', '600519', 'gzmt'])('R1: typing %s offers SH:600519 first', async (text) => {
    const { page } = stage.visitor;
    await page.goto('/research');
    await page.getByTestId('research').getByRole('combobox').fill(text);
    await expect.poll(() => page.getByRole('option').first().textContent()).toContain('600519');
  });

  it.each(['TSLA', 'NVDA', 'AAPL', '0700.HK', 'BTC-USD', 'ETH-USD', 'DOGE-USD'])('finds %s', async (text) => {
    const { page } = stage.visitor;
    await page.goto('/research');
    await page.getByTestId('research').getByRole('combobox').fill(text);
    await expect.poll(() => page.getByRole('option').first().textContent()).toContain(text);
  });
});

describe.skipIf(noBrowser)('research in a real browser', () => {
  const stage = eachVisitor({ acceptDownloads: true, expected: /status of (404|409)/ });

  it('R2: stages come from the server and end in a report; the times are printed', async () => {
    const { page } = stage.visitor;
    await page.goto('/research');
    await page.getByTestId('research').waitFor();
    const startedAt = Date.now();
    await page.goto('/research?symbol=US:NVDA');
    await page.locator('[data-figure]').first().waitFor();
    const firstMs = Date.now() - startedAt;
    await page.getByTestId('run-strip').waitFor();
    const wholeMs = Date.now() - startedAt;
    process.stdout.write(`first figures after ${firstMs} ms, whole report after ${wholeMs} ms, navigation included\n`);
  });

  it('R3: a reload keeps the run and the report', async () => {
    const { page } = stage.visitor;
    const run = await openReport(page, 'US:AAPL');
    expect(run).toMatch(/^[0-9A-Z]{26}$/);
    await page.reload();
    await page.getByTestId('run-strip').waitFor();
    expect(new URL(page.url()).searchParams.get('run')).toBe(run);
    const runs = await page.evaluate(
      async () => ((await (await fetch('/api/reports')).json()) as { runs: unknown[] }).runs.length,
    );
    expect(runs).toBe(1);
  });

  it('R9: an unknown symbol gives suggestions and starts nothing', async () => {
    const { page } = stage.visitor;
    await page.goto('/research?symbol=NVDDAA');
    await page.getByTestId('asked-unknown').waitFor();
    const runs = await page.evaluate(
      async () => ((await (await fetch('/api/reports')).json()) as { runs: unknown[] }).runs.length,
    );
    expect(runs).toBe(0);
  });

  it('R9: an ambiguous symbol is asked, never guessed', async () => {
    const { page } = stage.visitor;
    await page.goto('/research?symbol=000001');
    await page.getByTestId('asked-ambiguous').waitFor();
    expect(
      await page
        .getByTestId('asked-ambiguous')
        .getByRole('link')
        .or(page.getByTestId('asked-ambiguous').getByRole('button'))
        .count(),
    ).toBeGreaterThanOrEqual(2);
  });

  it('crypto has its own template: cycle, Mayer multiple, and no discounted cash flow, with the reason', async () => {
    const { page } = stage.visitor;
    const run = await openReport(page, 'CRYPTO:BTC-USD');
    const report = await readReport(page, run);
    expect(report.template).toBe('crypto');
    expect(report.sections.map((section) => section.key)).toContain('cycle');
    expect(report.facts.some((fact) => /mayer/i.test(fact.metric) && fact.value !== null)).toBe(true);
    const valuation = report.sections.find((section) => section.key === 'valuation');
    expect(valuation?.blocks.some((block) => block.kind === 'not-applicable')).toBe(true);
    expect(report.facts.filter((fact) => /dcf/i.test(fact.metric) && fact.value !== null)).toEqual([]);
  });
});

describe.skipIf(noBrowser).each([
  ['desktop', 1440, 900],
  ['phone', 390, 844],
] as const)('the first screen of a report: %s', (kind, width, height) => {
  const stage = eachVisitor({ viewport: { width, height } });

  it('answers what it is worth, how it is rated, what speaks for and against, and what would change it', async () => {
    const { page } = stage.visitor;
    const run = await openReport(page, 'US:NVDA');
    const { rating } = await readReport(page, run);
    // Opened on its own, so that nothing is scrolled or unfolded.
    await page.goto(page.url());
    await page.getByTestId('run-strip').waitFor();
    const screen = page.getByTestId('first-screen');
    await screen.locator('svg[role="group"]').waitFor();
    await expect.poll(() => screen.getByTestId('lead').innerText()).toContain('Our value is');
    const sees = async (id: string): Promise<void> => {
      const box = await screen.locator(`[data-figure="${id}"]`).first().boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0), id).toBeLessThanOrEqual(height);
    };
    for (const id of ['price', rating?.fair ?? '', rating?.p10 ?? '', rating?.p90 ?? '']) await sees(id);
    expect(rating?.earlier?.length).toBeGreaterThanOrEqual(3);
    const first = [rating?.score, ...(rating?.parts ?? []).map(({ points }) => points)].filter((id) => id != null);
    if (kind === 'desktop') {
      for (const id of first) await sees(id);
      const columns = screen.locator('[data-side]');
      expect(await columns.evaluateAll((all) => all.map((one) => one.getClientRects().length > 0))).toEqual([
        true,
        true,
        true,
      ]);
      const card = await screen.locator('[data-section="case"]').boundingBox();
      const top = await page
        .getByRole('banner')
        .first()
        .evaluate((bar) => bar.getBoundingClientRect().bottom);
      // What this installation says above every page does not count.
      const said = ((await page.locator('main').boundingBox())?.y ?? top) - top;
      expect((card?.y ?? 0) + (card?.height ?? 0) - said).toBeLessThanOrEqual(height);
    } else {
      await screen.getByRole('button', { name: /^Would flip it/ }).click();
      expect(await screen.locator('[data-side="conditions"]').isVisible()).toBe(true);
      expect(await screen.locator('[data-side="bull"]').isVisible()).toBe(false);
    }
    // At most four screens on a desktop, eight on a phone.
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(whole).toBeLessThanOrEqual(height * (kind === 'desktop' ? 4 : 8));
  });

  it('steps through its parts by key and by name', async () => {
    const { page } = stage.visitor;
    await openReport(page, 'US:NVDA');
    const current = page.locator('[aria-current="location"]');
    await page.keyboard.press(']');
    await expect.poll(() => current.innerText()).toBe('Price');
    await page.keyboard.press('[');
    await expect.poll(() => current.innerText()).toBe('Summary');
    await page.getByTestId('section-nav').getByRole('button', { name: 'Valuation' }).click();
    await expect.poll(() => current.innerText()).toBe('Valuation');
  });

  it('keep a part that is gone to before it is drawn, until the reader scrolls', async () => {
    const { page } = stage.visitor;
    await openReport(page, 'US:NVDA');
    const current = page.locator('[aria-current="location"]');
    const valuation = page.locator('#valuation');
    await valuation.evaluate((section) => (section.id = 'not-drawn'));
    await page.getByTestId('section-nav').getByRole('button', { name: 'Valuation' }).click();
    await expect.poll(() => current.innerText()).toBe('Valuation');
    await page.evaluate(() => {
      const late = document.createElement('div');
      late.style.height = '900px';
      document.querySelector('#not-drawn')?.before(late);
      document.querySelector('#not-drawn')?.setAttribute('id', 'valuation');
    });
    await expect.poll(async () => Math.abs((await valuation.boundingBox())?.y ?? 9999)).toBeLessThanOrEqual(140);
    expect(await current.innerText()).toBe('Valuation');
    await page.mouse.wheel(0, -20_000);
    await expect.poll(() => current.innerText()).toBe('Summary');
  });
});

describe.skipIf(noBrowser)('the report on US:NVDA in a real browser', () => {
  let run = '';
  const stage = oneVisitor({}, async ({ page }) => {
    run = await openReport(page, 'US:NVDA');
  });

  it('R4: every figure names its source and opens its receipt', async () => {
    const { page } = stage.visitor;
    const report = await readReport(page, run);
    const sources = new Set(report.sources.map((source) => source.id));
    await expect.poll(() => page.locator('[data-figure]').count()).toBeGreaterThan(100);
    const figures = await page
      .locator('[data-figure]')
      .evaluateAll((elements) =>
        elements.map((element) => [element.getAttribute('data-figure'), element.getAttribute('data-source')] as const),
      );
    const facts = new Map(report.facts.map((fact) => [fact.id, fact]));
    for (const [figure, source] of figures) {
      expect(facts.get(figure ?? '')?.source.id, `figure ${figure}`).toBe(source);
      expect(sources.has(source ?? ''), `source of ${figure}`).toBe(true);
    }
    const target = page.locator('main [data-figure^="fcf"], main [data-figure^="freeCashFlow"]').first();
    await target.click();
    const receipt = page.getByTestId('receipt');
    await receipt.waitFor();
    await page.getByTestId('recompute').waitFor();
    expect(new URL(page.url()).searchParams.get('figure')).not.toBeNull();
    await page.goBack();
    await receipt.waitFor({ state: 'detached' });
  });

  it('R5: probabilities and weights of US:NVDA total 100 and give the shown totals', () =>
    expectFullWeights(stage.visitor.page, run));

  it('R12: prices in prose are never read as formulas', async () => {
    const { page } = stage.visitor;
    expect(await page.locator('main .katex').count()).toBe(0);
  });

  it('shows the same digits in English and Chinese', async () => {
    const report = await readReport(stage.visitor.page, run);
    const texts = report.sections.flatMap((section) =>
      section.blocks.flatMap((block) =>
        block.kind === 'text' ? [block.parts] : block.kind === 'bullets' ? block.items : [],
      ),
    );
    expect(texts.length).toBeGreaterThan(0);
    for (const parts of texts) {
      const facts = (locale: 'en' | 'zh-CN' | 'zh-HK'): string[] =>
        parts[locale].flatMap((part) => (typeof part === 'object' && 'fact' in part ? [part.fact] : [])).sort();
      expect(facts('zh-CN')).toEqual(facts('en'));
      expect(facts('zh-HK')).toEqual(facts('en'));
    }
  });

  it.each([1440, 768, 390, 320])('fits a window of %i pixels without sideways scrolling', async (width) => {
    const { page } = stage.visitor;
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => overflow(page)).toBe(0);
  });

  it('R4: the browser recomputes derived figures to the same value', async () => {
    const { page } = stage.visitor;
    const report = await readReport(page, run);
    const derived = report.facts.filter((fact) => fact.formula !== undefined && fact.value !== null);
    expect(derived.length).toBeGreaterThan(30);
    for (const fact of [derived[0], derived[Math.floor(derived.length / 2)], derived[derived.length - 1]]) {
      await page.goto(`/research?symbol=US:NVDA&run=${run}&figure=${encodeURIComponent(fact?.id ?? '')}`);
      const line = page.getByTestId('recompute');
      await line.waitFor();
      await expect.poll(() => line.textContent()).toMatch(/same/);
    }
  });
});

describe.skipIf(noBrowser)('the report on SH:600519 in a real browser', () => {
  let run = '';
  const stage = oneVisitor({}, async ({ page }) => {
    run = await openReport(page, 'SH:600519');
  });

  it('R5: probabilities and weights of SH:600519 total 100 and give the shown totals', () =>
    expectFullWeights(stage.visitor.page, run));

  it('marks every simulated figure and says so on top', async () => {
    const { page } = stage.visitor;
    const report = await readReport(page, run);
    expect(report.simulated).toBe(true);
    expect(report.facts.every((fact) => fact.simulated)).toBe(true);
    await page.getByText('Simulated', { exact: true }).first().waitFor({ state: 'attached' });
    await page.getByTestId('simulated-banner').waitFor();
  });
});

describe.skipIf(noBrowser)('the report on HK:00700 in a real browser', () => {
  let run = '';
  const stage = oneVisitor({}, async ({ page }) => {
    run = await openReport(page, 'HK:00700');
  });

  it('R5: probabilities and weights of HK:00700 total 100 and give the shown totals', () =>
    expectFullWeights(stage.visitor.page, run));

  it('R10: without a model key every section with figures is there', async () => {
    const report = await readReport(stage.visitor.page, run);
    expect(report.modelUse).toBeNull();
    const shown = report.sections.filter((section) => section.status === 'ok').map((section) => section.key);
    expect(shown).toEqual(
      expect.arrayContaining([
        'summary',
        'price',
        'returns',
        'valuation',
        'case',
        'scenarios',
        'multiples',
        'financials',
        'strength',
        'quality',
        'technicals',
        'risks',
        'rules',
      ]),
    );
    // A new server has measured no market yet, and nobody tells who owns what: these say so.
    const silent = report.sections.filter((section) => section.status !== 'ok');
    expect(silent.filter(({ key }) => !['factors', 'peers', 'ownership'].includes(key))).toEqual([]);
    expect(silent.every(({ why }) => why !== undefined)).toBe(true);
  });
});
