/** The arrows of docs/architecture.md, enforced. */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  comment: `${name}: see the import table in docs/architecture.md`,
  from: { path: from, pathNot: '(\\.test\\.tsx?$|/testing/)' },
  to: { path: '^(packages|apps|fixtures)/', pathNot: [from, ...allowed] },
});

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'Neither by values nor by types: a type that two files need stands in a third one.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'features-through-their-service',
      severity: 'error',
      comment: 'A feature of the server reaches another one through its service.ts only.',
      from: { path: '^apps/server/src/features/([^/]+)/', pathNot: '(\\.test\\.ts$|/testing/)' },
      to: {
        path: '^apps/server/src/features/',
        pathNot: ['^apps/server/src/features/$1/', '^apps/server/src/features/[^/]+/service\\.ts$'],
      },
    },
    {
      name: 'stores-only-from-their-feature',
      severity: 'error',
      comment: 'Rows and SQL of a feature are its own: ask its service.',
      from: { path: '^apps/server/src/(?!features/)', pathNot: '(\\.test\\.ts$|/testing/)' },
      to: { path: '^apps/server/src/features/[^/]+/store(\\.ts$|/)' },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      comment: 'Except the thread, which joins what features compute on it.',
      from: {
        path: '^apps/server/src/platform/',
        pathNot: '(\\.test\\.ts$|/testing/|^apps/server/src/platform/threads/thread(-calls)?\\.ts$)',
      },
      to: { path: '^apps/server/src/features/' },
    },
    only('model-imports-nothing', '^packages/model/', []),
    only('quant-imports-model', '^packages/quant/', ['^packages/model/']),
    only('reading-imports-model-and-quant', '^packages/reading/', ['^packages/model/', '^packages/quant/']),
    only('contract-imports-model', '^packages/contract/', ['^packages/model/']),
    only('market-imports-model-and-quant', '^packages/market/', ['^packages/model/', '^packages/quant/']),
    only('agent-imports-model-and-quant', '^packages/agent/', [
      '^packages/model/',
      '^packages/quant/',
      '^packages/reading/',
    ]),
    only('web-imports-the-pure-packages', '^apps/web/', [
      '^packages/model/',
      '^packages/quant/',
      '^packages/reading/',
      '^packages/contract/',
    ]),
    only('server-imports-packages', '^apps/server/', ['^packages/']),
    {
      name: 'providers-only-from-wire',
      severity: 'error',
      comment: 'Nothing imports a provider except the wire of the server and the tests beside it.',
      from: {
        pathNot: [
          '^apps/server/src/(wire|live-providers)\\.ts$',
          '^packages/market/src/(providers|simulated)/',
          '\\.test\\.ts$',
          '^(bench|demos|fixtures)/',
        ],
      },
      to: { path: '^packages/market/src/providers/' },
    },
    {
      name: 'pure-packages-use-no-node',
      severity: 'error',
      from: { path: '^packages/(model|quant|reading|contract)/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'model-uses-the-schema-library-only',
      severity: 'error',
      from: { path: '^packages/model/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm'], pathNot: 'node_modules/zod' },
    },
    {
      name: 'no-product-code-imports-tests-or-fixtures',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: '(\\.(test|story)\\.tsx?$|/testing/)' },
      to: { path: '(\\.test\\.tsx?$|^fixtures/|^e2e/|^bench/)' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-gallery|\\.cache)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
