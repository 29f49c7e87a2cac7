import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sharedDir } from '@plumbline/fixtures/shared';
import { isDate } from '@plumbline/model/date';
import type { Instrument } from '@plumbline/model/instrument';
import { marketIds, parseInstrumentId } from '@plumbline/model/instrument';
import { catalogue } from './catalogue.ts';

/** ISO 6166: letters become numbers, then the Luhn sum of all digits divides by ten. */
function isIsin(text: string): boolean {
  if (!/^[A-Z]{2}[A-Z0-9]{9}\d$/.test(text)) return false;
  const digits = [...text].map((letter) => parseInt(letter, 36).toString()).join('');
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

describe('catalogue', () => {
  it('covers the four markets in the promised breadth', () => {
    const count = Object.fromEntries(
      marketIds.map((id) => [id, catalogue.filter((entry) => entry.market === id).length]),
    );
    expect(count.us).toBeGreaterThanOrEqual(500);
    expect(count.cn).toBeGreaterThanOrEqual(250);
    expect(count.hk).toBeGreaterThanOrEqual(180);
    expect(count.crypto).toBeGreaterThanOrEqual(60);
  });

  it('has only canonical ids, each once', () => {
    expect(catalogue.filter((entry) => parseInstrumentId(entry.id) !== entry.id).map((entry) => entry.id)).toEqual([]);
    expect(new Set(catalogue.map((entry) => entry.id)).size).toBe(catalogue.length);
  });

  it('has ISINs with a right check digit, each once', () => {
    const isins = catalogue.flatMap((entry) => (entry.isin === undefined ? [] : [entry.isin]));
    expect(isins.filter((isin) => !isIsin(isin))).toEqual([]);
    expect(new Set(isins).size).toBe(isins.length);
  });

  it('names everything in every language and gives every company a sector', () => {
    expect(catalogue.filter((entry) => Object.values(entry.name).some((name) => name.trim() === ''))).toEqual([]);
    expect(catalogue.filter((entry) => entry.kind === 'stock' && entry.sector === undefined)).toEqual([]);
  });

  it('has dates that are days, in the order of a life', () => {
    const lives = catalogue.map(({ id, listedOn, delistedOn, formerCodes = [] }) => ({
      id,
      dates: [listedOn, ...formerCodes.map(({ until }) => until), delistedOn].filter((date) => date !== undefined),
    }));
    expect(lives.filter(({ dates }) => dates.some((date) => !isDate(date))).map(({ id }) => id)).toEqual([]);
    expect(lives.filter(({ dates }) => dates.join() !== dates.toSorted().join()).map(({ id }) => id)).toEqual([]);
  });

  it('joins the listings of one company, which report in one currency', () => {
    const groups = new Map<string, Instrument[]>();
    for (const entry of catalogue) {
      if (entry.company !== undefined) groups.set(entry.company, [...(groups.get(entry.company) ?? []), entry]);
    }
    const pairs = [...groups.values()].filter((group) => group.length > 1);
    expect(pairs.length).toBeGreaterThanOrEqual(90);
    const torn = pairs.filter((group) => new Set(group.map((one) => one.reportingCurrency ?? one.currency)).size > 1);
    // On the mainland these report under Chinese standards in yuan, elsewhere in dollars.
    expect(torn.map((group) => group.map(({ id }) => id).join(' '))).toEqual([
      'SH:688981 HK:00981',
      'US:ONC SH:688235 HK:06160',
      'SH:688347 HK:01347',
    ]);
    expect(catalogue.filter(({ sharesPerUnit = 1 }) => !(sharesPerUnit > 0)).map(({ id }) => id)).toEqual([]);
    const inNewYork = catalogue.filter(({ market, kind }) => market === 'us' && kind === 'stock');
    expect(inNewYork.filter(({ sharesPerUnit }) => sharesPerUnit === undefined).map(({ id }) => id)).toEqual([]);
  });

  const list = `${sharedDir() ?? ''}/data/payloads-sec-edgar/company_tickers.json`;
  it.skipIf(!existsSync(list))(
    'agrees with the public list of the SEC on every central index key (needs the shared folder)',
    () => {
      // The list is a plain object of rows; only these two fields are read.
      const rows = Object.values(
        JSON.parse(readFileSync(list, 'utf8')) as Record<string, { cik_str: number; ticker: string }>,
      );
      const byTicker = new Map(rows.map((row) => [row.ticker, String(row.cik_str).padStart(10, '0')]));
      const wrong = catalogue.filter(
        ({ id, cik, delistedOn }) =>
          cik !== undefined && delistedOn === undefined && byTicker.get(id.slice(3).replace('.', '-')) !== cik,
      );
      expect(wrong.map((entry) => `${entry.id} ${entry.cik}`)).toEqual([]);
    },
  );
});
