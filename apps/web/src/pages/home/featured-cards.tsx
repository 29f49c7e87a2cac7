import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GalleryCard } from '@plumbline/contract/discover';
import { ErrorState } from '../../ui/error-state.tsx';
import { StrategyCard } from '../discover/strategy-card.tsx';
import { useTemplate } from '../strategies/use-template.ts';

/** Cards of the gallery, each of which becomes a strategy of the reader's own when used. */
export function FeaturedCards({ cards }: { readonly cards: readonly GalleryCard[] }) {
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
