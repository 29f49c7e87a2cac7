import { RotateCcw, RefreshCw } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlacedMessage } from '@plumbline/contract/chat';
import type { Message } from '@plumbline/model/conversation';
import { ReportContext } from '../../blocks/figure/report-context.ts';
import { Banner } from '../../ui/banner.tsx';
import { useLocale } from '../../lib/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { SimulatedChip } from '../../ui/simulated-chip.tsx';
import { useAnswerScope } from './answer-scope.tsx';
import { isRoomy, OpenArtifact } from './artifact.tsx';
import { useChat } from './chat-context.ts';
import { DraftCard } from './draft-card.tsx';
import { MessageBlockView } from './message-block.tsx';
import { MessageTools } from './message-tools.tsx';
import { ToolCard } from './tool-card.tsx';
import { useAnswer } from './use-answer.ts';
import { useQuery } from '@tanstack/react-query';
import { toolsQuery } from '../../lib/conversations.ts';
import type { MenuItem } from '../../ui/menu-popup.tsx';

/** Whoever else could answer the same question: other language models that are set up, and the assistant without one. */
function useRetries(message: Message): readonly MenuItem[] {
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

/** How an answer ended when it did not end well; what it says stays. */
function Ending({ message }: { readonly message: Message }) {
  const { t } = useTranslation('chat');
  const { regenerate } = useChat();
  const others = useRetries(message);
  const again = (
    <span className="flex flex-wrap gap-2">
      <Button size="compact" onClick={() => regenerate(message)}>
        {t('continue')}
      </Button>
      {others.map(({ id, label, onSelect }) => (
        <Button key={id} size="compact" variant="ghost" onClick={onSelect}>
          {label}
        </Button>
      ))}
    </span>
  );
  if (message.state === 'failed') {
    return (
      <Banner tone="warn" action={again}>
        {message.error ?? t('interrupted')}
      </Banner>
    );
  }
  if (message.state === 'stopped') return <p className="text-caption text-3">{t('stopped')}</p>;
  return null;
}

/** How much was left out, and when opened, what and why: to be read, never copied with the answer. */
function Withheld({ message: { withheld, removed = [] } }: { readonly message: Message }) {
  const { t } = useTranslation('chat');
  const locale = useLocale();
  if (withheld === 0) return null;
  const line = t('withheld', { count: withheld });
  if (removed.length === 0) return <p className="text-caption text-3">{line}</p>;
  return (
    <details data-print="hide" className="text-caption text-3">
      <summary className="cursor-pointer">{line}</summary>
      <ul className="mt-2 flex flex-col gap-2 select-none">
        {removed.map(({ text, why }, at) => (
          <li key={at} className="border-s border-line ps-3">
            <s className="break-words">{text}</s>
            <span className="block">{why[locale]}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

export interface MessageAssistantProps extends PlacedMessage {
  /** The last of the thread offers what to ask next. */
  readonly isLast: boolean;
}

/** An answer: what was done for it, its words around figures, its pictures, and what waits for the reader. */
export function MessageAssistant({ message: stored, siblings, isLast }: MessageAssistantProps) {
  const { t } = useTranslation('chat');
  const { ask, regenerate } = useChat();
  const { message, isBroken } = useAnswer(stored);
  const scope = useAnswerScope(message);
  const others = useRetries(message);
  const isRunning = message.state === 'running';
  const isEmpty = message.blocks.length === 0 && message.toolCalls.length === 0;
  // While it works, what it does stands first; afterwards the answer does.
  const tools = message.toolCalls.length > 0 && <ToolCard calls={message.toolCalls} />;
  const [first] = message.blocks;
  const echo = first?.kind === 'widget' && first.widget.kind === 'reading' ? first : undefined;
  // What answers stands out; a question back does not.
  const lead = message.facts.length === 0 ? undefined : message.blocks.find(({ kind }) => kind === 'text');
  const body = (
    <div className="flex min-w-0 flex-col gap-4">
      {echo !== undefined && <MessageBlockView block={echo} message={message} />}
      {isRunning && tools}
      {message.facts.some(({ simulated }) => simulated) && (
        <p data-testid="answer-simulated">
          <SimulatedChip />
        </p>
      )}
      {message.blocks.map((block, at) => (
        <Fragment key={at}>
          {block !== echo && <MessageBlockView block={block} message={message} isLead={block === lead} />}
          {!isRunning && isRoomy(block) && <OpenArtifact message={message} at={at} />}
        </Fragment>
      ))}
      {message.drafts.map((draft) => (
        <DraftCard key={draft.id} message={message} draft={draft} />
      ))}
      {isRunning && (
        <p className="flex items-center gap-2 text-caption text-3">
          <span aria-hidden className="inline-block h-4 w-0.5 animate-pulse bg-accent motion-reduce:animate-none" />
          {isBroken ? t('reconnecting') : isEmpty ? t('thinking') : null}
        </p>
      )}
      {!isRunning && tools}
      <Ending message={message} />
      <Withheld message={message} />
    </div>
  );
  return (
    <ReportContext value={scope}>
      <article
        aria-label={t('assistant')}
        aria-busy={isRunning}
        data-message={message.id}
        data-role="assistant"
        data-state={message.state}
        className="min-w-0"
      >
        {isRunning ? (
          body
        ) : (
          <MessageTools
            message={message}
            siblings={siblings}
            align="start"
            change={{
              label: t('regenerate'),
              icon: <RotateCcw size={14} aria-hidden />,
              run: () => regenerate(message),
            }}
            others={others}
          >
            {body}
          </MessageTools>
        )}
        {isLast && message.followUps.length > 0 && (
          <ul data-print="hide" aria-label={t('followUps')} className="mt-3 flex flex-wrap gap-2">
            {message.followUps.slice(0, 3).map((text) => (
              <li key={text}>
                <button
                  type="button"
                  onClick={() => void ask(text)}
                  className="min-h-8 rounded-control border border-line bg-1 px-3 py-1 text-start text-ui font-normal hover:bg-2 pointer-coarse:min-h-11"
                >
                  {text}
                </button>
              </li>
            ))}
          </ul>
        )}
      </article>
    </ReportContext>
  );
}
