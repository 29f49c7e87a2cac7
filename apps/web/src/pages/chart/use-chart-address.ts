import { useCallback, useMemo } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { textParams } from '../../lib/search-params.ts';
import { readIndicators, type ChartIndicator } from './chart-indicators.ts';
import { chartParameters, readSettings, type ChartAddress, type ChartSettings } from './chart-settings.ts';

const read = textParams(...chartParameters);
const readAll = textParams('symbol', 'view', ...chartParameters, 'settings', 'lang');

export interface ChartAddressState {
  /** As it stands. */
  readonly address: ChartAddress;
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
  const address = useMemo<ChartAddress>(
    () => ({ interval, style, scale, adjust, range, indicators, with: others, ratio, value }),
    [interval, style, scale, adjust, range, indicators, others, ratio, value],
  );
  const settings = useMemo(() => readSettings(address), [address]);
  const placed = useMemo(() => readIndicators(indicators ?? ''), [indicators]);
  return { address, settings, placed, change };
}
