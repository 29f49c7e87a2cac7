import { Bell, ChartSpline, GitCompareArrows, Rewind } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { adjustments, intervals } from '@plumbline/model/bar';
import { sourceTitle } from '@plumbline/model/source';
import { priceRanges } from '../../charts/price-range.ts';
import { SourceLine } from '../../charts/source-line.tsx';
import type { Bars } from '../../lib/bars.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Select } from '../../ui/select.tsx';
import { mostIndicators } from './chart-indicators.ts';
import { chartScales, chartStyles, mostCompared, type ChartSettings } from './chart-settings.ts';
import type { ChartAddressState } from './use-chart-layout.ts';

export interface ChartToolbarProps {
  readonly settings: ChartSettings;
  readonly change: ChartAddressState['change'];
  readonly indicatorCount: number;
  /** These are null while there is nothing to do them with. */
  readonly onIndicators: (() => void) | null;
  readonly onCompare: (() => void) | null;
  readonly onAlert: (() => void) | null;
  readonly onReplay: (() => void) | null;
  readonly isReplay: boolean;
  /** Export and full screen. */
  readonly children?: ReactNode;
}

/** What the chart shows and how. Prices of several instruments have only relative scales in common. */
export function ChartToolbar(props: ChartToolbarProps) {
  const { settings, change, indicatorCount, onIndicators, onCompare, onAlert, onReplay, isReplay } = props;
  const { t } = useTranslation('chart');
  const scales = settings.compared.length > settings.ratios.length ? (['percent', 'indexed'] as const) : chartScales;
  const choices = [
    { name: 'interval', value: settings.interval, known: intervals },
    { name: 'style', value: settings.style, known: chartStyles },
    { name: 'scale', value: settings.scale, known: scales },
    { name: 'adjust', value: settings.adjust, known: adjustments },
  ] as const;
  return (
    <div
      role="toolbar"
      aria-label={t('toolbar')}
      className="flex items-center gap-2 *:shrink-0 max-md:overflow-x-auto max-md:p-1 md:flex-wrap"
    >
      {choices.map(({ name, value, known }) => (
        <Select<string>
          key={name}
          label={t(`${name}.label`)}
          value={value}
          options={known.map((one) => ({ value: one, label: t(`${name}.${one}`) }))}
          onChange={(next) => change({ [name]: next })}
          className="min-w-24"
        />
      ))}
      <Button
        icon={<ChartSpline size={16} aria-hidden />}
        disabled={onIndicators === null || indicatorCount >= mostIndicators}
        onClick={() => onIndicators?.()}
      >
        {t('indicators.title')}
      </Button>
      <Button
        icon={<GitCompareArrows size={16} aria-hidden />}
        disabled={onCompare === null || settings.compared.length >= mostCompared}
        onClick={() => onCompare?.()}
      >
        {t('compare.title')}
      </Button>
      <Button icon={<Bell size={16} aria-hidden />} disabled={onAlert === null} onClick={() => onAlert?.()}>
        {t('alert.button')}
      </Button>
      <Button
        icon={<Rewind size={16} aria-hidden />}
        disabled={onReplay === null}
        aria-pressed={isReplay}
        onClick={() => onReplay?.()}
      >
        {t('replay.button')}
      </Button>
      {props.children}
    </div>
  );
}

export interface ChartFootProps {
  /** Of the instrument. */
  readonly name: string;
  readonly bars: Bars;
  /** Whose days the bars are: ET, CST, HKT, UTC. */
  readonly zone: string;
  readonly settings: ChartSettings;
  readonly change: ChartAddressState['change'];
}

/** Below the charts: how far back the active one goes, and where its bars come from. */
export function ChartFoot({ name, bars, zone, settings, change }: ChartFootProps) {
  const { t } = useTranslation('chart');
  const { t: research } = useTranslation('research');
  const locale = useLocale();
  const { range, interval } = settings;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1.5 text-caption text-3">
      <SegmentedControl
        label={research('priceChart.range')}
        segments={priceRanges.map((value) => ({ value, label: research(`priceChart.ranges.${value}`) }))}
        value={range}
        onChange={(value) => change({ range: value })}
      />
      <SourceLine
        bars={bars}
        source={bars.simulated ? research('sourceTitle.prices', { name }) : sourceTitle(bars.source, locale)}
        zone={zone}
        interval={interval === '1d' ? undefined : t(`interval.${interval}`)}
        asOf={bars.asOf}
      />
    </div>
  );
}
