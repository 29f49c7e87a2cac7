// Prints companies of the simulated market beside the public orders of magnitude they are drawn from, one after the other over all
// markets, and ends with 1 where one is of another order. npm run compare-sizes [-- 40]
import { catalogue } from '@plumbline/market/resolve/catalogue';
import { knownCompanySizes } from '@plumbline/market/simulated/sizes/company-size';
import { sizedOn } from '@plumbline/market/simulated/sizes/sized-on';
import { farFigures, seenSize } from '@plumbline/market/simulated/testing/seen-size';

const wanted = Number(process.argv[2] ?? 40);
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
for (const instrument of sample) {
  const table = knownCompanySizes.get(instrument.id);
  const size = await seenSize(instrument);
  const wrong = farFigures(size, table);
  if (wrong.length > 0) far++;
  print(`${instrument.id} ${instrument.name.en}`.slice(0, 43), cells(size), cells(table), wrong.join(' '));
}
process.stdout.write(`of another order: ${far} of ${sample.length}\n`);
process.exit(far > 0 ? 1 : 0);
