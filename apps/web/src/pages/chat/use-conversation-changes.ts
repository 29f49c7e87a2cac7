import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { changeConversation, deleteConversation, restoreConversation } from '@plumbline/contract/chat';
import { call, isApiError } from '../../lib/api.ts';
import { conversationsKey, threadQuery } from '../../lib/conversations.ts';
import { toast } from '../../ui/toast.ts';

/** Undo stays this long. */
const undoMs = 8000;

export interface ConversationChanges {
  readonly rename: (id: string, title: string) => void;
  readonly pin: (id: string, pinned: boolean) => void;
  /** At once, with the offer to take it back. */
  readonly remove: (id: string) => void;
}

export function useConversationChanges(): ConversationChanges {
  const { t } = useTranslation('chat');
  const { t: common } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const shown = useParams({ strict: false, select: (params) => params.conversationId });
  const tell = (reason: unknown): void => {
    toast.error(t('actionFailed'), isApiError(reason) ? { description: reason.message } : {});
  };
  const readAgain = async (id: string): Promise<void> => {
    await Promise.all([
      client.invalidateQueries({ queryKey: conversationsKey }),
      client.invalidateQueries({ queryKey: threadQuery(id).queryKey }),
    ]);
  };
  const change = (id: string, body: { readonly title?: string; readonly pinned?: boolean }): void => {
    call<typeof changeConversation>('patch', '/conversations/:id', { as: 'owner', params: { id }, body }).then(
      () => readAgain(id),
      tell,
    );
  };
  const restore = (id: string, wasShown: boolean): void => {
    call<typeof restoreConversation>('post', '/conversations/:id/restore', {
      as: 'owner',
      params: { id },
      body: {},
    }).then(async () => {
      await readAgain(id);
      if (wasShown) await navigate({ to: '/chat/{-$conversationId}', params: { conversationId: id } });
    }, tell);
  };
  return {
    rename: (id, title) => change(id, { title }),
    pin: (id, pinned) => change(id, { pinned }),
    remove: (id) => {
      const wasShown = shown === id;
      call<typeof deleteConversation>('delete', '/conversations/:id', { as: 'owner', params: { id } }).then(
        async () => {
          if (wasShown) await navigate({ to: '/chat/{-$conversationId}', params: { conversationId: undefined } });
          client.removeQueries({ queryKey: threadQuery(id).queryKey });
          void client.invalidateQueries({ queryKey: conversationsKey });
          toast.success(t('deleted'), {
            durationMs: undoMs,
            action: { label: common('action.undo'), onPress: () => restore(id, wasShown) },
          });
        },
        tell,
      );
    },
  };
}
