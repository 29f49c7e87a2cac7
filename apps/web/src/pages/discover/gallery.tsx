import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { marketIds } from '@plumbline/model/instrument';
import { templateFamilies } from '@plumbline/quant/catalogue/strategy-template';
import { galleryQuery } from '../../lib/discover.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useTemplate } from '../strategies/use-template.ts';
import { StrategyCard } from './strategy-card.tsx';

const families = ['all', ...templateFamilies] as const;
const markets = ['all', ...marketIds] as const;

/** The built-in strategies as this server tested them, the best supported first. */
export function Gallery() {
  const { t } = useTranslation('discover');
  const { t: strategy } = useTranslation('strategy');
  const navigate = useNavigate({ from: '/discover' });
  const search = useSearch({ from: '/layout-2/discover' });
  const { data, error, refetch, isFetching } = useQuery(galleryQuery());
  const { create, use } = useTemplate();
  const [chosen, setChosen] = useState<string | null>(null);
  const set = (change: Partial<typeof search>): void =>
    void navigate({ search: (known) => ({ ...known, ...change }), replace: true, resetScroll: false });
  const family = families.find((one) => one === search.kind) ?? 'all';
  const market = markets.find((one) => one === search.market) ?? 'all';

  if (error !== null && data === undefined) {
    return (
      <Card>
        <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      </Card>
    );
  }
  if (data === undefined) return <Skeleton className="h-96 w-full" />;
  const shown = data.cards.filter(
    (card) => (market === 'all' || card.market === market) && (family === 'all' || card.family === family),
  );
  const tested = data.tested + data.failed.length;
  const isTesting = tested < data.known;
  return (
    <div className="flex flex-col gap-4" data-testid="gallery">
      <div className="flex flex-wrap items-center gap-2">
        <Select
          label={t('kind')}
          value={family}
          onChange={(next) => set({ kind: next === 'all' ? '' : next })}
          options={families.map((value) => ({
            value,
            label: value === 'all' ? t('kinds') : strategy(`family.${value}`),
          }))}
        />
        <Select
          label={t('market')}
          value={market}
          onChange={(next) => set({ market: next === 'all' ? '' : next })}
          options={markets.map((value) => ({ value, label: t(`markets.${value}`) }))}
        />
      </div>
      <p className="flex items-start gap-2 text-ui font-normal text-pretty text-2">
        <ShieldCheck size={16} className="mt-0.5 shrink-0" aria-hidden />
        {t('gallery.rule')}
      </p>
      {isTesting && (
        <p className="text-caption text-2" role="status">
          {t('gallery.testing', { tested, known: data.known })}
        </p>
      )}
      {create.error !== null && <ErrorState title={t('runFailed')} error={create.error} />}
      {shown.length === 0 ? (
        <Card>
          <EmptyState
            ghost="cards"
            title={t(`gallery.${data.cards.length === 0 ? 'empty' : 'noMatch'}${isTesting ? 'SoFar' : ''}`)}
            detail={isTesting ? t('gallery.emptyDetail') : undefined}
          />
        </Card>
      ) : (
        <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {shown.map((card) => {
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
      )}
      {data.failed.length > 0 && (
        <p className="text-caption text-3" title={data.failed.map(({ reason }) => reason).join('\n')}>
          {t('gallery.failed', { count: data.failed.length })}
        </p>
      )}
    </div>
  );
}
