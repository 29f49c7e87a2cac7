import {
  chooseModelService,
  deleteModelService,
  readModelSettings,
  saveModelService,
  testModelService,
} from '@plumbline/contract/models';
import type { Clock } from '@plumbline/model/ports';
import type { MountedRoute } from '../../platform/http/mounted-route.ts';
import { handle } from '../../platform/http/mounted-route.ts';
import { rateLimit } from '../../platform/http/rate-limit.ts';
import type { ModelServiceApi } from './service.ts';

export function modelRoutes(models: ModelServiceApi, clock: Clock): MountedRoute[] {
  const tries = rateLimit({ clock, most: 20, perMs: 60_000 });
  return [
    handle(readModelSettings, ({ owner }) => models.settings(owner.id)),
    handle(saveModelService, async ({ owner, params, body, operatorRule }) => {
      await models.save(owner.id, params.service, body, operatorRule() === 'everyone');
      return models.settings(owner.id);
    }),
    handle(deleteModelService, async ({ owner, params }) => {
      await models.remove(owner.id, params.service);
      return models.settings(owner.id);
    }),
    handle(chooseModelService, async ({ owner, body }) => {
      await models.choose(owner.id, body.service);
      return models.settings(owner.id);
    }),
    handle(testModelService, async ({ owner, params }) => {
      tries(owner.id);
      return models.test(owner.id, params.service);
    }),
  ];
}
