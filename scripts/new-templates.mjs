// What `npm run new` writes, one entry a kind. Labels start empty, and the test of every leaf refuses an empty label.
const label = `{ en: '', 'zh-CN': '', 'zh-HK': '' }`;

const named =
  (what) =>
  ({ camel, id }) => `import { expect, it } from 'vitest';
import { ${camel} } from './${id}.ts';

it('names itself in every language', () => {
  expect(Object.values(${camel}.${what}).every((text) => text.length > 0)).toBe(true);
});

it('reproduces a reference answer', () => {
  expect.fail('put a worked example of ${id} here, with its source');
});
`;

export const templates = {
  ratio: {
    folder: 'packages/quant/src/catalogue/ratios',
    leaf: ({ id, camel }) => `import type { Ratio } from '../ratio.ts';

/** What ${id} tells an investor. */
export const ${camel}: Ratio = {
  id: '${camel}',
  label: ${label},
  unit: 'fraction',
  decimals: 1,
  better: null,
  isChange: false,
  meaning: ${label},
  expression: 'numerator / denominator',
  tex: '\\\\frac{a}{b}',
  inputs: [
    { name: 'numerator', metric: 'netIncome' },
    { name: 'denominator', metric: 'revenue' },
  ],
  source: '',
};
`,
    test: named('label'),
  },
  metric: {
    folder: 'packages/quant/src/catalogue/metrics',
    leaf: ({ id, camel }) => `import type { PerformanceMetric } from '../metric.ts';

/** What ${id} tells an investor. */
export const ${camel}: PerformanceMetric = {
  id: '${camel}',
  label: ${label},
  unit: 'ratio',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: ${label},
  family: 'risk',
  definition: '',
  tex: '',
  source: '',
  minPeriods: 2,
  compute: () => Number.NaN,
};
`,
    test: named('label'),
  },
  indicator: {
    folder: 'packages/quant/src/catalogue/indicators',
    leaf: ({ id, camel }) => `import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';

/** What ${id} tells an investor. */
export const ${camel}: Indicator = {
  id: '${id}',
  title: ${label},
  family: 'overlap',
  params: [period(14)],
  inputs: ['real'],
  outputs: [{ name: '${camel}', unit: 'price', draw: 'line' }],
  lookback: ({ period: n }) => n - 1,
  stateSize: () => 1,
  step: (_state, _bar, out) => {
    out[0] = Number.NaN;
  },
  meaning: ${label},
  tex: '',
  source: '',
};
`,
    test: named('title'),
  },
};
