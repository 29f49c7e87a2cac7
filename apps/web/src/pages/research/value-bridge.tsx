import { useTranslation } from 'react-i18next';
import type { Report } from '@plumbline/model/report';
import { ChartFrame } from '../../charts/chart-frame.tsx';
import { WaterfallChart, waterfallHeight } from '../../charts/waterfall-chart.tsx';
import { useFormat } from '../../lib/format.ts';
import { useDates } from '../../lib/use-dates.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { valueBridge, type BridgeStep } from './value-bridge-rows.ts';

interface ValueBridgeViewProps {
  readonly earlier: Report;
  readonly report: Report;
}

/** How the value of an earlier report became that of this one, method by method. */
export function ValueBridgeView({ earlier, report }: ValueBridgeViewProps) {
  const { t } = useTranslation('research');
  const { figure } = useFormat();
  const { date } = useDates();
  const locale = useLocale();
  const bridge = valueBridge(earlier, report);
  const title = t('bridge.title');
  const currency = bridge?.currency;
  const money = (value: number, sign = false): string =>
    figure({ value, unit: 'price', decimals: 2, ...(currency === undefined ? {} : { currency }) }, { sign });
  const used = (part: BridgeStep['now']): string =>
    part === null
      ? t('bridge.unused')
      : `${figure({ value: part.weight, unit: 'fraction', decimals: 1 })} × ${money(part.mid)}`;
  const steps = bridge?.steps ?? [];
  const rows =
    bridge === null
      ? []
      : [
          { key: 'from', name: t('bridge.on', { date: date(earlier.asOf) }), value: bridge.from, isLevel: true },
          ...steps.map(({ label, step }) => ({ key: label.en, name: label[locale], value: step, isLevel: false })),
          { key: 'to', name: t('bridge.on', { date: date(report.asOf) }), value: bridge.to, isLevel: true },
        ].map((row) => ({ ...row, text: money(row.value, !row.isLevel) }));
  return (
    <ChartFrame
      title={title}
      level={2}
      summary={
        bridge === null
          ? title
          : t('bridge.summary', { from: money(bridge.from), to: money(bridge.to), name: steps[0]?.label[locale] ?? '' })
      }
      height={waterfallHeight(rows.length)}
      simulated={report.simulated}
      fileName="value-bridge"
      state={bridge === null ? { kind: 'empty', why: t('bridge.none') } : { kind: 'ready' }}
      footer={t('bridge.note')}
      table={() => ({
        head: [t('bridge.method'), date(earlier.asOf), date(report.asOf), t('bridge.step')],
        rows: steps.map(({ label, before, now, step }) => ({
          key: label.en,
          cells: [label[locale], used(before), used(now), money(step, true)],
          values: [label[locale], used(before), used(now), step],
        })),
      })}
    >
      {({ describedBy }) => (
        <WaterfallChart
          rows={rows}
          label={title}
          describedBy={describedBy}
          renderValue={({ text }, x, y) => (
            <text x={x} y={y} textAnchor="end" fontSize={12} className="num" fill="var(--text-1)">
              {text}
            </text>
          )}
        />
      )}
    </ChartFrame>
  );
}
