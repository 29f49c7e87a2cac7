import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  decideDraft,
  rateMessage,
  regenerateMessage,
  showBranch,
  stopMessage,
  Thread,
} from '@plumbline/contract/chat';
import type { Message } from '@plumbline/model/conversation';
import { call, isApiError } from '../../lib/api.ts';
import { askQuestion } from '../../lib/ask-question.ts';
import { threadQuery } from '../../lib/conversations.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { toast } from '../../ui/toast.ts';
import type { ChatActions } from './chat-context.ts';
import { withMessage } from './use-answer.ts';

function withDecision(thread: Thread, messageId: string, draft: Message['drafts'][number]): Thread {
  const found = thread.messages.find(({ message }) => message.id === messageId)?.message;
  if (found === undefined) return thread;
  const drafts = found.drafts.map((known) => (known.id === draft.id ? draft : known));
  return withMessage(thread, { ...found, drafts });
}

/** Everything a reader can do in one conversation. `onAsked` is told when a question has been stored. */
export function useChatActions(id: string, onAsked: () => void): ChatActions {
  const { t } = useTranslation('chat');
  const client = useQueryClient();
  const locale = useLocale();
  return useMemo(() => {
    const { queryKey } = threadQuery(id);
    const thread = (): Thread | undefined => client.getQueryData(queryKey);
    // A reading that began before the change has the thread without it: it is called off, and the thread read again.
    const put = (change: (known: Thread) => Thread): void => {
      client.setQueryData(queryKey, (known) => (known === undefined ? known : change(known)));
      void client.invalidateQueries({ queryKey });
    };
    const tell = (reason: unknown): void => {
      toast.error(t('actionFailed'), isApiError(reason) ? { description: reason.message } : {});
    };
    return {
      ask: async (text, options = {}) => {
        try {
          await askQuestion(client, id, { text, locale, ...options });
          onAsked();
          return true;
        } catch (reason) {
          tell(reason);
          return false;
        }
      },
      regenerate: ({ id: messageId }, by) => {
        call<typeof regenerateMessage>('post', '/conversations/:id/messages/:messageId/regenerate', {
          as: 'owner',
          params: { id, messageId },
          body: by === undefined ? {} : { by },
        }).then(() => client.invalidateQueries({ queryKey }), tell);
      },
      show: (messageId) => {
        call<typeof showBranch>('post', '/conversations/:id/messages/:messageId/show', {
          as: 'owner',
          params: { id, messageId },
          body: {},
        }).then((shown) => put(() => shown), tell);
      },
      stop: ({ id: messageId }) => {
        call<typeof stopMessage>('post', '/conversations/:id/messages/:messageId/stop', {
          as: 'owner',
          params: { id, messageId },
          body: {},
        }).then(({ answer }) => put((known) => withMessage(known, answer)), tell);
      },
      rate: async ({ id: messageId }, isGood, reason) => {
        try {
          const { answer } = await call<typeof rateMessage>('put', '/conversations/:id/messages/:messageId/feedback', {
            as: 'owner',
            params: { id, messageId },
            body: { isGood, reason },
          });
          put((known) => withMessage(known, answer));
          return true;
        } catch (fault) {
          tell(fault);
          return false;
        }
      },
      decide: async ({ id: messageId }, draftId, accept) => {
        try {
          const { draft } = await call<typeof decideDraft>(
            'post',
            '/conversations/:id/messages/:messageId/drafts/:draftId',
            { as: 'owner', params: { id, messageId, draftId }, body: { accept } },
          );
          put((known) => withDecision(known, messageId, draft));
          await client.invalidateQueries({ queryKey: ['strategies'] });
        } catch (reason) {
          tell(reason);
        }
      },
      questionOf: ({ parentId }) => thread()?.messages.find(({ message }) => message.id === parentId)?.message,
    };
  }, [client, id, locale, onAsked, t]);
}
