import { ShieldCheck, ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrackRecordView } from '@plumbline/contract/signal';
import { missingMark } from '@plumbline/model/format';
import { useFormat } from '../../lib/format.ts';
import { apiUrl } from '../../lib/api.ts';

const markSize = 52;

/** Stated chances against how often they came true: on the diagonal they can be believed. Decoration beside the score in words. */
function CalibrationMark({ bins }: { readonly bins: TrackRecordView['calibration']['bins'] }) {
  const y = (share: number): number => markSize - share * markSize;
  return (
    <svg
      width={markSize}
      height={markSize}
      viewBox={`0 0 ${markSize} ${markSize}`}
      aria-hidden
      className="shrink-0 rounded-chip border border-line"
    >
      <path d={`M0 ${markSize}L${markSize} 0`} stroke="var(--border-2)" strokeDasharray="3 3" fill="none" />
      {bins.map(({ stated, value, low, high }) =>
        value === null ? null : (
          <g key={stated}>
            {low !== null && high !== null && (
              <path d={`M${stated * markSize} ${y(high)}V${y(low)}`} stroke="var(--accent)" strokeOpacity={0.5} />
            )}
            <circle cx={stated * markSize} cy={y(value)} r={2.5} fill="var(--accent)" />
          </g>
        ),
      )}
    </svg>
  );
}

function Cell({
  title,
  value,
  detail,
  children,
}: {
  title: string;
  value: ReactNode;
  detail: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="border-line p-4 max-md:border-t max-md:first:border-t-0 md:not-first:border-l">
      <p className="text-caption text-2">{title}</p>
      <p className="num mt-0.5 flex items-center gap-2 text-metric">{value}</p>
      <p className="num mt-1 text-caption text-pretty text-3">{detail}</p>
      {children}
    </div>
  );
}

const faultsShown = 3;

/** What disagrees, and where: the first few, and how much more there is. */
function Faults({ ledger }: Pick<TrackRecordView, 'ledger'>) {
  const { t } = useTranslation('signals');
  const { faults, faultCount } = ledger;
  const shown = faults.slice(0, faultsShown);
  return (
    <div data-testid="record-faults" className="num mt-1 flex flex-col gap-0.5 text-caption text-pretty">
      {shown.map(({ what, seq, last, fields }) => {
        const names = [...new Set(fields.map((field) => t(`record.field.${field}`)))].join(' · ');
        return (
          <p key={`${what} ${seq}`} className="text-danger">
            {t(`record.fault.${what}`, { seq, last, count: last - seq + 1, fields: names })}
          </p>
        );
      })}
      <p className="text-3">{t('record.counted', { count: faultCount - shown.length })}</p>
    </div>
  );
}

/** The live record since activation: how often, how much, against what was expected, and whether it is untouched. */
export function RecordStrip({ record }: { readonly record: TrackRecordView }) {
  const { t } = useTranslation('signals');
  const { figure } = useFormat();
  const { hitRate, meanReturn, expected, calibration, ledger, signals, open, withheld } = record;
  const isEmpty = ledger.verified && ledger.entries === 0;
  const percent = (value: number | null, decimals = 1): string =>
    value === null ? missingMark : figure({ value, unit: 'fraction', decimals });
  const signed = (value: number | null): string =>
    value === null ? missingMark : figure({ value, unit: 'fraction', decimals: 2 }, { sign: true });
  const score = (value: number | null): string =>
    value === null ? missingMark : figure({ value, unit: 'ratio', decimals: 3 });
  return (
    <section
      data-card
      data-testid="track-record"
      aria-label={t('record.title')}
      className="grid rounded-card border border-line bg-1 md:grid-cols-2 xl:grid-cols-4"
    >
      <Cell
        title={t('record.hitRate')}
        value={percent(hitRate.value)}
        detail={
          hitRate.n === 0
            ? t('record.none')
            : t('record.interval', {
                low: percent(hitRate.low),
                high: percent(hitRate.high),
                count: hitRate.n,
                expected: percent(expected.hitRate, 0),
              })
        }
      >
        <p className="num mt-1 text-caption text-3">{t('record.issuedDetail', { count: signals, open, withheld })}</p>
      </Cell>
      <Cell
        title={t('record.mean')}
        value={signed(meanReturn.value)}
        detail={
          meanReturn.n === 0
            ? t('record.none')
            : t('record.interval', {
                low: signed(meanReturn.low),
                high: signed(meanReturn.high),
                count: meanReturn.n,
                expected: signed(expected.meanReturn),
              })
        }
      />
      <Cell
        title={t('record.calibration')}
        value={
          <>
            {calibration.n === 0 ? null : <CalibrationMark bins={calibration.bins} />}
            {score(calibration.brier)}
          </>
        }
        detail={
          calibration.n === 0
            ? t('record.none')
            : t('record.brier', { guessing: score(calibration.guessing), count: calibration.n })
        }
      />
      <Cell
        title={t('record.ledger')}
        value={
          <span className="flex items-center gap-1.5 text-ui font-semibold">
            {isEmpty ? null : ledger.verified ? (
              <ShieldCheck size={16} className="text-ok" aria-hidden />
            ) : (
              <ShieldX size={16} className="text-danger" aria-hidden />
            )}
            {t(isEmpty ? 'record.nothing' : ledger.verified ? 'record.verified' : 'record.broken')}
          </span>
        }
        detail={t('record.entries', {
          count: ledger.entries,
          head: ledger.head === null ? '' : `${ledger.head.slice(0, 4)}…${ledger.head.slice(-4)}`,
        })}
      >
        {ledger.verified ? null : <Faults ledger={ledger} />}
        <a className="mt-1 inline-block text-caption text-accent" href={apiUrl('/signals/ledger')} download>
          {t('record.download')}
        </a>
      </Cell>
    </section>
  );
}
