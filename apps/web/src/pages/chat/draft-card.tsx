import { ClipboardCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft, Message } from '@plumbline/model/conversation';
import { useLocale } from '../../lib/use-locale.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Chip, type ChipTone } from '../../ui/chip.tsx';
import { useChat } from './chat-context.ts';
import { InnerLink } from './inner-link.tsx';

const tones: Readonly<Record<Draft['state'], ChipTone>> = {
  waiting: 'warn',
  accepted: 'ok',
  refused: 'neutral',
  failed: 'danger',
};

/** Something with consequences, proposed and not done: it waits until the reader agrees or refuses. */
export function DraftCard({ message, draft }: { readonly message: Message; readonly draft: Draft }) {
  const { t } = useTranslation('chat');
  const locale = useLocale();
  const { decide } = useChat();
  const [answer, setAnswer] = useState<boolean | null>(null);
  const settle = (accept: boolean): void => {
    setAnswer(accept);
    void decide(message, draft.id, accept).then(() => setAnswer(null));
  };
  return (
    <section
      aria-label={draft.title[locale]}
      data-testid="draft-card"
      data-state={draft.state}
      className="rounded-card border border-edge bg-1"
    >
      <div className="flex min-h-11 items-center gap-2 border-b border-line px-4 py-2">
        <ClipboardCheck size={16} className="shrink-0 text-2" aria-hidden />
        <h3 className="min-w-0 flex-1 text-h3">{draft.title[locale]}</h3>
        <Chip tone={tones[draft.state]}>{t(`draft.${draft.state}`)}</Chip>
      </div>
      <dl className="grid grid-cols-[minmax(72px,auto)_minmax(0,1fr)] gap-x-4 gap-y-1.5 px-4 py-3 text-ui font-normal">
        {draft.details.map(({ label, value }) => (
          <div key={`${label.en} ${value.en}`} className="contents">
            <dt className="text-3">{label[locale]}</dt>
            <dd className="min-w-0 text-pretty">{value[locale]}</dd>
          </div>
        ))}
      </dl>
      {draft.error !== null && (
        <p role="alert" className="px-4 pb-3 text-ui font-normal text-danger">
          {draft.error}
        </p>
      )}
      {draft.state === 'waiting' && message.state !== 'running' && (
        <div className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-3">
          <Button variant="primary" loading={answer === true} disabled={answer === false} onClick={() => settle(true)}>
            {t(`draft.accept.${draft.action.kind}`)}
          </Button>
          <Button loading={answer === false} disabled={answer === true} onClick={() => settle(false)}>
            {t('draft.refuse')}
          </Button>
          <span className="flex-1 text-end text-caption text-3">{t('draft.nothingYet')}</span>
        </div>
      )}
      {draft.to !== null && (
        <div className="border-t border-line px-4 py-3">
          <InnerLink to={draft.to} className={buttonClass('default')}>
            {t('open')}
          </InnerLink>
        </div>
      )}
    </section>
  );
}
