import { ChevronLeft, ChevronRight, Divide, Pencil, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BarColumns } from '@plumbline/model/bar';
import type { IndicatorParam } from '@plumbline/quant/catalogue/indicator';
import { useFormat } from '../../lib/format.ts';
import { safeLink } from '../../lib/safe-link.ts';
import { useDates } from '../../lib/use-dates.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Slider } from '../../ui/slider.tsx';
import type { ChartIndicator } from './chart-indicators.ts';
import type { ChartMark } from './chart-marks.tsx';
import type { ComparedSeries } from './use-chart-data.ts';

export interface ChartPanelProps {
  readonly placed: readonly ChartIndicator[];
  readonly onPlaced: (placed: readonly ChartIndicator[]) => void;
  /** The own indicator at a place is to be edited. */
  readonly onEdit: (at: number) => void;
  readonly compared: readonly ComparedSeries[];
  readonly onUncompare: (id: string) => void;
  /** Shows the price over that of another instrument, or both prices. */
  readonly onRatio: (id: string, isRatio: boolean) => void;
  readonly marks: readonly ChartMark[];
  readonly chosen: ChartMark | null;
  readonly onChoose: (key: string) => void;
  readonly onStep: (step: 1 | -1) => void;
  /** Closes, for what the price did after an event. */
  readonly bars: BarColumns;
  readonly isIntraday: boolean;
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

function MarkReceipt({ marks, chosen, onChoose, onStep, bars, isIntraday }: ChartPanelProps) {
  const { t } = useTranslation('chart');
  const { t: research } = useTranslation('research');
  const locale = useLocale();
  const { date } = useDates();
  const { figure } = useFormat();
  const at = chosen === null ? -1 : marks.indexOf(chosen);
  const around = at < 0 ? marks.slice(-6).toReversed() : marks.slice(Math.max(0, at - 2), at + 3);
  const moveOf = ({ index }: ChartMark): number | null => {
    if (isIntraday || index < 0 || index + 1 >= bars.close.length) return null;
    return (bars.close[index + 1] ?? Number.NaN) / (bars.close[index] ?? Number.NaN) - 1;
  };
  const move = chosen === null ? null : moveOf(chosen);
  const link = safeLink(chosen?.url, window.location.origin);
  return (
    <section className="p-4" aria-label={t('marks.title')} data-testid="chart-receipt">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-ui text-3">{t('marks.title')}</h2>
        {marks.length === 0 ? null : (
          <span className="num flex items-center text-caption text-3">
            <IconButton
              size="compact"
              label={t('marks.previous')}
              icon={<ChevronLeft size={14} aria-hidden />}
              onClick={() => onStep(-1)}
            />
            {at < 0 ? marks.length : `${at + 1} / ${marks.length}`}
            <IconButton
              size="compact"
              label={t('marks.next')}
              icon={<ChevronRight size={14} aria-hidden />}
              onClick={() => onStep(1)}
            />
          </span>
        )}
      </div>
      {marks.length === 0 ? <p className="pt-2 text-ui text-2">{t('marks.empty')}</p> : null}
      {chosen === null ? null : (
        <div className="pt-2 text-ui">
          <p className="text-h3">{chosen.title[locale]}</p>
          <dl className="num grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 pt-2">
            <dt className="text-2">{research('bar.date')}</dt>
            <dd>{date(chosen.date)}</dd>
            {move === null ? null : (
              <>
                <dt className="text-2">{t('marks.nextBar')}</dt>
                <dd className={move > 0 ? 'text-up' : move < 0 ? 'text-down' : ''}>
                  {figure({ value: move, unit: 'fraction', decimals: 2 }, { sign: true })}
                </dd>
              </>
            )}
          </dl>
          {link === null ? null : (
            <a
              href={link.href}
              target="_blank"
              rel="noreferrer"
              className="mt-2 inline-block text-accent underline underline-offset-2"
            >
              {t('marks.open')}
            </a>
          )}
        </div>
      )}
      <ul className="pt-2">
        {around.map((mark) => (
          <li key={mark.key}>
            <button
              type="button"
              aria-pressed={mark === chosen}
              onClick={() => onChoose(mark.key)}
              className="flex w-full items-center gap-2 rounded-control px-1.5 py-1 text-start text-ui hover:bg-2 aria-pressed:bg-accent-wash pointer-coarse:min-h-11"
            >
              <span className="num shrink-0 text-caption text-3">{date(mark.date)}</span>
              <span className="min-w-0 truncate">{mark.title[locale]}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
