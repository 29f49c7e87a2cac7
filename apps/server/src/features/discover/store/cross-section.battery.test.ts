import { expect, it } from 'vitest';
import { catalogue } from '@plumbline/market/resolve/catalogue';
import { eachStore } from '../../../platform/db/testing/each-store.ts';
import { crossSections, nothingMeasured } from './cross-section.ts';

const [first, second] = catalogue;
if (first === undefined || second === undefined) throw new Error('no instruments');

eachStore('the kept cross-section', ({ store }) => {
  it('takes a list in one write, anew for what it has already, and leaves the rest and the other side alone', async () => {
    const sections = crossSections(store().db);
    await sections.keep('simulated', [], 1000);
    expect(await sections.sessions('simulated')).toEqual(new Map());

    const kept = { session: '2026-11-19', measured: { ...nothingMeasured, price: 10 } };
    await sections.keep(
      'simulated',
      [first, second].map((instrument) => ({ instrument, ...kept })),
      1000,
    );
    const later = { session: '2026-11-20', measured: { ...nothingMeasured, price: 11 } };
    await sections.keep('simulated', [{ instrument: first, ...later }], 2000);

    expect(await sections.sessions('simulated')).toEqual(
      new Map([
        [first.id, '2026-11-20'],
        [second.id, '2026-11-19'],
      ]),
    );
    const prices = [...(await sections.rows('simulated'))].map(([id, { price }]) => [id, price]);
    expect(new Map(prices as [string, number][])).toEqual(
      new Map([
        [first.id, 11],
        [second.id, 10],
      ]),
    );
    expect((await sections.rows('live')).size).toBe(0);
  });
});
