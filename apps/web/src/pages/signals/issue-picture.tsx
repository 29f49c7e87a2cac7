import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SignalView } from '@plumbline/contract/signal';
import { dateOf } from '@plumbline/model/date';
import { barsState } from '../../blocks/figure/bars-state.ts';
import { ChartFrame } from '../../charts/chart-frame.tsx';
import { IssueChart } from '../../charts/issue-chart.tsx';
import { barsQuery } from '../../lib/bars.ts';
import { useDates } from '../../lib/use-dates.ts';
import { symbolOf } from './signal-row.tsx';

interface IssuePictureProps {
  readonly signal: SignalView;
  readonly money: (value: number) => string;
}

/** Sessions before the decision: a good quarter. */
const shownBars = 80;
const height = 190;

/** The chart as it stood when a signal was frozen: bars and splits known by then, and the levels set with it. */
export function IssuePicture({ signal, money }: IssuePictureProps) {
  const { t } = useTranslation('signals');
  const { t: research } = useTranslation('research');
  const { date } = useDates();
  const { instrumentId, barTime, refPrice, side, stop, target, simulated } = signal;
  const asOf = dateOf(barTime);
  const realm = simulated ? 'simulated' : 'live';
  const query = useQuery(barsQuery({ instrumentId, adjustment: 'split', asOf, to: asOf, realm }));
  const columns = query.data?.columns;
  const times = columns?.time.slice(-shownBars) ?? new Float64Array();
  const closes = columns?.close.slice(-shownBars) ?? new Float64Array();
  const symbol = symbolOf(instrumentId);
  const levels = [
    ...(stop === null ? [] : [{ name: t('detail.stop'), value: stop, color: 'var(--warn)' }]),
    ...(target === null ? [] : [{ name: t('detail.target'), value: target, color: 'var(--accent)' }]),
  ];
  return (
    <ChartFrame
      title={t('detail.chart')}
      level={3}
      summary={t('detail.chartSummary', { symbol, date: date(asOf), price: money(refPrice) })}
      height={height}
      simulated={simulated}
      state={barsState(query, simulated, research)}
      fileName={`${instrumentId.replace(':', '-')}-${asOf}`}
      table={() => ({
        head: [research('bar.date'), t('detail.ref')],
        rows: [...times].toReversed().map((time, back) => {
          const [day, close] = [dateOf(time), closes[closes.length - 1 - back] ?? Number.NaN];
          return { key: day, cells: [date(day), money(close)], values: [day, close] };
        }),
      })}
    >
      {({ describedBy, height: shown }) => (
        <IssueChart
          times={times}
          closes={closes}
          price={refPrice}
          side={side}
          levels={levels}
          height={shown}
          label={t('detail.chart')}
          describedBy={describedBy}
          format={money}
        />
      )}
    </ChartFrame>
  );
}
