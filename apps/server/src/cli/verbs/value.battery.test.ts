import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sharedDir } from '@plumbline/fixtures/shared';
import { ownCompanyFacts } from '@plumbline/fixtures/wire/own-filings';
import type { Fact } from '@plumbline/model/fact';
import { command, folder } from '../../testing/test-command.ts';

interface Valued {
  readonly company: string;
  readonly currency: string;
  readonly values: readonly {
    readonly method: string;
    readonly fact: string;
    readonly value: number | null;
    readonly low?: number;
    readonly high?: number;
    readonly upside: number | null;
    readonly why?: string;
  }[];
  readonly impliedGrowth: number | null;
  readonly multiples: Readonly<Record<string, number | null>>;
  readonly assumptions: readonly { readonly id: string; readonly value: number; readonly why?: string }[];
  readonly facts: readonly Fact[];
}

function fileOf(text: string | Uint8Array): string {
  const file = join(folder(), 'facts.json');
  writeFileSync(file, text);
  return file;
}

async function valued(file: string, ...args: readonly string[]): Promise<Valued> {
  const { code, out, said } = await command(['value', '--facts', file, ...args, '--json']);
  expect([code, said]).toEqual([0, '']);
  // The verb wrote it; the test reads what it documents.
  return JSON.parse(out) as Valued;
}

describe('the verb value', () => {
  const own = fileOf(JSON.stringify(ownCompanyFacts('0000320193')));

  it('values a company by every method, each with its receipt, and lists what was assumed', async () => {
    const answer = await valued(own, '--price', '100');
    expect(answer.values.map(({ method }) => method)).toEqual([
      'dcf-two-stage',
      'dcf-three-stage',
      'free-cash-flow-to-equity-value',
      'price-to-book-value',
      'net-asset-value',
      'earnings-power',
      'residual-income',
      'gordon-growth',
      'h-model',
      'graham',
      'graham',
    ]);
    const facts = new Map(answer.facts.map((fact) => [fact.id, fact]));
    for (const { fact, value, upside, why } of answer.values) {
      if (value === null) expect(why, fact).toMatch(/\w/);
      else {
        expect(facts.get(fact)).toMatchObject({ value, currency: answer.currency });
        expect(facts.get(fact)?.formula?.inputs.length, fact).toBeGreaterThan(1);
        expect(upside, fact).toBeCloseTo(value / 100 - 1, 9);
      }
    }
    expect(answer.values.filter(({ value }) => value !== null).length).toBeGreaterThanOrEqual(4);
    expect(answer.assumptions.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['growth', 'terminalGrowth', 'wacc', 'riskFreeRate', 'equityRiskPremium', 'costOfEquity']),
    );
    expect(answer.facts.every(({ simulated }) => !simulated)).toBe(true);
  });

  it('prints the same for people', async () => {
    const { code, out } = await command(['value', '--facts', own, '--price', '100']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Discounted cash flow, two stages\s+\d+\.\d\d USD \([+−]/m);
    expect(out).toMatch(/^terminalGrowth\s+0\.025 {2}About inflation/m);
  });

  it('says what is wrong with its input', async () => {
    const notFacts = fileOf('{"cik": 1}');
    const cases: [string[], number, RegExp][] = [
      [['--price', '1'], 2, /Say --facts/],
      [['--facts', own], 2, /Say --price/],
      [['--facts', own, '--price=-5'], 2, /above zero/],
      [['--facts', own, '--price', 'x'], 2, /--price must be a number/],
      [['--facts', own, '--price', '5', '--as-of', '2030-01-01'], 2, /--as-of must be a date/],
      [['--facts', '/no/such/file', '--price', '5'], 2, /no readable file/],
      [['--facts', fileOf('<html>'), '--price', '5'], 2, /is not JSON/],
      [['--facts', notFacts, '--price', '5'], 2, /not a file of company facts/],
      [['--facts', own, '--price', '5', '--as-of', '2001-01-01'], 3, /No statement of this company was public/],
    ];
    for (const [args, code, sentence] of cases) {
      const done = await command(['value', ...args]);
      expect([args, done.code, done.out]).toEqual([args, code, '']);
      expect(done.said).toMatch(sentence);
    }
  });

  it('asks for a rate where price and statements are in two currencies, and shows it in the receipt', async () => {
    const file = fileOf(JSON.stringify(ownCompanyFacts('0000320193')).replaceAll('"USD', '"CNY'));
    expect(await command(['value', '--facts', file, '--price', '5'])).toMatchObject({
      code: 2,
      said: expect.stringContaining('Give the rate with --rate'),
    });
    const plain = await valued(own, '--price', '100');
    const answer = await valued(file, '--price', '14', '--rate', '0.14');
    expect(answer.currency).toBe('CNY');
    expect(answer.multiples.priceToBook).toBeCloseTo(plain.multiples.priceToBook ?? Number.NaN, 9);
    expect(answer.facts.find(({ metric }) => metric === 'exchangeRate')).toMatchObject({
      value: 0.14,
      currency: 'USD',
    });
  });

  it('sets no price beside the shares of a foreign issuer until somebody says what one unit stands for', async () => {
    const foreign = JSON.stringify(ownCompanyFacts('0000320193')).replaceAll('"10-K"', '"20-F"');
    const file = fileOf(foreign.replaceAll('320193', '999'));
    expect(await command(['value', '--facts', file, '--price', '5'])).toMatchObject({
      code: 2,
      said: expect.stringContaining('no record gives the ratio'),
    });
    const one = await valued(file, '--price', '100', '--shares-per-unit', '1');
    const eight = await valued(file, '--price', '100', '--shares-per-unit', '8');
    expect(eight.multiples.priceToBook).toBeCloseTo((one.multiples.priceToBook ?? Number.NaN) / 8, 9);
  });

  const recorded = `${sharedDir() ?? ''}/data/payloads-sec-edgar/api_xbrl_companyfacts_CIK0000320193.json.gz`;
  it.skipIf(!existsSync(recorded))(
    'reads recorded facts of Apple as of a date, without anything filed later (needs the shared folder)',
    async () => {
      const file = fileOf(gunzipSync(readFileSync(recorded)));
      const answer = await valued(file, '--price', '250', '--as-of', '2026-01-15');
      expect(answer.company).toBe('Apple Inc.');
      expect(answer.multiples.priceToEarnings).toBeCloseTo(250 / 7.46, 6);
      expect(answer.facts.find(({ id }) => id === 'freeCashFlow.TTM')?.value).toBe(111.482e9 - 12.715e9);
      expect(answer.facts.filter(({ knownAt }) => knownAt > '2026-01-15').map(({ id }) => id)).toEqual([]);
    },
  );
});
