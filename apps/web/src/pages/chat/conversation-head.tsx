import { Clock, Pin, Ellipsis, Pencil, PinOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Thread, ConversationView } from '@plumbline/contract/chat';
import { Input } from '../../ui/input.tsx';
import { useConversationChanges } from './use-conversation-changes.ts';
import { PlainIconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';

interface ConversationMenuProps {
  readonly conversation: ConversationView;
  readonly onRename: () => void;
}

function ConversationMenu({ conversation, onRename }: ConversationMenuProps) {
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

/** The title of a conversation, what waits in it, and what can be done to it. */
export function ConversationHead({ data }: { readonly data: Thread }) {
  const { t } = useTranslation('chat');
  const { conversation, messages } = data;
  const { rename } = useConversationChanges();
  const [title, setTitle] = useState<string | null>(null);
  const drafts = messages.flatMap(({ message }) => message.drafts);
  const waiting = drafts.filter(({ state }) => state === 'waiting').length;
  const name = conversation.title === '' ? t('untitled') : conversation.title;
  const toWaiting = (): void => {
    const card = document.querySelector('[data-testid="draft-card"][data-state="waiting"]');
    card?.scrollIntoView({ block: 'center' });
    card?.querySelector('button')?.focus({ preventScroll: true });
  };
  return (
    <div className="sticky top-[52px] z-10 -mt-3 mb-4 flex min-h-12 items-center gap-2 bg-0">
      {title === null ? (
        <h1 tabIndex={-1} className="min-w-0 flex-1 truncate text-h2">
          {conversation.pinned && <Pin size={14} className="me-1.5 inline text-3" aria-label={t('pinned')} />}
          {name}
        </h1>
      ) : (
        <form
          className="min-w-0 flex-1"
          onSubmit={(event) => {
            event.preventDefault();
            if (title.trim() !== '') rename(conversation.id, title.trim());
            setTitle(null);
          }}
        >
          <Input
            autoFocus
            value={title}
            maxLength={120}
            aria-label={t('rename.label')}
            onChange={(event) => setTitle(event.target.value)}
            onBlur={({ currentTarget, relatedTarget }) => {
              // A menu that closes gives the focus back to its button, however late: the name is what was asked for.
              if (relatedTarget?.getAttribute('aria-haspopup') === 'menu') currentTarget.focus();
              else setTitle(null);
            }}
            onKeyDown={(event) => event.key === 'Escape' && setTitle(null)}
          />
        </form>
      )}
      {waiting > 0 && (
        <button
          type="button"
          data-testid="waiting"
          onClick={toWaiting}
          className="inline-flex h-7 shrink-0 items-center gap-1.5 rounded-chip bg-warn-wash px-2.5 text-caption font-medium text-warn pointer-coarse:h-11"
        >
          <Clock size={14} aria-hidden />
          {t('waiting', { count: waiting })}
        </button>
      )}
      <ConversationMenu conversation={conversation} onRename={() => setTitle(conversation.title)} />
    </div>
  );
}
