import { explainFill, readRules } from '@plumbline/contract/rules';
import type { Clock } from '@plumbline/model/ports';
import type { MountedRoute } from '../../platform/http/mounted-route.ts';
import { handle } from '../../platform/http/mounted-route.ts';
import { readInstrument } from '../instrument/service.ts';
import type { MarketHandle } from '../../platform/market-handle.ts';

export function rulesRoutes(market: MarketHandle, clock: Clock): MountedRoute[] {
  return [
    handle(readRules, async ({ params, query }) => {
      const instrument = await readInstrument(market, params.id);
      const { rulesOn } = await import('./rules-on.ts');
      return rulesOn(instrument, clock.now(), query.date);
    }),
    handle(explainFill, async ({ params, body }) => {
      const instrument = await readInstrument(market, params.id);
      const { fillOf } = await import('./fill-of.ts');
      return fillOf(market, instrument, body);
    }),
  ];
}
