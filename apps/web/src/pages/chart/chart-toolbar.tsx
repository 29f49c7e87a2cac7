import { Bell, ChartSpline, GitCompareArrows, Rewind } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { adjustments, intervals } from '@plumbline/model/bar';
import { Button } from '../../ui/button.tsx';
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
