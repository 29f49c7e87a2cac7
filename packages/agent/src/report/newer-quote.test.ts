import { describe, expect, it } from 'vitest';
import { reportToMarkdown } from './markdown.ts';
import { growingCompany } from './testing/fake-statements.ts';
import { acme } from './testing/instruments.ts';
import { runReport } from './testing/run-report.ts';

const bars = { to: '2026-11-16', from: '2012-01-02', seed: 11, firstPrice: 20, drift: 0.0006, swing: 0.016 };

async function figures(quote: number, quotedAgainst?: number, asOf?: string) {
  const against = quotedAgainst === undefined ? {} : { quotedAgainst };
  const day = asOf === undefined ? {} : { asOf };
  const { report } = await runReport(acme, { company: growingCompany, prices: bars, quote, ...against, ...day });
  const fact = (id: string) => report.facts.find((one) => one.id === id);
  return { report, price: fact('price'), before: fact('previousClose'), change: fact('dayChange') };
}

describe('a quote of a later day than the last bar', () => {
  it('is the price, beside its own day, and the change is from the close it is quoted against', async () => {
    const { report, price, before, change } = await figures(110, 100);
    expect([price?.value, price?.asOf]).toEqual([110, '2026-11-20']);
    expect([before?.value, before?.asOf]).toEqual([100, '2026-11-20']);
    expect(change?.value).toBeCloseTo(0.1, 12);
    expect(report.checked.withheld).toBe(0);
    expect(reportToMarkdown(report, 'en')).toMatch(/\(\+10.00?%, 2026-11-20\)/);
  });

  it('gives no change of the day where nothing says what it is a change from', async () => {
    const { report, price, change } = await figures(110);
    expect(price?.value).toBe(110);
    expect(change).toBeUndefined();
    expect(report.header.change).toBeNull();
  });

  it('is quoted against the last bar where that is the close before', async () => {
    const { before: bar } = await figures(110, undefined, '2026-11-16');
    const close = (await figures(110, undefined, '2026-11-16')).price?.value ?? Number.NaN;
    expect(bar?.asOf).toBe('2026-11-13');
    const { before } = await figures(110, close);
    expect([before?.value, before?.asOf]).toEqual([close, '2026-11-16']);
  });

  it('is nothing to a report of an earlier day', async () => {
    const { price } = await figures(110, 100, '2026-11-18');
    expect(price?.asOf).toBe('2026-11-16');
  });
});
