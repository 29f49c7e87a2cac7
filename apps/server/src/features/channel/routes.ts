import {
  changeChannel,
  confirmChannel,
  createChannel,
  dismissFailures,
  listDeliveries,
  readChannels,
  removeChannel,
  saveQuietHours,
  testChannel,
} from '@plumbline/contract/channel';
import type { MountedRoute } from '../../platform/http/mounted-route.ts';
import { handle } from '../../platform/http/mounted-route.ts';
import type { ChannelService } from './service.ts';

export function channelRoutes(channels: ChannelService): MountedRoute[] {
  return [
    handle(readChannels, ({ owner }) => channels.settings(owner.id)),
    handle(createChannel, ({ owner, body }) => channels.create(owner.id, body)),
    handle(changeChannel, ({ owner, params, body }) => channels.change(owner.id, params.id, body.enabled)),
    handle(confirmChannel, ({ owner, params, body }) => channels.confirm(owner.id, params.id, body.code)),
    handle(removeChannel, async ({ owner, params }) => {
      await channels.remove(owner.id, params.id);
      return { removed: true } as const;
    }),
    handle(testChannel, ({ owner, params }) => channels.test(owner.id, params.id)),
    handle(listDeliveries, async ({ owner, query }) => ({ deliveries: await channels.log(owner.id, query) })),
    handle(dismissFailures, async ({ owner, body }) => ({ failed: await channels.dismiss(owner.id, body.ids) })),
    handle(saveQuietHours, async ({ owner, body }) => ({
      quietHours: await channels.saveQuietHours(owner.id, body.quietHours),
    })),
  ];
}
