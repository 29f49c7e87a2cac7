import type { BlockKind, BlockLeaf } from './block.ts';
import { barChart } from './bar-chart.tsx';
import { bullets } from './bullets.tsx';
import { drawdownChart } from './drawdown-chart.tsx';
import { figures } from './figures.tsx';
import { history } from './history.tsx';
import { implied } from './implied.tsx';
import { notApplicable } from './not-applicable.tsx';
import { priceChart } from './price-chart.tsx';
import { ranges } from './ranges.tsx';
import { scenarios } from './scenarios.tsx';
import { sensitivity } from './sensitivity.tsx';
import { table } from './table.tsx';
import { text } from './text.tsx';

/** One leaf per kind of block; the compiler refuses a kind without one. */
export const blocks: { readonly [Kind in BlockKind]: BlockLeaf<Kind> } = {
  'bar-chart': barChart,
  bullets,
  'drawdown-chart': drawdownChart,
  figures,
  history,
  implied,
  'not-applicable': notApplicable,
  'price-chart': priceChart,
  ranges,
  scenarios,
  sensitivity,
  table,
  text,
};
