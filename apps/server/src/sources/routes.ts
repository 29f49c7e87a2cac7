import {
  checkSources,
  deleteSourceKey,
  readSourceSettings,
  saveSourceFeeds,
  saveSourceKey,
  saveSourceOrder,
} from '@plumbline/contract/sources';
import type { Env } from '../env.ts';
import type { MountedRoute } from '../http/mounted-route.ts';
import { handle } from '../http/mounted-route.ts';
import { operatorRule } from '../http/operator.ts';
import type { MarketHandle } from '../market-handle.ts';
import type { SourceSettings } from './service.ts';

export function sourceRoutes(env: Env, settings: SourceSettings, market: MarketHandle): MountedRoute[] {
  const view = () => ({
    changes: operatorRule(env),
    keys: [...settings.keys()],
    feeds: settings.feeds().map(({ title, url }) => ({ title, url })),
  });
  return [
    handle(readSourceSettings, async () => view()),
    handle(saveSourceKey, async ({ params, body, owner }) => {
      await settings.saveKey(params.source, body.key, owner.id);
      return view();
    }),
    handle(deleteSourceKey, async ({ params }) => {
      await settings.removeKey(params.source);
      return view();
    }),
    handle(saveSourceOrder, async ({ body, owner }) => {
      await settings.saveOrder(body.market, body.question, body.providerIds, owner.id);
      return view();
    }),
    handle(saveSourceFeeds, async ({ body, owner }) => {
      await settings.saveFeeds(body.feeds, owner.id);
      return view();
    }),
    handle(checkSources, async () => ({ checked: await (await market()).checkAll() })),
  ];
}
