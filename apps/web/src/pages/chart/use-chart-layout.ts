import { useCallback, useMemo } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { textParams } from '../../lib/search-params.ts';
import { readIndicators, type ChartIndicator } from './chart-indicators.ts';
import {
  changeCell,
  layoutParameters,
  readCell,
  readLayout,
  writeLayout,
  type ChartLayout,
  type ChartPatch,
} from './chart-layout.ts';
import { chartParameters, readSettings, type ChartAddress, type ChartSettings } from './chart-settings.ts';

const readAll = textParams('symbol', 'view', ...chartParameters, ...layoutParameters, 'settings', 'lang');

export interface ChartLayoutState {
  readonly layout: ChartLayout;
  /** Arranges charts anew; `adds` = a step to go back to. */
  readonly arrange: (next: (layout: ChartLayout) => ChartLayout, adds?: boolean) => void;
}

/** What the page shows is what its address says. */
export function useChartLayout(): ChartLayoutState {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const arrange = useCallback<ChartLayoutState['arrange']>(
    (next, adds = false) => {
      void navigate({
        to: '/research',
        search: (known) => readAll({ ...known, view: 'chart', ...writeLayout(next(readLayout(known))) }),
        replace: !adds,
        resetScroll: false,
      });
    },
    [navigate],
  );
  const layout = useMemo(() => readLayout(search), [search]);
  return { layout, arrange };
}

export interface ChartAddressState {
  /** As it stands. */
  readonly address: ChartAddress;
  readonly settings: ChartSettings;
  readonly placed: readonly ChartIndicator[];
  readonly change: (patch: ChartPatch) => void;
}

/** What the address says of one of the charts; the same objects as long as it says the same. */
export function useChartAddress(text: string, at: number, arrange: ChartLayoutState['arrange']): ChartAddressState {
  const address = useMemo<ChartAddress>(() => readCell(text)?.address ?? {}, [text]);
  const settings = useMemo(() => readSettings(address), [address]);
  const placed = useMemo(() => readIndicators(address.indicators ?? ''), [address]);
  const change = useCallback<ChartAddressState['change']>(
    (patch) => arrange((layout) => changeCell(layout, at, patch), patch.symbol !== undefined),
    [arrange, at],
  );
  return { address, settings, placed, change };
}
