/**
 * The leaf folders: one file is one member, and `registry.ts` lists them all. Adding a member means adding its file;
 * `npm run gen` writes the registry, `npm run check` refuses a stale one.
 *
 * folder: where the leaves are · list: name of the exported array · type, from: what a leaf is and where that is declared
 * file: where a leaf is a folder, the file in it that exports it
 * suffix: what follows the file's camel-cased name in the leaf's export (`telegram.ts` exports `telegramMedium`)
 */
export const registries = [
  { folder: 'packages/model/src/markets', list: 'markets', type: 'Market', from: '../market.ts' },
  { folder: 'packages/model/src/metrics', list: 'metrics', type: 'MetricList', from: '../define-metric.ts' },
  { folder: 'packages/quant/src/catalogue/ratios', list: 'ratios', type: 'Ratio', from: '../ratio.ts' },
  { folder: 'packages/quant/src/catalogue/metrics', list: 'metrics', type: 'PerformanceMetric', from: '../metric.ts' },
  {
    folder: 'packages/quant/src/catalogue/valuations',
    list: 'valuations',
    type: 'ValuationModel',
    from: '../valuation.ts',
  },
  { folder: 'packages/quant/src/catalogue/fields', list: 'fields', type: 'Field', from: '../field.ts' },
  {
    folder: 'packages/quant/src/catalogue/strategies',
    list: 'templates',
    type: 'StrategyTemplate',
    from: '../strategy-template.ts',
    suffix: 'Template',
  },
  { folder: 'packages/quant/src/catalogue/indicators', list: 'indicators', type: 'Indicator', from: '../indicator.ts' },
  {
    folder: 'packages/quant/src/engine/tasks',
    list: 'tasks',
    type: 'AnyTask',
    from: '../pool/task.ts',
    suffix: 'Task',
  },
  {
    folder: 'packages/quant/src/evidence/checks',
    list: 'evidenceChecks',
    type: 'EvidenceCheck',
    from: '../check.ts',
    suffix: 'Check',
  },
  {
    folder: 'packages/agent/src/report/sections',
    list: 'sections',
    type: 'ReportSection',
    from: '../section.ts',
    suffix: 'Section',
    file: 'section.ts',
  },
  { folder: 'packages/agent/src/tools', list: 'tools', type: 'Tool', from: '../tool.ts' },
  {
    folder: 'apps/server/src/features/channel/media',
    list: 'media',
    type: 'Medium',
    from: '../medium.ts',
    suffix: 'Medium',
  },
  { folder: 'apps/server/src/cli/verbs', list: 'verbs', type: 'Verb', from: '../verb.ts', suffix: 'Verb' },
  {
    folder: 'apps/server/src/platform/db/migrations',
    list: 'migrations',
    type: 'Migration',
    from: '../migration.ts',
    suffix: 'Migration',
  },
];
