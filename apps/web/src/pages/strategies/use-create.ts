import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { createStrategy } from '@plumbline/contract/strategy';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { applyKeptInvite } from '../../lib/account.ts';
import { call } from '../../lib/api.ts';

export interface NewStrategy {
  readonly spec: StrategySpec;
  readonly template?: string;
  /** Where its page opens; absent = on the overview. */
  readonly tab?: 'logic';
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
    onSuccess: ({ id }, { tab }) => {
      void applyKeptInvite();
      void client.invalidateQueries({ queryKey: ['strategies'] });
      void navigate({
        to: '/strategy/$strategyId',
        params: { strategyId: id },
        search: tab === undefined ? {} : { tab },
      });
    },
  });
}
