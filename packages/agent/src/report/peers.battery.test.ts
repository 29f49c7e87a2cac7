import type { Block, Report } from '@plumbline/model/report';
import { localText } from '@plumbline/model/local-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { growingCompany } from './testing/fake-statements.ts';
import { acme, bank } from './testing/instruments.ts';
import { runReport } from './testing/run-report.ts';
import type { Universe, UniverseMember } from './universe.ts';

/** Twelve companies, each dearer the more it grows and earns: P/E = 8 + 30 growth + 20 return, EV/EBITDA = 5 + 40 growth + 10 return. */
const members: readonly UniverseMember[] = Array.from({ length: 12 }, (_, at) => {
  const growth = 0.01 * at;
  const returnOnInvestedCapital = 0.05 + 0.03 * ((at * 5) % 7);
  return {
    id: `US:PEER${String.fromCharCode(65 + at)}`,
    name: localText(`Peer ${at}`, `同业 ${at}`, `同業 ${at}`),
    sector: at < 8 ? 'technology' : 'energy',
    asOf: '2026-11-19',
    values: {
      marketCap: 1e9 * (12 - at),
      priceToEarnings: 8 + 30 * growth + 20 * returnOnInvestedCapital,
      evToEbitda: 5 + 40 * growth + 10 * returnOnInvestedCapital,
      revenueGrowth: growth,
      returnOnInvestedCapital,
      volatility: 0.1 + 0.05 * at,
    },
  };
});

const universe = (chosen: readonly UniverseMember[]): Universe => ({ simulated: false, members: chosen });

async function reportAmong(chosen: readonly UniverseMember[], instrument = acme): Promise<Report> {
  const company = { ...growingCompany, depreciationShare: 0.04 };
  const { report } = await runReport(instrument, { company, universe: universe(chosen) });
  return report;
}

const factOf = (report: Report, id: string) => report.facts.find((fact) => fact.id === id);
const valueOf = (report: Report, id: string): number => factOf(report, id)?.value ?? Number.NaN;

function blockOf<Kind extends Block['kind']>(report: Report, key: string, kind: Kind) {
  const blocks = report.sections.find((section) => section.key === key)?.blocks ?? [];
  return blocks.find((block): block is Extract<Block, { readonly kind: Kind }> => block.kind === kind);
}

describe('a report in a market that has been measured', () => {
  let report: Report;
  beforeAll(async () => {
    report = await reportAmong(members);
  });

  it('reads the multiple of its own growth and return off the plane of its sector, and values a share at it', () => {
    const own = 8 + 30 * valueOf(report, 'revenueGrowth.TTM') + 20 * valueOf(report, 'returnOnInvestedCapital.TTM');
    expect(valueOf(report, 'peerMultiple')).toBeCloseTo(own, 8);
    expect(valueOf(report, 'peerMultipleValue')).toBeCloseTo(own * valueOf(report, 'epsDiluted.TTM'), 6);
    expect(factOf(report, 'peerMultiple')?.formula?.inputs).toHaveLength(2 + 3 * 8);
    const row = blockOf(report, 'valuation', 'models')?.rows.find(({ fact }) => fact === 'peerMultiple');
    expect(row?.note?.en).toContain('its sector');
  });

  it('does the same for the whole business, and takes net debt off before a share is valued', () => {
    const own = 5 + 40 * valueOf(report, 'revenueGrowth.TTM') + 10 * valueOf(report, 'returnOnInvestedCapital.TTM');
    expect(valueOf(report, 'peerEnterpriseMultiple')).toBeCloseTo(own, 8);
    const inputs = factOf(report, 'peerEnterpriseMultipleValue')?.formula?.inputs ?? [];
    const read = inputs.map((input) => factOf(report, 'fact' in input ? input.fact : ''));
    expect(read.map((fact) => fact?.metric)).toEqual(['peerEnterpriseMultiple', 'ebitda', 'netDebt', 'sharesDiluted']);
    const [, ebitda = Number.NaN, netDebt = Number.NaN, shares = Number.NaN] = read.map(
      (fact) => fact?.value ?? Number.NaN,
    );
    expect(valueOf(report, 'peerEnterpriseMultipleValue')).toBeCloseTo((own * ebitda - netDebt) / shares, 6);
  });

  it('names the line of the statements it ranks best or worst by, beside its figure', async () => {
    const poor = members.map((member, at) => ({
      ...member,
      values: { operatingMargin: 0.001 * at, volatility: 0.01 },
    }));
    const ranked = await reportAmong(poor);
    expect(ranked.sections.find(({ key }) => key === 'factors')?.status).toBe('ok');
    const said = blockOf(ranked, 'factors', 'text')?.parts.en ?? [];
    const figures = said.flatMap((part) => (typeof part !== 'string' && 'fact' in part ? [part.fact] : []));
    expect(figures).toEqual(expect.arrayContaining(['operatingMargin.TTM', 'factorPercentile.operatingMargin']));
  });

  it('stands beside the five largest of its sector, with their median', () => {
    const table = blockOf(report, 'peers', 'table');
    const earnings = table?.rows.find(({ metric }) => metric === 'priceToEarnings');
    const peers = members.slice(0, 5).map(({ id }) => `priceToEarnings@${id}`);
    expect(earnings?.cells).toEqual(['priceToEarnings.TTM', ...peers, 'priceToEarnings.peers']);
    const five = members.slice(0, 5).map(({ values }) => values['priceToEarnings'] ?? Number.NaN);
    expect(valueOf(report, 'priceToEarnings.peers')).toBeCloseTo(five.toSorted((a, b) => a - b)[2] ?? Number.NaN, 12);
    expect(factOf(report, peers[0] ?? '')?.source.locator).toBe('US:PEERA priceToEarnings');
  });

  it('is ranked by each factor among all measured instruments of its market', () => {
    const rows = blockOf(report, 'factors', 'percentiles')?.rows ?? [];
    expect(rows.map(({ metric }) => metric)).toEqual([
      'priceToEarnings',
      'returnOnInvestedCapital',
      'revenueGrowth',
      'volatility',
    ]);
    const own = valueOf(report, 'volatility');
    const wider = members.filter(({ values }) => (values['volatility'] ?? 0) > own).length;
    expect(valueOf(report, 'factorPercentile.volatility')).toBeCloseTo(wider / members.length, 12);
    const grows = valueOf(report, 'revenueGrowth.TTM');
    const slower = members.filter(({ values }) => (values['revenueGrowth'] ?? 0) < grows).length;
    expect(valueOf(report, 'factorPercentile.revenueGrowth')).toBeCloseTo(slower / members.length, 12);
  });

  it('takes the whole market, and says so, where its sector has too few', async () => {
    const few = await reportAmong(members.filter(({ sector }, at) => sector === 'energy' || at < 3));
    expect(factOf(few, 'peerMultiple')?.formula?.inputs).toHaveLength(2 + 3 * 7);
    const row = blockOf(few, 'valuation', 'models')?.rows.find(({ fact }) => fact === 'peerMultiple');
    expect(row?.note?.en).toContain('its market, as its sector has too few');
  });

  it.each([
    ['too few companies compare', members.slice(0, 5), /Fewer than six/],
    [
      'companies that make a loss have no multiple',
      members.map((one) => withValues(one, { priceToEarnings: null, evToEbitda: null })),
      /Fewer than six/,
    ],
    ['they do not differ', members.map((one) => withValues(one, { revenueGrowth: 0.1 })), /differ too little/],
    [
      'they were measured after the date of the report',
      members.map((one) => ({ ...one, asOf: '2026-11-21' })),
      /Fewer than six/,
    ],
  ])('gives no multiple and the reason when %s', async (_, chosen, reason) => {
    const refused = await reportAmong(chosen);
    const ids = ['peerMultiple', 'peerMultipleValue', 'peerEnterpriseMultiple', 'peerEnterpriseMultipleValue'];
    for (const id of ids) expect(factOf(refused, id)?.value).toBeNull();
    for (const id of [ids[0], ids[2]]) expect(factOf(refused, id ?? '')?.why?.en).toMatch(reason);
  });

  it('gives a bank no such multiple, with the reason', async () => {
    const refused = await reportAmong(members, bank);
    expect(factOf(refused, 'peerMultiple')?.why?.en).toMatch(/compared by their book/);
  });

  it('says that nothing was measured where nothing was', async () => {
    const { report: alone } = await runReport(acme, { company: growingCompany });
    expect(factOf(alone, 'peerMultiple')?.why?.en).toMatch(/had not been measured when this was written/);
    for (const key of ['peers', 'factors']) {
      expect(alone.sections.find((section) => section.key === key)).toMatchObject({ status: 'not-runnable' });
    }
  });
});

function withValues(member: UniverseMember, values: UniverseMember['values']): UniverseMember {
  return { ...member, values: { ...member.values, ...values } };
}
