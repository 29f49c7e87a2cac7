import { ArrowDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlacedMessage, Thread as ThreadData } from '@plumbline/contract/chat';
import { Button } from '../../ui/button.tsx';
import { ChatContext } from './chat-context.ts';
import { Composer } from './composer.tsx';
import { ConversationHead } from './conversation-head.tsx';
import { MessageAssistant } from './message-assistant.tsx';
import { MessageUser } from './message-user.tsx';
import { ThreadChunk } from './thread-chunk.tsx';
import { useChatActions } from './use-chat-actions.ts';
import { useFollowEnd } from './use-follow-end.ts';

const chunkSize = 20;

function chunksOf(messages: readonly PlacedMessage[]): readonly (readonly PlacedMessage[])[] {
  const count = Math.ceil(messages.length / chunkSize);
  return Array.from({ length: count }, (_, at) => messages.slice(at * chunkSize, (at + 1) * chunkSize));
}

/** Says once, and politely, that an answer is complete; the words themselves are not read while they grow. */
function AnswerNews({ isRunning }: { readonly isRunning: boolean }) {
  const { t } = useTranslation('chat');
  const [said, setSaid] = useState('');
  const was = useRef(isRunning);
  useEffect(() => {
    if (was.current && !isRunning) setSaid(t('answerReady'));
    if (isRunning) setSaid('');
    was.current = isRunning;
  }, [isRunning, t]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}

/** One conversation: its messages and the box to ask on. */
export function Thread({ data }: { readonly data: ThreadData }) {
  const { t } = useTranslation('chat');
  const { conversation, messages } = data;
  const list = useRef<HTMLDivElement>(null);
  const { isAtEnd, toEnd, pinNext } = useFollowEnd(list, messages.length);
  const actions = useChatActions(conversation.id, pinNext);
  const last = messages.at(-1)?.message;
  const running = last?.role === 'assistant' && last.state === 'running' ? last : null;
  const chunks = chunksOf(messages);
  return (
    <ChatContext value={actions}>
      <div className="relative mx-auto -mb-3 flex min-h-[calc(100dvh-64px-var(--tab-bar))] w-full max-w-[760px] flex-col md:-mb-6 md:min-h-[calc(100dvh-76px)]">
        <ConversationHead data={data} />
        <div ref={list} data-testid="thread" className="flex flex-1 flex-col gap-6 pb-6">
          {chunks.map((chunk, at) => (
            <ThreadChunk key={at} count={chunk.length} isPinned={at === chunks.length - 1}>
              {() =>
                chunk.map((placed) =>
                  placed.message.role === 'user' ? (
                    <MessageUser key={placed.message.id} {...placed} />
                  ) : (
                    <MessageAssistant key={placed.message.id} {...placed} isLast={placed.message.id === last?.id} />
                  ),
                )
              }
            </ThreadChunk>
          ))}
        </div>
        <AnswerNews isRunning={running !== null} />
        <div className="sticky bottom-0 z-10">
          {!isAtEnd && (
            <div data-print="hide" className="absolute inset-x-0 -top-10 flex justify-center">
              <Button size="compact" icon={<ArrowDown size={14} aria-hidden />} onClick={toEnd}>
                {t('jump')}
              </Button>
            </div>
          )}
          <Composer
            key={conversation.id}
            place={conversation.id}
            onStop={running === null ? null : () => actions.stop(running)}
            onSend={(text, mentions) => actions.ask(text, { mentions })}
          />
        </div>
      </div>
    </ChatContext>
  );
}
