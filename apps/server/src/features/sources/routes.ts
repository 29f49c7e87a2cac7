import {
  cancelBackFill,
  checkSources,
  deleteSourceKey,
  readBackFill,
  readExamination,
  readSourceSettings,
  saveSourceContact,
  saveSourceFeeds,
  saveSourceKey,
  saveSourceOrder,
  saveSourceOutbound,
  startBackFill,
  startExamination,
} from '@plumbline/contract/sources';
import { PlumblineError } from '@plumbline/model/errors';
import type { MountedRoute } from '../../platform/http/mounted-route.ts';
import { handle } from '../../platform/http/mounted-route.ts';
import type { OperatorRule } from '../../platform/http/operator.ts';
import { readId } from '../instrument/service.ts';
import type { MarketHandle } from '../../platform/market-handle.ts';
import type { RefreshService } from '../refresh/service.ts';
import type { ExaminationService } from './examination.ts';
import type { SourceSettings } from './service.ts';

interface SourceRoutesDeps {
  readonly settings: SourceSettings;
  readonly market: MarketHandle;
  readonly refresh: RefreshService;
  readonly examination: ExaminationService;
}

export function sourceRoutes({ settings, market, refresh, examination }: SourceRoutesDeps): MountedRoute[] {
  const view = (changes: OperatorRule) => {
    const { email, origin } = settings.contactView();
    const outbound = settings.outboundView();
    return {
      changes,
      keys: [...settings.keys()],
      feeds: settings.feeds().map(({ title, url }) => ({ title, url })),
      contact: { email: changes === 'everyone' ? email : null, origin },
      outbound: changes === 'everyone' ? outbound : { ...outbound, proxy: null, bypass: '' },
    };
  };
  const backFill = async (id: string) => {
    const status = await refresh.status(id);
    if (status === null) throw new PlumblineError('not-found', 'There is no such reading of history.');
    const { state, done, total, error } = status;
    return { id, state, done, total, error };
  };
  return [
    handle(readSourceSettings, async ({ operatorRule }) => view(operatorRule())),
    handle(saveSourceKey, async ({ params, body, owner, operatorRule }) => {
      await settings.saveKey(params.source, body.key, owner.id);
      return view(operatorRule());
    }),
    handle(deleteSourceKey, async ({ params, operatorRule }) => {
      await settings.removeKey(params.source);
      return view(operatorRule());
    }),
    handle(saveSourceOrder, async ({ body, owner, operatorRule }) => {
      await settings.saveOrder(body.market, body.question, body.providerIds, owner.id);
      return view(operatorRule());
    }),
    handle(saveSourceFeeds, async ({ body, owner, operatorRule }) => {
      await settings.saveFeeds(body.feeds, owner.id);
      return view(operatorRule());
    }),
    handle(saveSourceContact, async ({ body, owner, operatorRule }) => {
      await settings.saveContact(body.email, owner.id);
      return view(operatorRule());
    }),
    handle(saveSourceOutbound, async ({ body, owner, operatorRule }) => {
      await settings.saveOutbound(body, owner.id);
      return view(operatorRule());
    }),
    handle(startBackFill, async ({ body }) => refresh.startBackFill(body.instrumentIds.map(readId))),
    handle(readBackFill, async ({ params }) => backFill(params.id)),
    handle(cancelBackFill, async ({ params }) => {
      await backFill(params.id);
      await refresh.cancel(params.id);
      return backFill(params.id);
    }),
    handle(startExamination, async () => ({ examination: examination.start() })),
    handle(readExamination, async () => ({ examination: examination.read() })),
    handle(checkSources, async () => ({ checked: await (await market()).checkAll() })),
  ];
}
