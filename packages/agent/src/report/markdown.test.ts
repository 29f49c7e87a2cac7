import { formatFact } from '@plumbline/model/format';
import { locales } from '@plumbline/model/locale';
import type { Report } from '@plumbline/model/report';
import { beforeAll, describe, expect, it } from 'vitest';
import { reportToMarkdown } from './markdown.ts';
import { sectionTitles } from '@plumbline/model/section-keys';
import { growingCompany } from './testing/fake-statements.ts';
import { acme, coin } from './testing/instruments.ts';
import { runReport } from './testing/run-report.ts';

let report: Report;
beforeAll(async () => {
  report = (await runReport(acme, { company: growingCompany, simulated: true })).report;
});

describe('reportToMarkdown', () => {
  it.each(locales)('has every section, source and gap in %s', (locale) => {
    const text = reportToMarkdown(report, locale);
    for (const section of report.sections) expect(text).toContain(`\n## ${sectionTitles[section.key][locale]}\n`);
    report.sources.forEach((source, at) =>
      expect(text).toContain(`\n${at + 1}. ${source.kind === 'simulated' ? source.title : source.publisher}`),
    );
    expect(text).toContain(report.hash);
  });

  it('prints the figures of every table as the page prints them', () => {
    const text = reportToMarkdown(report, 'en').replaceAll('\\$', '$');
    const cells = report.sections
      .flatMap((section) => section.blocks)
      .flatMap((block) => (block.kind === 'table' ? block.rows.flatMap((row) => row.cells) : []));
    expect(cells.length).toBeGreaterThan(100);
    for (const id of cells) {
      const fact = report.facts.find((one) => one.id === id);
      if (fact !== undefined) expect(text).toContain(formatFact(fact, 'en'));
    }
  });

  it('prints beside the claims that are named what the others come to, so that both are the points of the judge', async () => {
    // Of which something speaks for and something against it.
    const { report } = await runReport(acme, {
      company: growingCompany,
      prices: { firstPrice: 20, drift: 0.0008 },
    });
    const [claims] = report.sections.flatMap(({ blocks }) => blocks).filter((block) => block.kind === 'claims');
    const valueOf = (id: string): number => report.facts.find((one) => one.id === id)?.value ?? Number.NaN;
    if (claims?.judge == null || claims.weaker?.bull == null) throw new Error('nothing beside what is named');
    // In tenths, as they are printed.
    const named = claims.bull.reduce((sum, { strength }) => sum + Math.round(10 * valueOf(strength)) / 10, 0);
    expect(named + valueOf(claims.weaker.bull)).toBeCloseTo(valueOf(claims.judge.bull), 9);
    for (const [locale, label] of [
      ['en', 'Other readings and rounding: '],
      ['zh-CN', '其余论据及尾差：'],
      ['zh-HK', '其餘論據及尾差：'],
    ] as const) {
      expect(reportToMarkdown(report, locale)).toContain(`- ${label}`);
    }
  });

  it('dates every balance by its day in a list of figures', () => {
    const text = reportToMarkdown(report, 'en');
    const balances = report.sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'figures' ? block.facts : []))
      .flatMap((id) => report.facts.find((fact) => fact.id === id) ?? [])
      .filter(({ period }) => period?.kind === 'instant' && !/^\d/.test(period.label));
    expect(balances.length).toBeGreaterThan(0);
    for (const { period, metric } of balances) expect(text, metric).toContain(` | ${period?.end} | `);
    expect(text).not.toMatch(/^\| Cash and equivalents \| (?:Q\d )?FY/m);
  });

  it('marks simulated data at the top and over every table', () => {
    const text = reportToMarkdown(report, 'en');
    expect(text.indexOf('**Simulated**')).toBeLessThan(text.indexOf('## Summary'));
    const captions = text
      .split('\n')
      .filter((line, at, lines) => lines[at + 2]?.startsWith('| ') && line.startsWith('**'));
    expect(captions.length).toBeGreaterThan(8);
    for (const caption of captions) expect(caption).toContain('· Simulated');
  });

  it('names in the language of the reader the sources that the product itself names', () => {
    expect(reportToMarkdown(report, 'en')).toContain('Plumbline: Computed from other figures of this report, ');
    expect(reportToMarkdown(report, 'zh-CN')).toContain('Plumbline: 由本报告其他数值计算, ');
    expect(reportToMarkdown(report, 'zh-HK')).not.toContain('Computed from other figures');
  });

  it('does not mark live data', async () => {
    const live = await runReport(coin);
    expect(reportToMarkdown(live.report, 'en')).not.toContain('Simulated');
  });

  it('leaves no dollar sign that a renderer could take for a formula', () => {
    const text = reportToMarkdown(report, 'en');
    expect(text).toContain('\\$');
    expect(text.replaceAll('\\$', '')).not.toContain('$');
  });

  it('cannot be broken by what a name contains', async () => {
    const name = { en: 'A|B *C* <b> [x](y)', 'zh-CN': '甲|乙', 'zh-HK': '甲|乙' };
    const odd = await runReport({ ...acme, name }, { company: growingCompany });
    const text = reportToMarkdown(odd.report, 'en');
    expect(text).toContain('# A\\|B \\*C\\* \\<b\\> \\[x\\](y)');
    for (const line of text.split('\n').filter((one) => one.startsWith('| '))) {
      expect(line.replaceAll('\\|', '').startsWith('| ')).toBe(true);
    }
  });

  it('ends with the disclaimer', () => {
    expect(reportToMarkdown(report, 'en').trimEnd().endsWith('Research output, not investment advice.')).toBe(true);
    expect(reportToMarkdown(report, 'zh-CN').trimEnd().endsWith('研究结果，不构成投资建议。')).toBe(true);
  });
});
