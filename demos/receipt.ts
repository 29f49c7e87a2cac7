// A figure and its receipt: a margin that knows its formula, its inputs and where they were filed, and that anyone can
// compute again. The company is invented.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatFact } from '@plumbline/model/format';
import { metricOf } from '@plumbline/quant/catalogue/catalogue';
import { createFactBook } from '@plumbline/quant/facts/fact-book';
import { recomputeFact } from '@plumbline/quant/facts/recompute';

const book = createFactBook({ instrumentId: 'US:DEMO', asOf: '2026-11-20', simulated: true });
book.addSource({
  id: 'demo',
  kind: 'simulated',
  publisher: 'Plumbline demo',
  title: 'Invented statement',
  retrievedAt: Date.UTC(2026, 10, 20),
  asOf: '2026-02-20',
  locator: 'demo statement',
  simulated: true,
});
const period = { kind: 'year', start: '2025-01-01', end: '2025-12-31', label: 'FY2025' } as const;
const reported = { period, currency: 'USD', asOf: '2025-12-31', knownAt: '2026-02-20' };
for (const [metric, value] of [
  ['revenue', 1_250_000_000],
  ['grossProfit', 812_500_000],
] as const) {
  book.observed({
    ...reported,
    id: `${metric}.FY2025`,
    metric,
    value,
    source: { id: 'demo', locator: `line ${metric}` },
  });
}
const margin = book.derived({
  id: 'grossMargin.FY2025',
  metric: 'grossMargin',
  period,
  inputs: [
    { name: 'grossProfit', fact: 'grossProfit.FY2025' },
    { name: 'revenue', fact: 'revenue.FY2025' },
  ],
});
const again = recomputeFact(margin, { fact: (id) => book.get(id), series: () => null });

const lines = [
  `${metricOf(margin.metric).label.en} ${period.label}: ${formatFact(margin, 'en')}`,
  `formula: ${margin.formula?.expression ?? ''}`,
  ...['grossProfit.FY2025', 'revenue.FY2025'].map((id) => {
    const fact = book.get(id);
    return fact === null
      ? id
      : `  ${metricOf(fact.metric).label.en} = ${formatFact(fact, 'en')} · ${fact.source.locator} · known ${fact.knownAt}`;
  }),
  `known since ${margin.knownAt}, because its newest input is`,
  `computed again: ${again.value ?? 'no value'}, ${again.same ? 'same' : 'NOT the same'}`,
];
process.stdout.write(`${lines.join('\n')}\n`);

const page = fileURLToPath(new URL('../.cache/demo/receipt.html', import.meta.url));
mkdirSync(fileURLToPath(new URL('../.cache/demo/', import.meta.url)), { recursive: true });
const escape = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
writeFileSync(
  page,
  `<!doctype html><meta charset="utf-8"><title>A receipt</title><pre>${lines.map(escape).join('\n')}</pre>\n`,
);
process.stdout.write(`also as a page: ${page}\n`);
