import { Divide, Pencil, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { IndicatorParam } from '@plumbline/quant/catalogue/indicator';
import { useLocale } from '../../lib/use-locale.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Slider } from '../../ui/slider.tsx';
import type { ChartIndicator } from './chart-indicators.ts';
import { MarkReceipt, type MarkReceiptProps } from './mark-receipt.tsx';
import type { ComparedSeries } from './use-chart-data.ts';

export interface ChartPanelProps extends MarkReceiptProps {
  readonly placed: readonly ChartIndicator[];
  readonly onPlaced: (placed: readonly ChartIndicator[]) => void;
  /** The own indicator at a place is to be edited. */
  readonly onEdit: (at: number) => void;
  readonly compared: readonly ComparedSeries[];
  readonly onUncompare: (id: string) => void;
  /** Shows the price over that of another instrument, or both prices. */
  readonly onRatio: (id: string, isRatio: boolean) => void;
}

/** A slider over every allowed length would have no room for the usual ones. */
function sliderEnd({ max, isInteger, default: usual }: IndicatorParam): number {
  return isInteger ? Math.min(max, Math.max(500, usual * 10)) : max;
}

/** Beside the chart: the receipt of a mark, the indicators with their sliders, what is compared. */
export function ChartPanel(props: ChartPanelProps) {
  const { placed, onPlaced, onEdit, compared, onUncompare, onRatio } = props;
  const { t } = useTranslation('chart');
  const locale = useLocale();
  return (
    <div className="flex flex-col divide-y divide-line">
      <MarkReceipt {...props} />
      <section className="p-4" aria-label={t('indicators.title')}>
        <h2 className="text-ui text-3">{t('indicators.title')}</h2>
        {placed.length === 0 ? <p className="pt-2 text-ui text-2">{t('indicators.empty')}</p> : null}
        {placed.map(({ indicator, params }, at) => (
          <div key={`${indicator.id} ${at}`} role="group" aria-label={indicator.title[locale]} className="pt-3">
            <div className="flex items-center justify-between gap-2">
              <h3 className="min-w-0 flex-1 truncate text-ui font-medium" title={indicator.meaning[locale]}>
                {indicator.title[locale]}
              </h3>
              {indicator.own === undefined ? null : (
                <IconButton
                  size="compact"
                  label={t('own.edit', { name: indicator.title[locale] })}
                  icon={<Pencil size={14} aria-hidden />}
                  onClick={() => onEdit(at)}
                />
              )}
              <IconButton
                size="compact"
                label={t('indicators.remove', { name: indicator.title[locale] })}
                icon={<X size={14} aria-hidden />}
                onClick={() => onPlaced(placed.filter((_, k) => k !== at))}
              />
            </div>
            {indicator.params.map((param) => (
              <Slider
                key={param.name}
                label={param.label[locale]}
                stacked={null}
                value={params[param.name] ?? param.default}
                min={param.min}
                max={Math.max(sliderEnd(param), params[param.name] ?? 0)}
                step={param.step}
                original={param.default}
                onChange={(value) =>
                  onPlaced(
                    placed.map((one, k) =>
                      k === at ? { indicator, params: { ...params, [param.name]: value } } : one,
                    ),
                  )
                }
              />
            ))}
          </div>
        ))}
      </section>
      {compared.length === 0 ? null : (
        <section className="p-4" aria-label={t('compare.title')}>
          <h2 className="text-ui text-3">{t('compare.title')}</h2>
          {compared.map(({ id, name, token, isRatio, error }) => (
            <div key={id} className="flex items-center gap-2 pt-2 text-ui">
              <span aria-hidden className="h-0.5 w-4 rounded-full" style={{ background: `var(${token})` }} />
              <span className="min-w-0 flex-1 truncate">{name}</span>
              {error === null ? null : <span className="text-caption text-warn">{t('compare.failed')}</span>}
              <IconButton
                size="compact"
                label={t('compare.ratio', { name })}
                icon={<Divide size={14} aria-hidden />}
                aria-pressed={isRatio}
                className="aria-pressed:bg-accent-wash aria-pressed:text-accent"
                onClick={() => onRatio(id, !isRatio)}
              />
              <IconButton
                size="compact"
                label={t('compare.remove', { name })}
                icon={<X size={14} aria-hidden />}
                onClick={() => onUncompare(id)}
              />
            </div>
          ))}
        </section>
      )}
    </div>
  );
}
