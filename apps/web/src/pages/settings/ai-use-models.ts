import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  chooseModelService,
  deleteModelService,
  ModelService,
  ModelSettingsView,
  readModelSettings,
  saveModelService,
  testModelService,
} from '@plumbline/contract/models';
import { call, type CallInput } from '../../lib/api.ts';
import { toolsQuery } from '../../lib/conversations.ts';

export type ModelSaving = CallInput<typeof saveModelService>['body'];

const modelSettingsQuery = queryOptions({
  queryKey: ['models'],
  queryFn: ({ signal }) => call<typeof readModelSettings>('get', '/models', { as: 'owner', signal }),
  staleTime: 5_000,
});

/** Language models of one's own, and what can be done to them. */
export function useModels() {
  const client = useQueryClient();
  const settings = useQuery(modelSettingsQuery);
  // Not waited for: a form that shows what was saved closes at once, before another press can meet it.
  const onSuccess = (next: ModelSettingsView): void => {
    client.setQueryData(modelSettingsQuery.queryKey, next);
    void client.invalidateQueries({ queryKey: toolsQuery.queryKey });
  };
  const save = useMutation({
    mutationFn: ({ service, body }: { readonly service: ModelService; readonly body: ModelSaving }) =>
      call<typeof saveModelService>('put', '/models/:service', { as: 'owner', params: { service }, body }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (service: ModelService) =>
      call<typeof deleteModelService>('delete', '/models/:service', { as: 'owner', params: { service } }),
    onSuccess,
  });
  const choose = useMutation({
    mutationFn: (service: ModelService | null) =>
      call<typeof chooseModelService>('put', '/model-choice', { as: 'owner', body: { service } }),
    onSuccess,
  });
  const test = useMutation({
    mutationFn: (service: ModelService) =>
      call<typeof testModelService>('post', '/models/:service/test', { as: 'owner', params: { service }, body: {} }),
    onSettled: () => client.invalidateQueries({ queryKey: modelSettingsQuery.queryKey }),
  });
  return { settings, save, remove, choose, test };
}

export type ModelsHook = ReturnType<typeof useModels>;
