import { useTranslation } from 'react-i18next';
import type { GalleryCard } from '@plumbline/contract/discover';
import { missingMark } from '@plumbline/model/format';
import { useFormat } from '../../lib/format.ts';
import { useDates } from '../../lib/use-dates.ts';
import { Button } from '../../ui/button.tsx';
import { SimulatedChip } from '../../ui/simulated-chip.tsx';
import { TrendLine } from '../../ui/trend-line.tsx';
import { SharpeInterval } from '../strategies/sharpe-interval.tsx';
import { VerdictBadge } from '../strategy/verdict-look.tsx';

interface StrategyCardProps {
  readonly card: GalleryCard;
  readonly isBusy: boolean;
  readonly onUse: (card: GalleryCard) => void;
}

/** A built-in strategy in one market: whether to believe it before how it did, and over what period and cost. */
export function StrategyCard({ card, isBusy, onUse }: StrategyCardProps) {
  const { t } = useTranslation('discover');
  const { t: strategy } = useTranslation('strategy');
  const { locale, figure } = useFormat();
  const { date } = useDates();
  const { verdict, sharpe, maxDrawdown } = card;
  const cost = figure({ value: card.costPerSide, unit: 'fraction', decimals: 3 });
  return (
    <article
      data-template={card.template}
      data-market={card.market}
      className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-1 p-4"
    >
      <div>
        <h3 className="text-h3 text-balance">{card.title[locale]}</h3>
        <p className="text-caption text-3">
          {strategy(`family.${card.family}`)} · {t(`markets.${card.market}`)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <VerdictBadge verdict={verdict} label={strategy(`verdict.${verdict}`)} />
        {card.simulated && <SimulatedChip />}
      </div>
      <p className="text-ui font-normal text-pretty text-2">{card.meaning[locale]}</p>
      <TrendLine
        values={card.sparkline}
        height={48}
        tone="quiet"
        label={strategy('list.sparkline', { from: date(card.from) })}
      />
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <p className="text-caption text-3">{strategy('list.sharpe')}</p>
          <SharpeInterval {...sharpe} />
        </div>
        <div className="text-right">
          <p className="text-caption text-3">{strategy('list.drawdown')}</p>
          <b className="num text-ui font-semibold">
            {maxDrawdown === null ? missingMark : figure({ value: maxDrawdown, unit: 'fraction', decimals: 1 })}
          </b>
        </div>
      </div>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3">
        <p className="num text-caption text-2" data-testid="card-terms">
          {t('card.terms', { from: date(card.from), to: date(card.to), cost, tries: card.trials })}
        </p>
        <Button
          size="compact"
          loading={isBusy}
          aria-label={t('card.useNamed', { name: card.title[locale] })}
          onClick={() => onUse(card)}
        >
          {t('card.use')}
        </Button>
      </div>
    </article>
  );
}
