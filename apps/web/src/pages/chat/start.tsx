import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mention } from '@plumbline/model/conversation';
import { isApiError } from '../../lib/api.ts';
import { askQuestion } from '../../lib/ask-question.ts';
import { toolsQuery } from '../../lib/conversations.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { toast } from '../../ui/toast.ts';
import { Composer } from './composer.tsx';

/** What newcomers ask first; the assistant says itself what else it can do. */
const suggested = ['valuation', 'compare', 'risks', 'propose-strategy', 'rules', 'define'] as const;

export interface StartProps {
  /** A text carried over from elsewhere: it stands in the box and is sent by nobody but the reader. */
  readonly text: string | undefined;
}

/** Before a conversation has begun: what can be asked, by what the assistant can do, and the box. */
export function Start({ text }: StartProps) {
  const { t } = useTranslation('chat');
  const locale = useLocale();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data } = useQuery(toolsQuery);
  const [isAsking, setAsking] = useState(false);
  const suggestions = suggested.flatMap((id) => data?.tools.find((tool) => tool.id === id) ?? []);
  const send = async (question: string, mentions: readonly Mention[] = []): Promise<boolean> => {
    setAsking(true);
    try {
      const id = await askQuestion(client, null, { text: question, locale, mentions });
      await navigate({ to: '/chat/{-$conversationId}', params: { conversationId: id } });
      return true;
    } catch (reason) {
      toast.error(t('actionFailed'), isApiError(reason) ? { description: reason.message } : {});
      return false;
    } finally {
      setAsking(false);
    }
  };
  return (
    <div
      data-testid="chat"
      className="relative mx-auto -mb-3 flex min-h-[calc(100dvh-64px-var(--tab-bar))] w-full max-w-[760px] flex-col md:-mb-6 md:min-h-[calc(100dvh-76px)]"
    >
      <div className="flex flex-1 flex-col justify-center py-6">
        <h1 tabIndex={-1} className="text-h1">
          {t('start.title')}
        </h1>
        <p className="mt-1 text-lead text-2">{t('start.detail')}</p>
        {suggestions.length > 0 && (
          <ul aria-label={t('start.suggestions')} className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {suggestions.map((tool) => (
              <li key={tool.id}>
                <button
                  type="button"
                  disabled={isAsking}
                  onClick={() => void send(tool.example[locale])}
                  className="flex size-full min-h-24 flex-col gap-1.5 rounded-card border border-line bg-1 p-4 text-start hover:bg-2"
                >
                  <span className="text-caption text-2">{tool.title[locale]}</span>
                  <span className="text-ui font-normal text-pretty">{tool.example[locale]}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        {data?.model === null && <p className="mt-4 text-caption text-3">{t('start.builtIn')}</p>}
      </div>
      <div className="sticky bottom-0 z-10">
        <Composer place="new" initial={text} onStop={null} onSend={send} />
      </div>
    </div>
  );
}
