import { Ellipsis, Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ConversationView } from '@plumbline/contract/chat';
import { PlainIconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { useConversationChanges } from './use-conversation-changes.ts';

export interface ConversationMenuProps {
  readonly conversation: ConversationView;
  readonly onRename: () => void;
}

export function ConversationMenu({ conversation, onRename }: ConversationMenuProps) {
  const { t } = useTranslation('chat');
  const { pin, remove } = useConversationChanges();
  const { id, pinned } = conversation;
  return (
    <Menu
      label={t('conversation')}
      trigger={<PlainIconButton label={t('conversation')} icon={<Ellipsis size={16} aria-hidden />} />}
      items={[
        { id: 'rename', label: t('rename.action'), icon: <Pencil size={14} aria-hidden />, onSelect: onRename },
        {
          id: 'pin',
          label: t(pinned ? 'unpin' : 'pin'),
          icon: pinned ? <PinOff size={14} aria-hidden /> : <Pin size={14} aria-hidden />,
          onSelect: () => pin(id, !pinned),
        },
        {
          id: 'delete',
          label: t('delete'),
          icon: <Trash2 size={14} aria-hidden />,
          danger: true,
          onSelect: () => remove(id),
        },
      ]}
    />
  );
}
