import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { createStrategy } from '@plumbline/contract/strategy';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { call } from '../../lib/api.ts';

export interface NewStrategy {
  readonly spec: StrategySpec;
  readonly template?: string;
}

/** Makes a strategy and opens it. */
export function useCreate() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ spec, template }: NewStrategy) =>
      call<typeof createStrategy>('post', '/strategies', {
        as: 'owner',
        body: { spec, ...(template === undefined ? {} : { template }) },
      }),
    onSuccess: ({ id }) => {
      void client.invalidateQueries({ queryKey: ['strategies'] });
      void navigate({ to: '/strategy/$strategyId', params: { strategyId: id }, search: {} });
    },
  });
}
