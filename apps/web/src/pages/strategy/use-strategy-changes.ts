import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { cloneStrategy, saveVersion, StrategyView } from '@plumbline/contract/strategy';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { call, isApiError } from '../../lib/api.ts';
import { strategyQuery } from '../../lib/strategies.ts';
import { toast } from '../../ui/toast.ts';

export interface StrategyChanges {
  readonly isBusy: boolean;
  /** `onSaved` is told once it is kept: until then the edits that it keeps must stay. */
  readonly save: (spec: StrategySpec, note: string, onSaved: () => void, resultHash?: string) => void;
  readonly clone: (name: string) => void;
}

/** What changes a strategy on the server; a failure says so and leaves the page as it is. */
export function useStrategyChanges(strategy: StrategyView): StrategyChanges {
  const { id } = strategy;
  const { t } = useTranslation('strategy');
  const client = useQueryClient();
  const navigate = useNavigate();
  const refresh = (): void => {
    void client.invalidateQueries({ queryKey: strategyQuery(id).queryKey });
    void client.invalidateQueries({ queryKey: ['strategies'] });
  };
  const failed = (reason: unknown): void => {
    toast.error(t('change.failed'), isApiError(reason) ? { description: reason.message } : {});
  };
  const save = useMutation({
    mutationFn: (body: { spec: StrategySpec; note: string; resultHash?: string }) =>
      call<typeof saveVersion>('post', '/strategies/:id/versions', { as: 'owner', params: { id }, body }),
    onSuccess: ({ current }) => {
      toast.success(t('change.saved', { version: `v${current.version}` }));
      refresh();
    },
    onError: failed,
  });
  const clone = useMutation({
    mutationFn: (name: string) =>
      call<typeof cloneStrategy>('post', '/strategies/:id/clone', { as: 'owner', params: { id }, body: { name } }),
    onSuccess: (copy) => {
      refresh();
      void navigate({ to: '/strategy/$strategyId', params: { strategyId: copy.id } });
    },
    onError: failed,
  });
  return {
    isBusy: save.isPending || clone.isPending,
    save: (spec, note, onSaved, resultHash) =>
      save.mutate({ spec, note, ...(resultHash === undefined ? {} : { resultHash }) }, { onSuccess: onSaved }),
    clone: (name) => clone.mutate(name),
  };
}
