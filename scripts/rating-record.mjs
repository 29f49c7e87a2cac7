// What came of ratings: by label, and how well scores ordered the shares that were rated on the same day.
import { ratingLabels } from '@plumbline/model/rating';
import { nextIndex, randomStream } from '@plumbline/quant/engine/sweep/random';
import { pearson } from '@plumbline/quant/statistics/moments';

const mean = (values) => (values.length === 0 ? null : values.reduce((all, one) => all + one, 0) / values.length);

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  return (sorted[Math.floor(half)] + sorted[Math.ceil(half)]) / 2;
}

/** Ranks from 1, equal values sharing theirs. */
function ranksOf(values) {
  return Float64Array.from(
    values,
    (value) => values.filter((one) => one < value).length + (values.filter((one) => one === value).length + 1) / 2,
  );
}

const resamples = 10_000;

/** 95 % interval of a mean over dates drawn with replacement. */
function interval(values) {
  const random = randomStream(4620);
  const means = Array.from({ length: resamples }, () =>
    mean(Array.from(values, () => values[nextIndex(random, values.length)])),
  ).toSorted((a, b) => a - b);
  return { low: means[Math.floor(0.025 * resamples)], high: means[Math.ceil(0.975 * resamples) - 1] };
}

/** `rows`: date, label, score, return of the year after, and that of the market. */
export function recordOf(rows) {
  const byDate = Map.groupBy(rows, ({ date }) => date);
  const held = [...byDate].flatMap(([date, list]) => {
    const returns = list.map(({ after }) => after);
    const [middle, average] = [median(returns), mean(returns)];
    return list.map((row) => ({ ...row, date, isAhead: row.after > middle, beyond: row.after - average }));
  });
  const labels = ratingLabels.map((label) => {
    const own = held.filter((row) => row.label === label);
    return {
      label,
      count: own.length,
      after: mean(own.map(({ after }) => after)),
      beyond: mean(own.map(({ beyond }) => beyond)),
      ahead: own.filter(({ isAhead }) => isAhead).length,
      aheadOfMarket: own.filter(({ after, market }) => after > market).length,
    };
  });
  const ranks = [...byDate.values()]
    .filter((list) => list.length > 4)
    .map((list) => pearson(ranksOf(list.map(({ score }) => score)), ranksOf(list.map(({ after }) => after))));
  const dates = [...byDate.keys()].toSorted();
  return {
    from: dates[0],
    to: dates.at(-1),
    dates: dates.length,
    count: rows.length,
    companies: new Set(rows.map(({ ticker }) => ticker)).size,
    after: mean(rows.map(({ after }) => after)),
    market: mean(rows.map(({ market }) => market)),
    labels,
    rank: { mean: mean(ranks), ...interval(ranks), positive: ranks.filter((one) => one > 0).length },
  };
}
