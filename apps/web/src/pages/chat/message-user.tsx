import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlacedMessage } from '@plumbline/contract/chat';
import { isTooLong } from '@plumbline/model/text-limit';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { TooLong } from '../../ui/too-long.tsx';
import { useChat } from './chat-context.ts';
import { MessageTools } from './message-tools.tsx';
import { useQuery } from '@tanstack/react-query';
import type { Mention } from '@plumbline/model/conversation';
import { displaySymbol, parseInstrumentId } from '@plumbline/model/instrument';
import { reportsQuery } from '../../lib/queries.ts';
import { strategiesQuery } from '../../lib/strategies.ts';
import { useLocale } from '../../lib/use-locale.ts';

/** What was attached to a question, by its name; by its kind alone once it is gone. */
function MentionName({ kind, id }: Mention) {
  const { t } = useTranslation('chat');
  const locale = useLocale();
  const strategies = useQuery({ ...strategiesQuery, enabled: kind === 'strategy' });
  const reports = useQuery({ ...reportsQuery(20), enabled: kind === 'report' });
  if (kind === 'instrument') {
    const known = parseInstrumentId(id);
    return known === null ? id : displaySymbol(known);
  }
  const name =
    kind === 'strategy'
      ? strategies.data?.strategies.find((one) => one.id === id)?.name
      : reports.data?.runs.find((one) => one.id === id)?.instrument.name[locale];
  return [t(`mention.${kind}`), name].filter(Boolean).join(' ');
}

/** A question, at the right. Editing it opens a branch and removes nothing. */
export function MessageUser({ message, siblings }: PlacedMessage) {
  const { t } = useTranslation('chat');
  const { t: common } = useTranslation();
  const { ask } = useChat();
  const [edited, setEdited] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    const text = edited?.trim() ?? '';
    if (text === '' || isTooLong(text)) return;
    const options = { mentions: message.mentions, edits: message.id };
    if (await ask(text, options)) setEdited(null);
  };
  if (edited !== null) {
    return (
      <form
        className="ms-auto w-full max-w-[560px]"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <textarea
          autoFocus
          value={edited}
          aria-label={t('edit.label')}
          data-testid="edit-question"
          onChange={(event) => setEdited(event.target.value)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Escape') setEdited(null);
            if (event.key !== 'Enter' || event.shiftKey) return;
            event.preventDefault();
            void send();
          }}
          className="block field-sizing-content min-h-20 w-full resize-none rounded-card border border-edge bg-1 px-4 py-3 text-[15px] leading-[22px]"
        />
        <TooLong text={edited} />
        <div className="mt-2 flex justify-end gap-2">
          <Button onClick={() => setEdited(null)}>{common('action.cancel')}</Button>
          <Button type="submit" variant="primary" disabled={edited.trim() === '' || isTooLong(edited)}>
            {t('edit.send')}
          </Button>
        </div>
      </form>
    );
  }
  return (
    <article
      aria-label={t('you')}
      data-message={message.id}
      data-role="user"
      className="ms-auto w-fit scroll-mt-12 max-w-[85%] min-w-0"
    >
      <MessageTools
        message={message}
        siblings={siblings}
        align="end"
        change={{
          label: t('edit.action'),
          icon: <Pencil size={14} aria-hidden />,
          run: () => setEdited(message.text),
        }}
      >
        {message.mentions.length > 0 && (
          <p className="mb-1 flex flex-wrap justify-end gap-1">
            {message.mentions.map(({ kind, id }) => (
              <Chip key={`${kind} ${id}`} tone="accent">
                <MentionName kind={kind} id={id} />
              </Chip>
            ))}
          </p>
        )}
        <p className="rounded-card bg-2 px-4 py-2.5 text-[15px] leading-[22px] break-words whitespace-pre-wrap">
          {message.text}
        </p>
      </MessageTools>
    </article>
  );
}
