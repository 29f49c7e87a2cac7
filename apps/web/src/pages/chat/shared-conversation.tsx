import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { readSharedConversation } from '@plumbline/contract/chat';
import type { Message } from '@plumbline/model/conversation';
import { ReportContext } from '../../blocks/figure/report-context.ts';
import { call, isApiError } from '../../lib/api.ts';
import { useDates } from '../../lib/use-dates.ts';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NotFound } from '../not-found.tsx';
import { useAnswerScope } from './answer-scope.tsx';
import { ChatDrawer } from './chat-drawer.tsx';
import { MessageBlockView } from './message-block.tsx';
import { ToolCard } from './tool-card.tsx';

const asking: ReadonlySet<string> = new Set(['choices', 'reading', 'instead']);

function SharedAnswer({ message }: { readonly message: Message }) {
  const { t } = useTranslation('chat');
  const scope = useAnswerScope(message);
  // To choose, or to say something in another way, one has to be in the conversation.
  const blocks = message.blocks.filter((block) => block.kind !== 'widget' || !asking.has(block.widget.kind));
  return (
    <ReportContext value={scope}>
      <article aria-label={t('assistant')} data-role="assistant" className="flex min-w-0 flex-col gap-4">
        {message.toolCalls.length > 0 && <ToolCard calls={message.toolCalls} />}
        {blocks.map((block, at) => (
          <MessageBlockView key={at} block={block} message={message} />
        ))}
      </article>
    </ReportContext>
  );
}

/** A conversation that somebody shares: to be read, with every receipt, and nothing else. */
export function SharedConversation({ token }: { readonly token: string }) {
  const { t } = useTranslation('chat');
  const { dateTime } = useDates();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['shared-conversation', token],
    queryFn: ({ signal }) =>
      call<typeof readSharedConversation>('get', '/shared/conversations/:token', { params: { token }, signal }),
    retry: false,
  });
  if (isApiError(error) && error.status === 404) {
    return <NotFound testId="chat" title={t('share.closed')} detail={t('share.closedDetail')} />;
  }
  if (error !== null) {
    return (
      <Card flush>
        <ErrorState title={t('unreadable')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      </Card>
    );
  }
  if (data === undefined) return <Skeleton className="mx-auto h-72 w-full max-w-[760px]" />;
  return (
    <div data-testid="shared-conversation" className="mx-auto flex w-full max-w-[760px] flex-col gap-6">
      <div className="flex flex-col gap-3">
        <h1 tabIndex={-1} className="text-h2">
          {data.title === '' ? t('untitled') : data.title}
        </h1>
        <Banner>{t('share.readOnly', { date: dateTime(data.sharedAt) })}</Banner>
      </div>
      {data.messages.map((message) =>
        message.role === 'user' ? (
          <article
            key={message.id}
            aria-label={t('you')}
            data-role="user"
            className="ms-auto w-fit max-w-[85%] rounded-card bg-2 px-4 py-2.5 text-[15px] leading-[22px] break-words whitespace-pre-wrap"
          >
            {message.text}
          </article>
        ) : (
          <SharedAnswer key={message.id} message={message} />
        ),
      )}
      <p className="text-caption text-3">{t('disclaimer')}</p>
      <ChatDrawer messages={data.messages} />
    </div>
  );
}
