// Ratings of many reports as one table: value against price, the parts, the bounds and the label, and how the labels are spread.
import { formatFact } from '@plumbline/model/format';
import { boundsOf, ratingLabels } from '@plumbline/model/rating';

/** What is printed of one rating; null where the report has none. */
export function ratingRow(name, { rating, facts }) {
  if (rating === undefined || rating.label === null) return null;
  const factOf = (id) => facts.find((fact) => fact.id === id);
  const print = (id) => (factOf(id)?.value == null ? '—' : formatFact(factOf(id), 'en'));
  const parts = Object.fromEntries(rating.parts.map(({ key, score }) => [key, score]));
  const bounds = rating.steps === undefined ? [] : boundsOf(rating.steps, (id) => factOf(id)?.value ?? null);
  return {
    name,
    label: rating.label,
    cells: [
      print('upside.blended'),
      ...['valuation', 'quality', 'momentum', 'risk', 'evidence'].map((part) => print(parts[part])),
      bounds.length === 0 ? '' : bounds.map(print).join(', '),
      print(rating.score),
    ],
  };
}

/** The share of ratings above Hold, and how often each label was given. */
export function spreadOf(rows) {
  const counts = ratingLabels.map((label) => [label, rows.filter((row) => row.label === label).length]);
  const above = rows.filter(({ label }) => label === 'accumulate' || label === 'buy').length;
  return { counts, above: rows.length === 0 ? 0 : above / rows.length };
}

export function ratingsDocument(rows, command) {
  const { counts, above } = spreadOf(rows);
  return [
    '# Ratings',
    '',
    `${rows.length} companies of the simulated market with the parts of their ratings, written by \`${command}\`.`,
    'Parts are scores from 0 to 100; a bound is the score that the value or a thin basis leaves at most or at least.',
    '',
    `${counts.map(([label, count]) => `${label} ${count}`).join(', ')}; above Hold ${(100 * above).toFixed(1)} %.`,
    '',
    '| Company | Value against price | Valuation | Quality | Momentum | Risk | Evidence | Bound | Score | Label |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |',
    ...rows.map(({ name, label, cells }) => `| ${name} | ${cells.join(' | ')} | ${label} |`),
    '',
  ].join('\n');
}
