import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { conversationsQuery } from '../lib/conversations.ts';
import { cx } from '../lib/cx.ts';
import { useNow } from '../lib/use-now.ts';
import { Button } from '../ui/button.tsx';
import { Input } from '../ui/input.tsx';
import { groupByAge } from './group-by-age.ts';

export interface ConversationListProps {
  /** The look of a row in its place. */
  readonly row: string;
}

/** Conversations by day, found by title and by what was said. */
export function ConversationList({ row }: ConversationListProps) {
  const { t } = useTranslation();
  const now = useNow();
  const [search, setSearch] = useState('');
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(conversationsQuery(search));
  const found = data?.pages.flatMap(({ conversations }) => conversations) ?? [];
  if (data === undefined && search === '') return null;
  if (data !== undefined && found.length === 0 && search === '') return null;
  return (
    <section aria-label={t('nav.conversations')} className="mt-4 min-h-0" data-testid="conversations">
      <Input
        type="search"
        value={search}
        maxLength={200}
        aria-label={t('nav.searchConversations')}
        placeholder={t('nav.searchConversations')}
        onChange={(event) => setSearch(event.target.value)}
        className="mb-2 h-7! text-caption! pointer-coarse:h-11!"
      />
      {data !== undefined && found.length === 0 && (
        <p className="px-2.5 text-caption text-3">{t('nav.noConversation')}</p>
      )}
      {groupByAge(found, now).map(({ age, items }) => (
        <div key={age} className="mb-2">
          <h2 className="px-2.5 pb-1 text-caption font-medium text-3">{t(`nav.age.${age}`)}</h2>
          {items.map(({ id, title, waiting }) => (
            <Link
              key={id}
              to="/chat/{-$conversationId}"
              params={{ conversationId: id }}
              className={cx(row, 'font-normal')}
              activeProps={{ className: 'bg-2 text-1!' }}
            >
              <span className="min-w-0 flex-1 truncate">{title === '' ? t('nav.newChat') : title}</span>
              {waiting > 0 && (
                <span className="num text-caption text-warn" aria-label={t('nav.waiting', { count: waiting })}>
                  {waiting}
                </span>
              )}
            </Link>
          ))}
        </div>
      ))}
      {hasNextPage && (
        <Button size="compact" variant="ghost" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('nav.more')}
        </Button>
      )}
    </section>
  );
}
