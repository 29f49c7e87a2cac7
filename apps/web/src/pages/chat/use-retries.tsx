import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Message } from '@plumbline/model/conversation';
import { toolsQuery } from '../../lib/conversations.ts';
import type { MenuItem } from '../../ui/menu-popup.tsx';
import { useChat } from './chat-context.ts';

/** Whoever else could answer the same question: other language models that are set up, and the assistant without one. */
export function useRetries(message: Message): readonly MenuItem[] {
  const { t } = useTranslation('chat');
  const { regenerate } = useChat();
  const { data } = useQuery(toolsQuery);
  const current = message.modelUse?.model ?? null;
  return (data?.answerers ?? [])
    .filter(({ model }) => model !== current)
    .map(({ by, model }) => ({
      id: by,
      label: model === null ? t('retryBuiltIn') : t('retryWith', { model }),
      icon: <RefreshCw size={14} aria-hidden />,
      onSelect: () => regenerate(message, by),
    }));
}
