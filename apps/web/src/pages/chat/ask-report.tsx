import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ArrowUp, FlaskConical } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isTooLong, tooLongText } from '@plumbline/model/text-limit';
import { askQuestion } from '../../lib/ask-question.ts';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';

/** Asks about a report in a new conversation that has it attached, or makes a strategy of what it is about. */
export function AskReport({ reportId }: { readonly reportId: string }) {
  const { t } = useTranslation('chat');
  const client = useQueryClient();
  const navigate = useNavigate();
  const locale = useLocale();
  const errorText = useErrorTexts();
  const [isAsking, setAsking] = useState(false);
  const ask = async (text: string): Promise<void> => {
    if (text === '') return;
    if (isTooLong(text)) {
      toast.error(tooLongText[locale]);
      return;
    }
    setAsking(true);
    try {
      const mentions = [{ kind: 'report', id: reportId }] as const;
      const id = await askQuestion(client, null, { text, locale, mentions });
      await navigate({ to: '/chat/{-$conversationId}', params: { conversationId: id } });
    } catch (reason) {
      toast.error(errorText(reason));
      setAsking(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void ask(String(new FormData(event.currentTarget).get('question') ?? '').trim());
  };
  return (
    <div data-testid="ask-report">
      <form onSubmit={submit} className="flex items-center gap-2">
        <Input
          name="question"
          aria-label={t('askReport.title')}
          placeholder={t('askReport.placeholder')}
          autoComplete="off"
        />
        <IconButton
          type="submit"
          label={t('composer.send')}
          disabled={isAsking}
          icon={<ArrowUp size={16} aria-hidden />}
        />
      </form>
      <Button
        className="mt-3"
        icon={<FlaskConical size={14} aria-hidden />}
        loading={isAsking}
        onClick={() => void ask(t('askReport.strategyQuestion'))}
      >
        {t('askReport.strategy')}
      </Button>
    </div>
  );
}
