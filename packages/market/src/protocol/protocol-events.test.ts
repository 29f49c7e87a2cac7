import { describe, expect, it } from 'vitest';
import { isDate } from '@plumbline/model/date';
import { locales } from '@plumbline/model/locale';
import { catalogue } from '../resolve/catalogue.ts';
import { halves, halvingRules, listedCoins, listedUntil, protocolEvents } from './protocol-events.ts';

describe('changes to networks', () => {
  it('are dated, behind us, in order, on a page of their own and named in every language', () => {
    for (const { date, url, title } of protocolEvents) {
      expect(isDate(date) && date <= listedUntil).toBe(true);
      expect(url).toMatch(/^https:\/\/[^/]+\/./);
      for (const locale of locales) expect(title[locale].trim()).not.toBe('');
    }
    for (const coin of listedCoins) {
      const own = protocolEvents.filter((event) => event.coin === coin);
      expect(own.map(({ date }) => date)).toEqual(own.map(({ date }) => date).toSorted());
      const blocks = own.flatMap(({ block }) => block ?? []);
      expect(blocks).toEqual(blocks.toSorted((a, b) => a - b));
      expect(catalogue.some(({ id }) => id === `CRYPTO:${coin}-USD`)).toBe(true);
    }
  });

  it('hold every halving that the rules have brought, block by block', () => {
    for (const [coin, { blocks }] of halvingRules) {
      const halvings = protocolEvents.filter((event) => event.coin === coin && event.title === halves);
      expect(halvings.map(({ block }) => block)).toEqual(halvings.map((_, at) => (at + 1) * blocks));
    }
  });
});
