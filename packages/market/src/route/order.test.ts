import { expect, it } from 'vitest';
import { marketIds } from '@plumbline/model/instrument';
import { capabilities, macroProviders, providerOrder, rateProviders } from './order.ts';

it('no question of a market hangs on one source', () => {
  const single = marketIds.flatMap((market) =>
    capabilities.flatMap((kind) => {
      const ids = providerOrder[market][kind];
      return ids.length === 1 ? [`${market} ${kind} ${ids[0]}`] : [];
    }),
  );
  expect(single).toEqual([]);
  expect(rateProviders.length).toBeGreaterThan(1);
  expect(macroProviders.length).toBeGreaterThan(1);
});
