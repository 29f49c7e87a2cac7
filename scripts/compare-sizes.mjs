// Prints companies of the simulated market beside the public orders of magnitude they are drawn from, one after the other over all
// markets, and ends with 1 where one is of another order. npm run compare-sizes [-- 40] [--write docs/sizes.md]
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { catalogue } from '@plumbline/market/resolve/catalogue';
import { knownCompanySizes } from '@plumbline/market/simulated/sizes/company-size';
import { sizedOn } from '@plumbline/market/simulated/sizes/sized-on';
import { farFigures, seenSize } from '@plumbline/market/simulated/testing/seen-size';

const { values: options, positionals } = parseArgs({ allowPositionals: true, options: { write: { type: 'string' } } });
const wanted = Number(positionals[0] ?? 40);
const tabled = catalogue.filter(({ id }) => knownCompanySizes.has(id));
const sample = Array.from({ length: wanted }, (_, at) => tabled[Math.floor(((at + 0.5) * tabled.length) / wanted)]);

const amount = (value) =>
  new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 }).format(value);
const share = (value) => `${(value * 100).toFixed(0)}%`;
const cells = ({ price, value, revenue, netMargin }) => [
  amount(price),
  amount(value),
  amount(revenue),
  share(netMargin),
];
const print = (name, size, table, note) =>
  process.stdout.write(
    `${name.padEnd(44)}${size.map((cell, at) => `${cell.padStart(9)} ${table[at].padStart(7)}`).join('')}  ${note}\n`,
  );

process.stdout.write(
  `${sample.length} of ${tabled.length} companies on ${sizedOn}, simulated and table side by side\n`,
);
print('company (price in its own money, rest in USD)', ['price', 'value', 'revenue', 'margin'], ['', '', '', ''], '');
let far = 0;
const rows = [];
for (const instrument of sample) {
  const table = knownCompanySizes.get(instrument.id);
  const size = await seenSize(instrument);
  const wrong = farFigures(size, table);
  if (wrong.length > 0) far++;
  const pairs = cells(size).map((cell, at) => `${cell} (${cells(table)[at]})`);
  rows.push(`| ${[instrument.id, instrument.name.en, ...pairs].join(' | ')} |`);
  print(`${instrument.id} ${instrument.name.en}`.slice(0, 43), cells(size), cells(table), wrong.join(' '));
}
process.stdout.write(`of another order: ${far} of ${sample.length}\n`);
if (options.write !== undefined) {
  const text = [
    '# Sizes of the simulated market',
    '',
    `Written by \`npm run compare-sizes -- ${wanted} --write docs/sizes.md\`: ${sample.length} of ${tabled.length} companies on ${sizedOn}, each figure of the simulated market with the public order of magnitude it is drawn from in brackets. Of another order: ${far}.`,
    'Prices are in the share’s own money, the rest in US dollars; paths are invented, so no figure is meant to equal a real one.',
    '',
    '| Code | Company | Price | Value | Revenue | Net margin |',
    '| --- | --- | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
  ];
  writeFileSync(options.write, text.join('\n'));
}
process.exit(far > 0 ? 1 : 0);
