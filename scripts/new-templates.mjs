// What `npm run new` writes, one entry a kind of guide: path → text. Labels start empty, and the test of every leaf refuses an
// empty label; what is not written yet fails or is refused, it never passes.
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

/** A leaf with its test beside it. */
const leafWithTest = (folder, leaf, what) => (names) => [
  [`${folder}/${names.id}.ts`, leaf(names)],
  [`${folder}/${names.id}.test.ts`, named(what)(names)],
];

const leafAlone = (folder, leaf) => (names) => [[`${folder}/${names.id}.ts`, leaf(names)]];

export const templates = {
  ratio: leafWithTest(
    'packages/quant/src/catalogue/ratios',
    ({ id, camel }) => `import type { Ratio } from '../ratio.ts';

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
    'label',
  ),
  metric: leafWithTest(
    'packages/quant/src/catalogue/metrics',
    ({ id, camel }) => `import type { PerformanceMetric } from '../metric.ts';

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
    'label',
  ),
  indicator: leafWithTest(
    'packages/quant/src/catalogue/indicators',
    ({ id, camel }) => `import { period } from '../indicator-parts.ts';
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
    'title',
  ),
  field: leafWithTest(
    'packages/quant/src/catalogue/fields',
    ({ id, camel }) => `import type { Field } from '../field.ts';

/** What ${id} tells an investor. */
export const ${camel}: Field = {
  name: '${camel}',
  title: ${label},
  unit: 'fraction',
  meaning: ${label},
  markets: ['us'],
  source: '',
  compute: ({ bars }) => new Float64Array(bars.time.length).fill(Number.NaN),
};
`,
    'title',
  ),
  valuation: leafWithTest(
    'packages/quant/src/catalogue/valuations',
    ({ id, camel }) => `import type { ValuationModel } from '../valuation.ts';

/** What ${id} is worth, and by which formula. */
export const ${camel}: ValuationModel = {
  id: '${id}',
  title: ${label},
  tex: '',
  source: '',
  assumptions: [],
  outputs: [],
  functions: [],
  applies: () => null,
};
`,
    'title',
  ),
  strategy: leafAlone(
    'packages/quant/src/catalogue/strategies',
    ({ id, camel }) => `import type { StrategyTemplate } from '../strategy-template.ts';

export const ${camel}Template: StrategyTemplate = {
  id: '${id}',
  title: ${label},
  family: 'trend',
  meaning: ${label},
  weaknesses: [],
  reference: '',
  universes: ['usIndex'],
  rules: \`setting days = 50 from 10 to 200 step 1
buy when close > sma(days)
sell when close < sma(days)\`,
};
`,
  ),
  check: leafAlone(
    'packages/quant/src/evidence/checks',
    ({ id, camel }) => `import type { EvidenceCheck } from '../check.ts';

export const ${camel}Check: EvidenceCheck = {
  id: '${id}',
  order: 99,
  concern: 'fragility',
  label: ${label},
  question: ${label},
  says: { change: ${label}, found: ${label} },
  unit: 'fraction',
  decimals: 1,
  method: '',
  evaluate: () => ({ value: Number.NaN, say: 'found', figures: {} }),
};
`,
  ),
  task: leafAlone(
    'packages/quant/src/engine/tasks',
    ({ id, camel }) => `import { evenRanges, type Task } from '../pool/task.ts';

/** What ${id} computes, row by row. */
export const ${camel}Task: Task<{ readonly rows: number }, null, number, number> = {
  id: '${id}',
  plan: ({ rows }) => evenRanges(rows, 32),
  prepare: () => null,
  run: (_state, { from, to }) => to - from,
  reduce: (parts) => parts.reduce((sum, part) => sum + part, 0),
};
`,
  ),
  provider: ({ id, camel, pascal }) => [
    [
      `packages/market/src/providers/${id}.ts`,
      `import { PlumblineError } from '@plumbline/model/errors';
import type { Provider } from '../provider.ts';

export interface ${pascal}Options {
  /** Another address than that of the provider, for tests and mirrors. */
  readonly baseUrl?: string;
}

/** What ${id} answers, for which markets, under which terms. */
export function ${camel}Provider({ baseUrl = '' }: ${pascal}Options = {}): Provider {
  return {
    id: '${id}',
    title: '',
    markets: [],
    host: baseUrl,
    limits: { requestsPerSecond: 1, concurrency: 1 },
    quote: async () => {
      throw new PlumblineError('not-covered', '${id} is not written yet.');
    },
  };
}
`,
    ],
    [
      `packages/market/src/providers/${id}.test.ts`,
      `import { expect, it } from 'vitest';
import { ${camel}Provider } from './${id}.ts';

it('says who it is and which markets it covers', () => {
  const { title, markets, host } = ${camel}Provider();
  expect([title, host].every((text) => text.length > 0)).toBe(true);
  expect(markets.length).toBeGreaterThan(0);
});

it('normalises a recorded body', () => {
  expect.fail('replay a body of ${id} through the provider and compare with values read by hand');
});
`,
    ],
  ],
  channel: leafAlone(
    'apps/server/src/features/channel/media',
    ({ id, camel }) => `import { PlumblineError } from '@plumbline/model/errors';
import { defineMedium } from '../medium.ts';

export const ${camel}Medium = defineMedium({
  id: '${id}',
  asksForCode: true,
  open: () => ({ settings: {}, secrets: {} }),
  target: () => '${id}',
  deliver: async () => {
    throw new PlumblineError('provider-refused', '${id} is not written yet.');
  },
});
`,
  ),
  job: ({ id, camel, feature }) => [
    [
      `apps/server/src/features/${feature}/${id}.job.ts`,
      `import { z } from 'zod';
import { defineJob } from '../../platform/queue/job.ts';

/** What ${id} does, and how soon it is wanted: \`urgencies\` says what each means. */
export const ${camel}Job = defineJob({
  id: '${id}',
  title: '',
  attempts: 3,
  urgency: 'sweeps',
  input: z.object({ id: z.string() }),
  key: ({ id }) => id,
});
`,
    ],
  ],
  market: leafAlone(
    'packages/model/src/markets',
    ({ id, camel }) => `import { createContinuousCalendar } from '../calendar-continuous.ts';
import type { Market } from '../market.ts';

/** When ${id} trades. */
export const ${camel}: Market = {
  id: '${id}',
  title: ${label},
  timeZone: 'UTC',
  zoneMark: 'UTC',
  currency: '',
  periodsPerYear: 252,
  ...createContinuousCalendar({ market: '${id}', from: '2000-01-01', to: '2027-12-31' }),
  rules: [],
  boardOf: () => null,
  mainBoard: '',
};
`,
  ),
  tool: leafAlone(
    'packages/agent/src/tools',
    ({ id, camel }) => `import type { Tool } from '../tool.ts';

export const ${camel}: Tool = {
  id: '${id}',
  title: ${label},
  summary: ${label},
  example: ${label},
  params: {},
  drafts: false,
  run: async () => ({ summary: ${label}, sentences: [], widgets: [], facts: [], sources: [] }),
};
`,
  ),
  skill: ({ id }) => [
    [
      `packages/agent/src/skills/${id}.md`,
      `---
id: ${id}
title:
  en: ''
  zh-CN: ''
  zh-HK: ''
when:
  en: ''
  zh-CN: ''
  zh-HK: ''
inputs:
  - name: company
    kind: instrument
    options: [stock]
tools: [quote]
budget:
  calls: 10
  tokens: 80000
output: memo
checks:
  - require: facts>=3
---

1. How is {company} doing?
`,
    ],
  ],
  section: ({ id, camel }) => [
    [
      `packages/agent/src/report/sections/${id}/section.ts`,
      `import type { ReportSection } from '../../section.ts';
import { ${camel}Texts as texts } from './texts.ts';

export const ${camel}Section: ReportSection = {
  key: '${id}',
  templates: ['company'],
  stage: 'write',
  order: 99,
  build: () => ({ key: '${id}', status: 'not-runnable', why: texts.lacks, blocks: [] }),
};
`,
    ],
    [
      `packages/agent/src/report/sections/${id}/texts.ts`,
      `export const ${camel}Texts = {
  /** What it may lack, and what a reader is told then. */
  lacks: ${label},
};
`,
    ],
    [
      `packages/agent/src/report/sections/${id}/title.ts`,
      `/** Its heading, on the page and in every export, and its place among them. */
export const place = 99;
export const title = ${label};
`,
    ],
  ],
  page: ({ id, pascal }) => [
    [
      `apps/web/src/pages/${id}.tsx`,
      `import { useTranslation } from 'react-i18next';

export function ${pascal}Page() {
  const { t } = useTranslation('${id}');
  return (
    <div data-testid="${id}" className="page flex flex-col gap-(--card-gap) py-8">
      {t('empty')}
    </div>
  );
}
`,
    ],
    ...['en', 'zh-CN', 'zh-HK'].map((tag) => [`apps/web/src/locales/${tag}/${id}.json`, '{ "empty": "" }\n']),
  ],
};
