import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '../../lib/i18n.ts';
import { useInView } from '../../lib/use-in-view.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SectionHead } from './section-head.tsx';

// Below the first screen: loaded when the page has nothing else to do, or when a reader comes there earlier.
const TodayCards = lazy(async () => {
  const [{ TodayCards: View }] = await Promise.all([
    import('./today/today-cards.tsx'),
    loadNamespaces('today', 'discover', 'watchlist'),
  ]);
  return { default: View };
});

/** What waits for a reader who has come before, what lies ahead of what they follow, and what the markets did. */
export function Today({ ids }: { readonly ids: readonly string[] }) {
  const { t } = useTranslation('home');
  const place = useRef<HTMLElement>(null);
  const isSeen = useInView(place, { threshold: 0.01 });
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (isSeen) setIsDue(true);
  }, [isSeen]);
  useEffect(() => whenIdle(() => setIsDue(true)), []);
  const room = <Skeleton className="h-[2100px] w-full lg:h-[1310px]" />;
  return (
    <section ref={place} aria-labelledby="today-title" data-testid="today">
      <SectionHead id="today-title" title={t('today')} />
      {isDue ? (
        <Suspense fallback={room}>
          <TodayCards ids={ids} />
        </Suspense>
      ) : (
        room
      )}
    </section>
  );
}
