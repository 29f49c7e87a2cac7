import type { UseQueryResult } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { ChartState } from '../../charts/chart-frame.tsx';
import type { Bars } from '../../lib/bars.ts';

/**
 * What a chart of prices may show. A simulated report never draws real prices, nor a real one simulated ones: when
 * the server has changed its realm since the report was written, the chart says so instead.
 */
export function barsState(query: UseQueryResult<Bars>, simulated: boolean, t: TFunction<'research'>): ChartState {
  const { data } = query;
  if (data !== undefined) {
    if (data.columns.time.length < 2) return { kind: 'empty', why: t('priceChart.noBars') };
    if (data.simulated !== simulated) {
      return { kind: 'empty', why: t(simulated ? 'priceChart.nowReal' : 'priceChart.nowSimulated') };
    }
    return { kind: 'ready' };
  }
  if (query.isError) return { kind: 'error', error: query.error, onRetry: () => void query.refetch() };
  return { kind: 'loading' };
}
