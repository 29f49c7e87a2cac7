import {
  changeAlert,
  createAlert,
  listAlerts,
  previewAlert,
  readAlertEvents,
  removeAlert,
} from '@plumbline/contract/alert';
import type { MountedRoute } from '../../platform/http/mounted-route.ts';
import { handle } from '../../platform/http/mounted-route.ts';
import type { AlertService } from './service.ts';

export function alertRoutes(alerts: AlertService): MountedRoute[] {
  return [
    handle(listAlerts, ({ owner }) => alerts.list(owner.id)),
    handle(createAlert, ({ owner, body }) => alerts.create(owner.id, body)),
    handle(previewAlert, ({ body }) => alerts.preview(body.instrumentId, body.rule)),
    handle(changeAlert, ({ owner, params, body }) => alerts.change(owner.id, params.id, body)),
    handle(removeAlert, async ({ owner, params }) => {
      await alerts.remove(owner.id, params.id);
      return { removed: true } as const;
    }),
    handle(readAlertEvents, async ({ owner, body }) => ({ unread: await alerts.markRead(owner.id, body.ids) })),
  ];
}
