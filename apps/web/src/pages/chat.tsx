import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../lib/api.ts';
import { threadQuery } from '../lib/conversations.ts';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ChatDrawer } from './chat/chat-drawer.tsx';
import { SharedConversation } from './chat/shared-conversation.tsx';
import { Start } from './chat/start.tsx';
import { Thread } from './chat/thread.tsx';
import { NotFound } from './not-found.tsx';

function Conversation({ id }: { readonly id: string }) {
  const { t } = useTranslation('chat');
  const { data, error, refetch, isFetching } = useQuery(threadQuery(id));
  if (data !== undefined) {
    return (
      <div data-testid="chat">
        <Thread data={data} />
        <ChatDrawer messages={data.messages.map(({ message }) => message)} />
      </div>
    );
  }
  if (isApiError(error) && error.status >= 400 && error.status < 500) {
    return <NotFound testId="chat" title={t('unknown')} detail={t('unknownDetail')} />;
  }
  if (error !== null) {
    return (
      <Card flush>
        <h1 tabIndex={-1} className="sr-only">
          {t('start.title')}
        </h1>
        <ErrorState title={t('unreadable')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      </Card>
    );
  }
  return (
    <div data-testid="chat-loading" className="mx-auto flex max-w-[760px] flex-col gap-4" aria-busy="true">
      <Skeleton className="h-8 w-1/2" />
      <Skeleton className="ms-auto h-12 w-2/3" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}

export function ChatPage() {
  const conversationId = useParams({ strict: false, select: (params) => params.conversationId });
  const text = useSearch({ strict: false, select: (search) => search.q });
  const share = useSearch({ strict: false, select: (search) => search.share });
  if (share !== undefined) return <SharedConversation token={share} />;
  return conversationId === undefined ? (
    <Start text={text} />
  ) : (
    <Conversation key={conversationId} id={conversationId} />
  );
}
