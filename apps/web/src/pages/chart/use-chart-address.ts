import { useCallback, useMemo } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { textParams } from '../../lib/search-params.ts';
import { readIndicators, type ChartIndicator } from './chart-indicators.ts';
import { readSettings, type ChartAddress, type ChartSettings } from './chart-settings.ts';

const read = textParams('interval', 'style', 'scale', 'adjust', 'range', 'indicators', 'with', 'ratio', 'value');
const readAll = textParams(
  'symbol',
  'view',
  'interval',
  'style',
  'scale',
  'adjust',
  'range',
  'indicators',
  'with',
  'ratio',
  'value',
  'settings',
  'lang',
);

export interface ChartAddressState {
  readonly settings: ChartSettings;
  readonly placed: readonly ChartIndicator[];
  readonly change: (patch: { readonly [K in keyof ChartAddress | 'symbol']?: string | undefined }) => void;
}

/** What the chart shows is what its address says. */
export function useChartAddress(): ChartAddressState {
  const {
    interval,
    style,
    scale,
    adjust,
    range,
    indicators,
    with: others,
    ratio,
    value,
  } = read(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = useCallback<ChartAddressState['change']>(
    (patch) => {
      void navigate({
        to: '/research',
        search: (known) => readAll({ ...known, view: 'chart', ...patch }),
        replace: patch.symbol === undefined,
        resetScroll: false,
      });
    },
    [navigate],
  );
  const settings = useMemo(
    () => readSettings({ interval, style, scale, adjust, range, with: others, ratio, value } as ChartAddress),
    [interval, style, scale, adjust, range, others, ratio, value],
  );
  const placed = useMemo(() => readIndicators(indicators ?? ''), [indicators]);
  return { settings, placed, change };
}
