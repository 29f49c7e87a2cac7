import {
  chooseModelService,
  deleteModelService,
  readModelSettings,
  saveModelService,
  testModelService,
} from '@plumbline/contract/models';
import type { MountedRoute } from '../../platform/http/mounted-route.ts';
import { handle } from '../../platform/http/mounted-route.ts';
import type { CountTry } from '../../platform/http/rate-limit.ts';
import type { ModelServiceApi } from './service.ts';

export function modelRoutes(models: ModelServiceApi, countTest: CountTry): MountedRoute[] {
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
      await countTest(owner.id);
      return models.test(owner.id, params.service);
    }),
  ];
}
