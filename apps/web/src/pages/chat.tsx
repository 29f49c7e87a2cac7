import { useParams, useSearch } from '@tanstack/react-router';
import { FlaskConical, History, Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NotFound } from './not-found.tsx';
import { KeptQuestion } from './chat/kept-question.tsx';
import { PageIntro } from './page-intro.tsx';

/** No conversation can be held here yet; a text carried over from home is kept and never sent by opening the page. */
export function ChatPage() {
  const { t } = useTranslation('pages');
  const conversationId = useParams({ strict: false, select: (params) => params.conversationId });
  const question = useSearch({ strict: false, select: (search) => search.q });
  if (conversationId !== undefined) {
    return <NotFound testId="chat" title={t('chat.unknown')} detail={t('chat.unknownDetail')} />;
  }
  return (
    <PageIntro
      testId="chat"
      title={t('chat.title')}
      detail={t('chat.detail')}
      works={[
        { key: 'report', icon: FlaskConical, to: '/research' },
        { key: 'receipt', icon: Link2, to: '/research', symbol: 'US:NVDA' },
        { key: 'history', icon: History, to: '/research' },
      ]}
    >
      {question !== undefined && <KeptQuestion text={question} />}
    </PageIntro>
  );
}
