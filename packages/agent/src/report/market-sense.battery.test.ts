import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import type { Report } from '@plumbline/model/report';
import { describe, expect, it } from 'vitest';
import { growingCompany } from './testing/fake-statements.ts';
import { acme } from './testing/instruments.ts';
import { reportOn } from './testing/report-on.ts';

type Items = readonly StatementItem[];

const shares = growingCompany.shares;
const factOf = (report: Report, id: string) => report.facts.find((fact) => fact.id === id);
const valueOf = (report: Report, id: string): number => factOf(report, id)?.value ?? Number.NaN;
const without =
  (...lines: readonly StatementLine[]) =>
  (items: Items): Items =>
    items.filter(({ line }) => !lines.includes(line));

/** Middles of the valuation's rows, beside the reasons of the methods that have none. */
function rowsOf(report: Report): { readonly values: readonly number[]; readonly reasons: readonly string[] } {
  const blocks = report.sections.find(({ key }) => key === 'valuation')?.blocks ?? [];
  const ranges = blocks.flatMap((block) => (block.kind === 'ranges' ? [block] : []));
  const notUsed = ranges.flatMap(({ blend }) => blend?.notUsed ?? []);
  return {
    values: ranges.flatMap(({ rows }) => rows.map(({ mid }) => valueOf(report, mid))),
    reasons: notUsed.map(({ weight }) => factOf(report, weight)?.why?.en ?? ''),
  };
}

const vouched = (report: Report): boolean => JSON.stringify(report).includes('far from the price. The figures behind');

describe('a value far from the price', () => {
  it.each([
    ['more than five times', 0.5, (value: number, price: number) => value > 5 * price],
    ['less than a fifth', 3000, (value: number, price: number) => value < price / 5],
  ])(
    '%s is shown with the identities that vouch for it, and withheld with its reason without them',
    async (_, firstPrice, isFar) => {
      const given = { company: growingCompany, prices: { firstPrice } };
      const whole = await reportOn(acme, given);
      const price = valueOf(whole, 'price');
      expect(rowsOf(whole).values.some((value) => isFar(value, price))).toBe(true);
      expect(vouched(whole)).toBe(true);
      const loose = await reportOn(acme, given, without('totalLiabilities'));
      const { values, reasons } = rowsOf(loose);
      expect(values.filter((value) => isFar(value, price))).toEqual([]);
      expect(
        reasons.filter((why) => why.includes('no identity between earnings, shares and balance sheet')).length,
      ).toBeGreaterThan(2);
      expect(factOf(loose, 'dcfTwoStage')).toBeUndefined();
      expect(vouched(loose)).toBe(false);
    },
  );
});

describe('a share count beside the price', () => {
  /** With the public float as an annual report states it, in parts of what the shares are worth today. */
  const withFloat = async (share: number): Promise<Report> => {
    const price = valueOf(await reportOn(acme, { company: growingCompany }), 'price');
    const float = (items: Items): Items => {
      const [last] = items.filter(({ line, period }) => line === 'sharesOutstanding' && period.end === '2026-06-30');
      if (last === undefined) throw new Error('no share count');
      return [...items, { ...last, line: 'publicFloat', value: share * shares * price, currency: 'USD' }];
    };
    return reportOn(acme, { company: growingCompany }, float);
  };

  it('is used where both come to about the public float', async () => {
    const report = await withFloat(0.8);
    expect(valueOf(report, 'marketCap.TTM')).toBeCloseTo(shares * valueOf(report, 'price'), 0);
  });

  it.each([0.001, 1000])('is withheld with its reason where they come to %d of it', async (share) => {
    const report = await withFloat(share);
    for (const id of ['marketCap.TTM', 'priceToEarnings.TTM']) expect(factOf(report, id)?.value ?? null).toBeNull();
    expect(factOf(report, 'sharesDiluted.misfit')?.why?.en).toContain('public float');
    expect(factOf(report, 'dcfTwoStage')).toBeUndefined();
  });

  it('is withheld where it makes the company worth less than a thousandth of its sales', async () => {
    const tiny = (items: Items): Items =>
      items.map((item) => (item.line.startsWith('shares') ? { ...item, value: item.value / 1e6 } : item));
    const report = await reportOn(acme, { company: growingCompany }, tiny);
    expect(factOf(report, 'marketCap.TTM')?.value ?? null).toBeNull();
  });
});

describe('what is no share', () => {
  it.each(['preferred', 'unit', 'warrant', 'right'] as const)(
    'is refused to the methods of common stock: %s',
    async (security) => {
      const report = await reportOn({ ...acme, security }, { company: growingCompany });
      for (const key of ['valuation', 'multiples']) {
        const section = report.sections.find((one) => one.key === key);
        expect([key, section?.status]).toEqual([key, 'not-runnable']);
        expect(section?.why?.en).toContain('not common stock');
      }
      expect(factOf(report, 'priceToEarnings.TTM')).toBeUndefined();
      expect(factOf(report, 'dcfTwoStage')).toBeUndefined();
      expect(report.rating?.label ?? null).toBeNull();
    },
  );

  it('is told by its suffix where no list says so', async () => {
    const report = await reportOn({ ...acme, id: 'US:ACME-PC' }, { company: growingCompany });
    expect(report.sections.find(({ key }) => key === 'valuation')?.why?.en).toContain('preferred stock');
  });
});
