import { describe, expect, it } from 'vitest';
import { examinePrinted } from './contradictions.ts';
import { readPrintedReport } from './printed-report.ts';
import { checkCaptions } from './page-captions.ts';
import type { RenderedPage } from './rendered-page.ts';
import { comparePage, printedPage } from './rendered-page.ts';

const exported = readPrintedReport(
  [
    '**Key figures**',
    '',
    '|  | Period | Value |',
    '| --- | ---: | ---: |',
    '| Beta | 5Y | 1.21 |',
    '',
    '**Fiscal years**',
    '',
    '|  | FY2025 | FY2026 |',
    '| --- | ---: | ---: |',
    '| Revenue | $93.8B | $108.2B |',
    '',
    'Sales grew 16.4% in a year, to $108.2B.',
  ].join('\n'),
);

const page: RenderedPage = {
  lines: ['Sales grew 16.4% in a year, to $108.2B.', 'Revenue over 2 periods: $93.8B in FY2025, $108.2B in FY2026.'],
  tables: [
    {
      section: 'financials',
      title: 'Fiscal years',
      head: ['Figure', 'FY2025', 'FY2026'],
      rows: [['Revenue', '$93.8B', '$108.2B']],
    },
  ],
  figures: [{ section: 'returns', label: 'Beta, 5Y', text: '1.21' }],
};

/** What a page says otherwise than its export or than itself. */
function faults(shown: RenderedPage): readonly string[] {
  const printed = printedPage(shown, 'en');
  const both = { tables: [...printed.tables, ...exported.tables], lines: [...printed.lines, ...exported.lines] };
  return [...comparePage(printed, exported, 'en'), ...checkCaptions(both, 'en')]
    .filter(({ holds }) => !holds)
    .map(({ kind }) => kind);
}

describe('a rendered page beside its export', () => {
  it('agrees in tables, labelled figures, sentences and captions', () => {
    const printed = printedPage(page, 'en');
    expect(faults(page)).toEqual([]);
    expect(comparePage(printed, exported, 'en').map(({ kind }) => kind)).toEqual([
      'cell of a table',
      'cell of a table',
      'labelled figure',
      'sentence',
    ]);
  });

  it('is caught with another number in any of them', () => {
    const cells = [['Revenue', '$93.8B', '$108.9B']];
    expect(faults({ ...page, tables: page.tables.map((table) => ({ ...table, rows: cells })) })).toContain(
      'cell of a table',
    );
    expect(faults({ ...page, lines: ['Sales grew 16.5% in a year, to $108.2B.'] })).toEqual(['sentence']);
    expect(faults({ ...page, lines: ['Revenue over 2 periods: $93.8B in FY2025, $118.2B in FY2026.'] })).toEqual([
      'caption of bars',
    ]);
  });

  it('may not give one label two figures, whether a window stands behind it or not', () => {
    const figures = [...page.figures, { section: 'valuation', label: 'Beta', text: '1.14' }];
    expect(faults({ ...page, figures })).toContain('labelled figure');
  });
});

it('takes the number of quarters from a cell that says since when, so that a place may be one quarter off its quartile', () => {
  const shown = (place: string): RenderedPage => ({
    lines: [],
    figures: [],
    tables: [
      {
        section: 'multiples',
        title: 'Against its own past quarter-ends',
        head: ['', 'Now', 'Percentile', 'Five years', 'Ten years', 'Middle half', 'Quarter-ends'],
        rows: [['P/E', '336.0×', place, '103.4×', '—', '74.5× – 330.9×', '22 since 2020-09-30']],
      },
    ],
  });
  const found = (place: string): number =>
    examinePrinted(printedPage(shown(place), 'en'), 'en', null).contradictions.length;
  expect([found('73'), found('60')]).toEqual([0, 1]);
});
