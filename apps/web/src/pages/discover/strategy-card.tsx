import { useTranslation } from 'react-i18next';
import type { GalleryCard } from '@plumbline/contract/discover';
import { missingMark } from '@plumbline/model/format';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { templates } from '@plumbline/quant/strategies/registry';
import { templateSpec } from '@plumbline/quant/strategy-template';
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
  readonly onUse: (made: { readonly spec: StrategySpec; readonly template: string }) => void;
}

/** What one trade in one direction costs before the duties of the market. */
function costPerSide({ costs }: StrategySpec): number {
  return costs.commission.rate + costs.spread / 2 + costs.slippage.fixed;
}

/** A built-in strategy in one market: whether to believe it before how it did, and over what period and cost. */
export function StrategyCard({ card, isBusy, onUse }: StrategyCardProps) {
  const { t } = useTranslation('discover');
  const { t: strategy } = useTranslation('strategy');
  const { locale, figure } = useFormat();
  const { date } = useDates();
  const template = templates.find(({ id }) => id === card.template);
  if (template === undefined) return null;
  const { summary, verdict } = card;
  const spec = templateSpec(template, card.market, locale);
  const drawdown = summary.metrics.whole['maxDrawdown'] ?? null;
  const cost = figure({ value: costPerSide(spec), unit: 'fraction', decimals: 3 });
  return (
    <article
      data-template={card.template}
      data-market={card.market}
      className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-1 p-4"
    >
      <div>
        <h3 className="text-h3 text-balance">{template.title[locale]}</h3>
        <p className="text-caption text-3">
          {strategy(`family.${template.family}`)} · {t(`markets.${card.market}`)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <VerdictBadge verdict={verdict.label} label={strategy(`verdict.${verdict.label}`)} />
        {summary.simulated && <SimulatedChip />}
      </div>
      <p className="text-ui font-normal text-pretty text-2">{template.meaning[locale]}</p>
      <TrendLine
        values={summary.sparkline}
        height={48}
        tone="quiet"
        label={strategy('list.sparkline', { from: date(summary.from) })}
      />
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <p className="text-caption text-3">{strategy('list.sharpe')}</p>
          <SharpeInterval verdict={verdict} value={summary.metrics.outOfSample['sharpe'] ?? null} />
        </div>
        <div className="text-right">
          <p className="text-caption text-3">{strategy('list.drawdown')}</p>
          <b className="num text-ui font-semibold">
            {drawdown === null ? missingMark : figure({ value: drawdown, unit: 'fraction', decimals: 1 })}
          </b>
        </div>
      </div>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3">
        <p className="num text-caption text-2" data-testid="card-terms">
          {t('card.terms', { from: date(summary.from), to: date(summary.to), cost, tries: verdict.trials })}
        </p>
        <Button
          size="compact"
          loading={isBusy}
          aria-label={t('card.useNamed', { name: template.title[locale] })}
          onClick={() => onUse({ spec, template: template.id })}
        >
          {t('card.use')}
        </Button>
      </div>
    </article>
  );
}
