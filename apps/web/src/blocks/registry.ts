import type { BlockKind, BlockLeaf } from './block.ts';
import { assumptions } from './assumptions.tsx';
import { barChart } from './bar-chart.tsx';
import { bullets } from './bullets.tsx';
import { claims } from './claims.tsx';
import { density } from './density.tsx';
import { drawdownChart } from './drawdown-chart.tsx';
import { figures } from './figures.tsx';
import { history } from './history.tsx';
import { implied } from './implied.tsx';
import { models } from './models.tsx';
import { notApplicable } from './not-applicable.tsx';
import { percentiles } from './percentiles.tsx';
import { priceChart } from './price-chart.tsx';
import { ranges } from './ranges.tsx';
import { rating } from './rating.tsx';
import { risks } from './risks.tsx';
import { scenarios } from './scenarios.tsx';
import { sensitivity } from './sensitivity.tsx';
import { smallMultiples } from './small-multiples.tsx';
import { standing } from './standing.tsx';
import { table } from './table.tsx';
import { text } from './text.tsx';
import { tornado } from './tornado.tsx';
import { waterfall } from './waterfall.tsx';

/** One leaf per kind of block; the compiler refuses a kind without one. */
export const blocks: { readonly [Kind in BlockKind]: BlockLeaf<Kind> } = {
  assumptions,
  'bar-chart': barChart,
  bullets,
  claims,
  density,
  'drawdown-chart': drawdownChart,
  figures,
  history,
  implied,
  models,
  'not-applicable': notApplicable,
  percentiles,
  'price-chart': priceChart,
  ranges,
  rating,
  risks,
  scenarios,
  sensitivity,
  'small-multiples': smallMultiples,
  standing,
  table,
  text,
  tornado,
  waterfall,
};
