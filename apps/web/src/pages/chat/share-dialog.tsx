import { useTranslation } from 'react-i18next';
import type { closeConversationShare, listConversationShares, shareConversation } from '@plumbline/contract/chat';
import type { Message } from '@plumbline/model/conversation';
import { call } from '../../lib/api.ts';
import { ShareLinksDialog } from '../share-links-dialog.tsx';

interface ShareDialogProps {
  /** The conversation is shared up to this message. */
  readonly message: Message;
  readonly onClose: () => void;
}

/** Links to a conversation as it reads up to one message. */
export function ShareDialog({ message, onClose }: ShareDialogProps) {
  const { t } = useTranslation('chat');
  const { conversationId: id, id: messageId } = message;
  return (
    <ShareLinksDialog
      title={t('share.title')}
      detail={t('share.detail')}
      path="/chat"
      queryKey={['conversation-shares', id]}
      list={async (signal) => {
        const options = { as: 'owner', params: { id }, signal } as const;
        return (await call<typeof listConversationShares>('get', '/conversations/:id/shares', options)).shares;
      }}
      make={(days) =>
        call<typeof shareConversation>('post', '/conversations/:id/messages/:messageId/shares', {
          as: 'owner',
          params: { id, messageId },
          body: { days },
        })
      }
      close={(token) =>
        call<typeof closeConversationShare>('delete', '/conversations/:id/shares/:token', {
          as: 'owner',
          params: { id, token },
        })
      }
      onClose={onClose}
    />
  );
}
