import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { BarColumns } from '@plumbline/model/bar';
import { useFormat } from '../../lib/format.ts';
import { safeLink } from '../../lib/safe-link.ts';
import { useDates } from '../../lib/use-dates.ts';
import { useLocale } from '../../lib/use-locale.ts';
import type { BandStep } from '../research/first-screen/value-spread.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { ChartMark } from './chart-marks.tsx';
import { surpriseOf, valuesAround } from './mark-figures.ts';

export interface MarkReceiptProps {
  readonly marks: readonly ChartMark[];
  /** Whether the source of events has answered: until then nobody knows that there are none. */
  readonly isAnswered: boolean;
  readonly chosen: ChartMark | null;
  readonly onChoose: (key: string) => void;
  readonly onStep: (step: 1 | -1) => void;
  /** Closes, for what the price did after an event. */
  readonly bars: BarColumns;
  readonly isIntraday: boolean;
  readonly isSimulated: boolean;
  /** The value as it was known in its time; empty = not shown. */
  readonly band: readonly BandStep[];
}

/** The mark that was chosen in figures with its source, and what stands around it. */
export function MarkReceipt(props: MarkReceiptProps) {
  const { marks, isAnswered, chosen, onChoose, onStep, bars, isIntraday, isSimulated, band } = props;
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
  const surprise = chosen === null ? null : surpriseOf(chosen);
  const values = chosen === null || chosen.index < 0 ? null : valuesAround(band, bars, chosen.index);
  const perShare = (value: number): string => figure({ value, unit: 'points', decimals: 2 });
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
      {isAnswered && marks.length === 0 ? <p className="pt-2 text-ui text-2">{t('marks.empty')}</p> : null}
      {chosen === null ? null : (
        <div className="pt-2 text-ui">
          <p className="text-h3">{chosen.title[locale]}</p>
          <dl className="num grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 pt-2">
            <dt className="text-2">{research('bar.date')}</dt>
            <dd>{chosen.isEstimate ? t('marks.estimate', { date: date(chosen.date) }) : date(chosen.date)}</dd>
            {chosen.actual === null ? null : (
              <>
                <dt className="text-2">{t('marks.reported')}</dt>
                <dd>{perShare(chosen.actual)}</dd>
              </>
            )}
            {chosen.expected === null ? null : (
              <>
                <dt className="text-2">{t('marks.expected')}</dt>
                <dd>{perShare(chosen.expected)}</dd>
              </>
            )}
            {surprise === null ? null : (
              <>
                <dt className="text-2">{t('marks.surprise')}</dt>
                <dd>{figure({ value: surprise, unit: 'fraction', decimals: 1 }, { sign: true })}</dd>
              </>
            )}
            {move === null ? null : (
              <>
                <dt className="text-2">{t('marks.nextBar')}</dt>
                <dd className={move > 0 ? 'text-up' : move < 0 ? 'text-down' : ''}>
                  {figure({ value: move, unit: 'fraction', decimals: 2 }, { sign: true })}
                </dd>
              </>
            )}
            {values === null ? null : (
              <>
                <dt className="text-2">{t('marks.value')}</dt>
                <dd>{values.map((value) => figure({ value, unit: 'points', decimals: 2 })).join(' → ')}</dd>
              </>
            )}
          </dl>
          {link === null ? (
            <p className="pt-2 text-caption text-pretty text-2">
              {t(isSimulated ? 'marks.simulated' : 'marks.noAddress')}{' '}
              <Link
                to="."
                search={(known) => ({ ...known, settings: 'data' })}
                className="text-accent underline underline-offset-2"
              >
                {t('marks.sources')}
              </Link>
            </p>
          ) : (
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
              className="flex w-full items-baseline gap-2 rounded-control px-1.5 py-1 text-start text-ui hover:bg-2 aria-pressed:bg-accent-wash pointer-coarse:min-h-11 pointer-coarse:items-center"
            >
              <span className="num shrink-0 text-caption text-3">{date(mark.date)}</span>
              <span className="line-clamp-2 min-w-0">{mark.title[locale]}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
