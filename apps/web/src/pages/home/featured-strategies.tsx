import { Suspense, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChartNoAxesColumn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { galleryQuery } from '../../lib/discover.ts';
import { useInView } from '../../lib/use-in-view.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SectionHead } from './section-head.tsx';
import type { GalleryCard } from '@plumbline/contract/discover';
import { StrategyCard } from '../discover/strategy-card.tsx';
import { useTemplate } from '../strategies/use-template.ts';

/** Cards of the gallery, each of which becomes a strategy of the reader's own when used. */
function FeaturedCards({ cards }: { readonly cards: readonly GalleryCard[] }) {
  const { t } = useTranslation('discover');
  const { create, use } = useTemplate();
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <>
      {create.error !== null && <ErrorState title={t('runFailed')} error={create.error} />}
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {cards.map((card) => {
          const key = `${card.template} ${card.market}`;
          return (
            <StrategyCard
              key={key}
              card={card}
              isBusy={create.isPending && chosen === key}
              onUse={(chosenCard) => {
                setChosen(key);
                void use(chosenCard);
              }}
            />
          );
        })}
      </div>
    </>
  );
}

const shown = 3;

/** The best supported of the built-in strategies; none until one has been tested, for an untested curve would be a drawing. */
export function FeaturedStrategies() {
  const { t } = useTranslation('home');
  const place = useRef<HTMLElement>(null);
  // It stands below the first screen: neither its cards nor their words are loaded for who never comes there.
  const isSeen = useInView(place, { threshold: 0.01 });
  const { data, error, isPending, refetch, isFetching } = useQuery({ ...galleryQuery(shown), enabled: isSeen });
  const cards = data?.cards ?? [];
  const all = (
    <Link to="/discover" search={{ tab: 'strategies' }} className="text-accent hover:underline">
      {t('featured.action')}
    </Link>
  );
  return (
    <section ref={place} aria-labelledby="featured-title" data-testid="featured">
      <SectionHead
        id="featured-title"
        title={t('featured.title')}
        aside={cards.length === 0 ? t('featured.rule') : all}
      />
      {isPending ? (
        <Skeleton className="h-72 w-full" />
      ) : data === undefined ? (
        <Card as="div" flush>
          <ErrorState title={t('featured.failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
        </Card>
      ) : cards.length > 0 ? (
        // Its words come with a dictionary of their own: the page stays as it is until they are here.
        <Suspense fallback={<Skeleton className="h-72 w-full" />}>
          <FeaturedCards cards={cards} />
        </Suspense>
      ) : (
        <Card as="div" flush>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-(--card-padding) py-4">
            <span className="flex size-9 shrink-0 items-center justify-center rounded-control bg-2 text-2">
              <ChartNoAxesColumn size={18} aria-hidden />
            </span>
            <div className="min-w-0 flex-1 basis-64">
              <p className="text-h3">{t('featured.empty')}</p>
              <p className="mt-0.5 max-w-[88ch] text-ui font-normal text-pretty text-2">{t('featured.detail')}</p>
            </div>
            <Link to="/discover" search={{ tab: 'strategies' }} className={buttonClass()}>
              {t('featured.action')}
            </Link>
          </div>
        </Card>
      )}
    </section>
  );
}
