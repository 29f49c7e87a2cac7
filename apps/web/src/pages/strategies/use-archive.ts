import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { changeStrategy } from '@plumbline/contract/strategy';
import { call, isApiError } from '../../lib/api.ts';
import { toast } from '../../ui/toast.ts';

/** Undo stays this long. */
const undoMs = 8000;

/** Archives strategies at once and offers to take it back. */
export function useArchive(): (ids: readonly string[]) => void {
  const { t } = useTranslation('strategy');
  const client = useQueryClient();
  const change = async (ids: readonly string[], archived: boolean): Promise<void> => {
    try {
      await Promise.all(
        ids.map((id) =>
          call<typeof changeStrategy>('patch', '/strategies/:id', { as: 'owner', params: { id }, body: { archived } }),
        ),
      );
    } catch (reason) {
      toast.error(t('change.failed'), isApiError(reason) ? { description: reason.message } : {});
    }
    await client.invalidateQueries({ queryKey: ['strategies'] });
  };
  return (ids) => {
    void change(ids, true).then(() =>
      toast.success(t('list.archived'), {
        durationMs: undoMs,
        action: { label: t('list.undo'), onPress: () => void change(ids, false) },
      }),
    );
  };
}
