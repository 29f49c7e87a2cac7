import {
  cancelBackFill,
  checkSources,
  deleteSourceKey,
  readBackFill,
  readSourceSettings,
  saveSourceContact,
  saveSourceFeeds,
  saveSourceKey,
  saveSourceOrder,
  startBackFill,
} from '@plumbline/contract/sources';
import { PlumblineError } from '@plumbline/model/errors';
import type { Env } from '../env.ts';
import type { MountedRoute } from '../http/mounted-route.ts';
import { handle } from '../http/mounted-route.ts';
import { operatorRule } from '../http/operator.ts';
import { readId } from '../instrument/service.ts';
import type { MarketHandle } from '../market-handle.ts';
import type { RefreshService } from '../refresh/service.ts';
import type { SourceSettings } from './service.ts';

interface SourceRoutesDeps {
  readonly env: Env;
  readonly settings: SourceSettings;
  readonly market: MarketHandle;
  readonly refresh: RefreshService;
}

export function sourceRoutes({ env, settings, market, refresh }: SourceRoutesDeps): MountedRoute[] {
  const view = () => {
    const changes = operatorRule(env);
    const { email, origin } = settings.contactView();
    return {
      changes,
      keys: [...settings.keys()],
      feeds: settings.feeds().map(({ title, url }) => ({ title, url })),
      contact: { email: changes === 'everyone' ? email : null, origin },
    };
  };
  const backFill = async (id: string) => {
    const status = await refresh.status(id);
    if (status === null) throw new PlumblineError('not-found', 'There is no such reading of history.');
    const { state, done, total, error } = status;
    return { id, state, done, total, error };
  };
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
    handle(saveSourceContact, async ({ body, owner }) => {
      await settings.saveContact(body.email, owner.id);
      return view();
    }),
    handle(startBackFill, async ({ body }) => refresh.startBackFill(body.instrumentIds.map(readId))),
    handle(readBackFill, async ({ params }) => backFill(params.id)),
    handle(cancelBackFill, async ({ params }) => {
      await backFill(params.id);
      await refresh.cancel(params.id);
      return backFill(params.id);
    }),
    handle(checkSources, async () => ({ checked: await (await market()).checkAll() })),
  ];
}
