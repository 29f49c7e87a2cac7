import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { closeConversationShare, listConversationShares, shareConversation } from '@plumbline/contract/chat';
import type { Message } from '@plumbline/model/conversation';
import { call } from '../../lib/api.ts';
import { useDates } from '../../lib/use-dates.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast.ts';

const terms = ['7', '30', 'never'] as const;
type Term = (typeof terms)[number];

const linkOf = (token: string): string => `${window.location.origin}/chat?share=${token}`;

interface ShareDialogProps {
  /** The conversation is shared up to this message. */
  readonly message: Message;
  readonly onClose: () => void;
}

/** Read-only links to a conversation as it reads up to one message, for a while or until closed. */
export function ShareDialog({ message, onClose }: ShareDialogProps) {
  const { t } = useTranslation('chat');
  const { dateTime } = useDates();
  const client = useQueryClient();
  const [term, setTerm] = useState<Term>('30');
  const { conversationId: id, id: messageId } = message;
  const key = ['conversation-shares', id];
  const shares = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      call<typeof listConversationShares>('get', '/conversations/:id/shares', { as: 'owner', params: { id }, signal }),
  });
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: key });
  const copy = (token: string): void => {
    navigator.clipboard.writeText(linkOf(token)).then(
      () => toast.success(t('share.copied')),
      () => toast.error(t('share.notCopied')),
    );
  };
  const make = useMutation({
    mutationFn: () =>
      call<typeof shareConversation>('post', '/conversations/:id/messages/:messageId/shares', {
        as: 'owner',
        params: { id, messageId },
        body: { days: term === 'never' ? null : Number(term) },
      }),
    onSuccess: ({ token }) => {
      copy(token);
      void refresh();
    },
  });
  const close = useMutation({
    mutationFn: (token: string) =>
      call<typeof closeConversationShare>('delete', '/conversations/:id/shares/:token', {
        as: 'owner',
        params: { id, token },
      }),
    onSuccess: () => void refresh(),
  });
  const failure = make.error ?? close.error ?? shares.error;
  return (
    <Modal
      open
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={t('share.title')}
      testId="share-conversation"
    >
      <p className="text-ui font-normal text-pretty text-2">{t('share.detail')}</p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Select
          label={t('share.term')}
          value={term}
          onChange={setTerm}
          options={terms.map((value) => ({ value, label: t(`share.terms.${value}`) }))}
        />
        <Button variant="primary" loading={make.isPending} onClick={() => make.mutate()}>
          {t('share.make')}
        </Button>
      </div>
      {failure === null ? null : <ErrorState title={t('share.failed')} error={failure} />}
      <ul className="mt-4 flex flex-col gap-2">
        {shares.data?.shares.map(({ token, expiresAt }) => (
          <li key={token} className="flex items-center gap-2 rounded-control border border-line px-3 py-2">
            <span className="num min-w-0 flex-1 text-caption text-2">
              <span className="block truncate text-1" data-testid="share-link">
                {linkOf(token)}
              </span>
              {expiresAt === null ? t('share.forever') : t('share.until', { date: dateTime(expiresAt) })}
            </span>
            <IconButton label={t('share.copy')} icon={<Copy size={14} aria-hidden />} onClick={() => copy(token)} />
            <IconButton
              label={t('share.close')}
              icon={<Trash2 size={14} aria-hidden />}
              onClick={() => close.mutate(token)}
            />
          </li>
        ))}
      </ul>
    </Modal>
  );
}
