import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fact } from '@plumbline/model/fact';
import type { Report } from '@plumbline/model/report';
import { startReplayServer } from '@plumbline/fixtures/replay/server';
import { sharedDir } from '@plumbline/fixtures/shared';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, noBrowser } from './lib/browse.ts';
import { runCli } from './lib/run-cli.ts';
import { openSaved, withOtherDigit } from './lib/saved-page.ts';

/** Accession number and tag, as the company filed them. */
const filedAt = /^\d{10}-\d{2}-\d{6} (us-gaap|dei|[a-z]+):[A-Za-z]+/;

const day = /^\d{4}-\d{2}-\d{2}$/;

/** Where a figure ends up when its formula is followed input by input. */
type Root =
  'filing' | 'prices' | 'assumption' | 'count' | 'earlier report' | 'missing' | 'constant' | `lost: ${string}`;

function rootsOf(report: Report): (fact: Fact) => ReadonlySet<Root> {
  const facts = new Map(report.facts.map((fact) => [fact.id, fact]));
  const sources = new Map(report.sources.map((source) => [source.id, source]));
  const hasPrices = report.sources.some(({ kind }) => kind === 'prices');
  const known = new Map<string, ReadonlySet<Root>>();

  function ownRoot(fact: Fact): Root {
    const source = sources.get(fact.source.id);
    if (fact.value === null) return fact.why === undefined ? `lost: ${fact.id} has no reason` : 'missing';
    if (source?.kind === 'filing') return filedAt.test(fact.source.locator) ? 'filing' : `lost: ${fact.source.locator}`;
    if (source?.kind === 'prices') return fact.source.locator === '' ? `lost: ${fact.id} has no day` : 'prices';
    if (source?.kind === 'assumption') return fact.why === undefined ? `lost: ${fact.id} has no reason` : 'assumption';
    // Of the report of an earlier day, which holds it with all that it was computed from; held against one below.
    if (source?.id === 'earlier-values' && day.test(fact.source.locator) && fact.source.locator < report.asOf)
      return 'earlier report';
    return source?.id === 'this-report' ? 'count' : `lost: ${fact.id} from ${fact.source.id}`;
  }

  function follow(fact: Fact): ReadonlySet<Root> {
    const before = known.get(fact.id);
    if (before !== undefined) return before;
    // A circle would never reach a source; it is cut here and found by its name.
    known.set(fact.id, new Set<Root>([`lost: ${fact.id} stands on itself`]));
    const inputs = fact.formula?.inputs ?? [];
    const roots =
      fact.formula === undefined
        ? [ownRoot(fact)]
        : inputs.flatMap((input): readonly Root[] => {
            if ('constant' in input) return ['constant'];
            if ('series' in input) return [hasPrices ? 'prices' : `lost: ${fact.id} has no prices`];
            const next = facts.get(input.fact);
            return next === undefined ? [`lost: ${fact.id} names ${input.fact}`] : [...follow(next)];
          });
    const found = new Set(roots);
    known.set(fact.id, found);
    return found;
  }
  return follow;
}

function carriedReport(html: string): Report {
  const body = /<script[^>]*id="capsule"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1];
  if (body === undefined) throw new Error('the page carries no report');
  return (JSON.parse(body) as { readonly report: Report }).report;
}

describe.skipIf(sharedDir() === null).each([
  ['AAPL', '0000320193', 'FY2025'],
  ['NVDA', '0001045810', 'FY2026'],
])('the report on %s from recorded filings and prices', (symbol, company, year) => {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-traced-'));
  let page = '';
  let report: Report;

  /** A report for which every source answered: on a busy machine one may not in time, which the report then says. */
  async function research(...options: readonly string[]): Promise<string> {
    const replay = await startReplayServer({});
    const file = join(folder, 'saved.html');
    const env = { ...replay.variables, DATA_MODE: 'live', SEC_USER_AGENT: 'Plumbline tests tests@example.com' };
    let html = '';
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const { code, stderr } = await runCli(['research', symbol, '--html', file, ...options], env);
      expect(code, stderr).toBe(0);
      html = readFileSync(file, 'utf8');
      if (carriedReport(html).gaps.every((gap) => gap.code === undefined)) break;
    }
    await replay.close();
    expect(carriedReport(html).gaps.filter((gap) => gap.code !== undefined)).toEqual([]);
    return html;
  }

  beforeAll(async () => {
    page = await research();
    report = carriedReport(page);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('traces every figure to a tag of a filing, to prices, or to an assumption with its reason', () => {
    const follow = rootsOf(report);
    const lost = report.facts.flatMap((fact) => [...follow(fact)].filter((root) => root.startsWith('lost')));
    expect([...new Set(lost)]).toEqual([]);
    const unfounded = report.facts.filter((fact) => {
      const roots = follow(fact);
      return (
        fact.value !== null &&
        !(['filing', 'prices', 'assumption', 'count', 'earlier report'] as const).some((one) => roots.has(one))
      );
    });
    expect(unfounded.map(({ id }) => id)).toEqual([]);
    expect(report.facts.length).toBeGreaterThan(500);
    expect(report.facts.filter(({ source }) => filedAt.test(source.locator)).length).toBeGreaterThan(200);
  });

  it('has of an earlier day the value that the report of that day states', async () => {
    const step = report.rating?.earlier?.at(-1);
    if (step === undefined) throw new Error('there is no earlier value');
    const { rating, facts } = carriedReport(await research('--as-of', step.from));
    const read = (all: readonly Fact[], ids: readonly (string | null | undefined)[]): readonly unknown[] =>
      ids.map((id) => all.find((fact) => fact.id === id)?.value);
    const then = read(facts, [rating?.p10, rating?.fair, rating?.p90]);
    expect(then).not.toContain(undefined);
    expect(read(report.facts, [step.low, step.middle, step.high])).toEqual(then);
  });

  it('names the filing and the tag of the figures that carry the valuation', () => {
    const follow = rootsOf(report);
    for (const id of [`revenue.${year}`, `netIncome.${year}`]) {
      const fact = report.facts.find((one) => one.id === id);
      expect(fact?.source).toMatchObject({ id: `sec-companyfacts-${company}` });
      expect(fact?.source.locator).toMatch(filedAt);
    }
    const blended = report.facts.find(({ id }) => id === 'blendedValue');
    if (blended === undefined) throw new Error('there is no blended value');
    expect([...follow(blended)].toSorted()).toEqual(expect.arrayContaining(['assumption', 'filing', 'prices']));
  });

  describe.skipIf(noBrowser)('saved as a page and opened with the network off', () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await launch();
    });
    afterAll(async () => {
      await browser?.close();
    });

    it('computes every figure again', async () => {
      expect(await openSaved(browser, folder, page)).toEqual({ state: 'good', marked: 0, faults: [] });
    });

    it('turns red when one digit of a printed figure is edited, and marks it', async () => {
      const at = page.indexOf('>', page.indexOf(`data-fact="revenue.${year}"`));
      const { state, marked } = await openSaved(browser, folder, withOtherDigit(page, at));
      expect(state).toBe('bad');
      expect(marked).toBeGreaterThan(0);
    });

    it('turns red when one digit of a figure as filed is edited in what it carries', async () => {
      const carried = page.indexOf(`"id":"netIncome.${year}"`, page.indexOf('id="capsule"'));
      const at = page.indexOf('"value":', carried) + '"value":'.length;
      expect((await openSaved(browser, folder, withOtherDigit(page, at))).state).toBe('bad');
    });
  });
});
