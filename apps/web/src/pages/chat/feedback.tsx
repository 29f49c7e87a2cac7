import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '@plumbline/model/conversation';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import { useChat } from './chat-context.ts';

/** Says why an answer did not help: one of the usual reasons, or in words. */
const reasons = ['wrong', 'missing', 'misread', 'unclear'] as const;

interface ReasonFormProps {
  readonly onSend: (reason: string) => void;
  readonly onLeave: () => void;
}

function ReasonForm({ onSend, onLeave }: ReasonFormProps) {
  const { t } = useTranslation('chat');
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSend(String(new FormData(event.currentTarget).get('reason') ?? '').trim());
  };
  return (
    <form onSubmit={submit} data-testid="feedback" className="mt-2 rounded-card border border-line bg-1 p-3">
      <label htmlFor={id} className="text-ui">
        {t('feedback.why')}
      </label>
      <ul className="my-2 flex flex-wrap gap-2">
        {reasons.map((reason) => (
          <li key={reason}>
            <Button size="compact" onClick={() => onSend(t(`feedback.reason.${reason}`))}>
              {t(`feedback.reason.${reason}`)}
            </Button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <span className="min-w-40 flex-1">
          <Input id={id} name="reason" maxLength={500} placeholder={t('feedback.words')} />
        </span>
        <Button type="submit" variant="primary">
          {t('feedback.send')}
        </Button>
        <Button onClick={onLeave}>{t('feedback.leave')}</Button>
      </div>
    </form>
  );
}

/** Thumbs under an answer. They stay on this server; pressing the same one again takes it back. */
export function useFeedback(message: Message) {
  const { t } = useTranslation('chat');
  const { rate } = useChat();
  const [isAsking, setAsking] = useState(false);
  const given = message.feedback?.isGood ?? null;
  const send = (isGood: boolean | null, reason = ''): void => {
    setAsking(false);
    void rate(message, isGood, reason).then((isKept) => {
      if (isKept && isGood !== null) toast.success(t('feedback.thanks'));
    });
  };
  const buttons = (
    <>
      <IconButton
        label={t('feedback.good')}
        size="compact"
        aria-pressed={given === true}
        icon={<ThumbsUp size={14} aria-hidden fill={given === true ? 'currentColor' : 'none'} />}
        onClick={() => send(given === true ? null : true)}
      />
      <IconButton
        label={t('feedback.bad')}
        size="compact"
        aria-pressed={given === false}
        aria-expanded={isAsking}
        icon={<ThumbsDown size={14} aria-hidden fill={given === false ? 'currentColor' : 'none'} />}
        onClick={() => (given === false ? send(null) : setAsking(!isAsking))}
      />
    </>
  );
  const form = isAsking ? <ReasonForm onSend={(reason) => send(false, reason)} onLeave={() => send(false)} /> : null;
  return { buttons, form };
}
