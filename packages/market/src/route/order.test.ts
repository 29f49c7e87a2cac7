import { expect, it } from 'vitest';
import { marketIds } from '@plumbline/model/instrument';
import { capabilities, macroProviders, providerOrder, rateProviders } from './order.ts';

/** Questions that one source alone answers, each with its reason in docs/sources.md. */
const alone = new Set([
  // Only lists of members with their days show who joined and left; no other public list of the mainland has days.
  'cn indexChanges tushare',
]);

it('no question of a market hangs on one source, but for those whose reason is written down', () => {
  const single = marketIds.flatMap((market) =>
    capabilities.flatMap((kind) => {
      const ids = providerOrder[market][kind];
      return ids.length === 1 ? [`${market} ${kind} ${ids[0]}`] : [];
    }),
  );
  expect(single).toEqual([...alone]);
  expect(rateProviders.length).toBeGreaterThan(1);
  expect(macroProviders.length).toBeGreaterThan(1);
});
