// Ratings of many reports as one table: value against price, the parts, the bounds and the label, and how the labels are spread.
import { formatFact } from '@plumbline/model/format';
import { boundsOf, ratingLabels } from '@plumbline/model/rating';

/** What is printed of one rating; null where the report has none. */
export function ratingRow(name, day, { rating, facts }) {
  if (rating === undefined || rating.label === null) return null;
  const factOf = (id) => facts.find((fact) => fact.id === id);
  const print = (id) => (factOf(id)?.value == null ? '—' : formatFact(factOf(id), 'en'));
  const parts = Object.fromEntries(rating.parts.map(({ key, score }) => [key, score]));
  const bounds = rating.steps === undefined ? [] : boundsOf(rating.steps, (id) => factOf(id)?.value ?? null);
  return {
    name,
    day,
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

/** `ratings`: rows by the market they were made in, simulated or recorded. */
export function ratingsDocument(ratings, command) {
  const tables = Object.entries(ratings)
    .filter(([, rows]) => rows.length > 0)
    .map(([market, rows]) => tableOf(market, rows));
  return [
    '# Ratings',
    '',
    `Written by \`${command}\`.`,
    'Parts are scores from 0 to 100; a bound is the score that the value or a thin basis leaves at most or at least.',
    'No recorded rating is kept here: `npm run examine-reports -- --only recorded --ratings /dev/stdout` prints them where recordings are.',
    '',
    ...tables.flat(),
  ].join('\n');
}

function tableOf(market, rows) {
  const days = [...Map.groupBy(rows, ({ day }) => day)];
  return [
    `## ${rows.length} ratings of ${new Set(rows.map(({ name }) => name)).size} ${market} companies`,
    '',
    ...days.map(([day, list]) => {
      const { counts, above } = spreadOf(list);
      const spread = counts.map(([label, count]) => `${label} ${count}`).join(', ');
      return `- ${day}: ${spread}; above Hold ${(100 * above).toFixed(1)} % of ${list.length}`;
    }),
    '',
    '| Company | Day | Value against price | Valuation | Quality | Momentum | Risk | Evidence | Bound | Score | Label |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |',
    ...rows.map(({ name, day, label, cells }) => `| ${name} | ${day} | ${cells.join(' | ')} | ${label} |`),
    '',
  ];
}
