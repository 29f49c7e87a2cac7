import { memo } from 'react';
import type { Fact } from '@plumbline/model/fact';
import { changeGlyph, formatFact, missingMark } from '@plumbline/model/format';
import type { Locale } from '@plumbline/model/locale';
import { useTranslation } from 'react-i18next';
import { Tooltip } from '../../ui/tooltip.tsx';
import { cx } from '../../lib/cx.ts';
import { useDates } from '../../lib/use-dates.ts';
import { figureLabel, isChangeMetric } from './metric-label.ts';
import { useReport } from './report-context.ts';
import './figure.css';

export interface FigureProps {
  /** Handle of the fact. */
  readonly id: string;
  /** prose: a little stronger than the words around it; plain: as tables and key figures set it. */
  readonly look?: 'prose' | 'plain';
  /** Print sign, glyph and market colour: always, never, or when the metric is a change. */
  readonly change?: 'auto' | 'always' | 'never';
  /** Print without sign, where the words around say the direction. */
  readonly isSize?: boolean;
  /** Print in full instead of K/M/B. */
  readonly full?: boolean;
  /** Other digits after the point than the figure's own, where a table must add up. */
  readonly decimals?: number | undefined;
  readonly className?: string | undefined;
}

const colorOf = { '▲': 'text-up', '▼': 'text-down', '●': '' } as const;

function isChange(fact: Fact, change: NonNullable<FigureProps['change']>): boolean {
  if (change !== 'auto') return change === 'always';
  return isChangeMetric(fact.metric);
}

/** A number on screen. It is its own button: a click opens its receipt. */
export function Figure({ id, ...look }: FigureProps) {
  const { book, locale, openFigure, onOpenFigure } = useReport();
  const fact = book.fact(id);
  if (fact === undefined) return <Withheld />;
  return (
    <FigureButton
      {...look}
      fact={fact}
      locale={locale}
      isOpen={openFigure === fact.id}
      isModified={book.isModified(fact.id)}
      onOpen={onOpenFigure}
    />
  );
}

interface FigureButtonProps extends Omit<FigureProps, 'id'> {
  readonly fact: Fact;
  readonly locale: Locale;
  readonly isOpen: boolean;
  readonly isModified: boolean;
  readonly onOpen: (id: string) => void;
}

/** Apart, because a report has hundreds and an assumption changed in the page moves a few. */
const FigureButton = memo(function FigureButton(props: FigureButtonProps) {
  const {
    fact,
    locale,
    isOpen,
    isModified,
    onOpen,
    look = 'plain',
    change = 'auto',
    isSize = false,
    full = false,
  } = props;
  const { t } = useTranslation('research');
  const { datesIn } = useDates();
  const options = full ? { compact: false } : {};
  const signed = fact.value !== null && isChange(fact, change);
  const glyph = signed ? changeGlyph(fact) : null;
  const printed = props.decimals === undefined ? fact : { ...fact, decimals: props.decimals };
  // A sentence says of a rise that it is one even where it is set without glyph and colour.
  const sign = signed || (look === 'prose' && isChangeMetric(fact.metric));
  const whole = formatFact(printed, locale, { ...options, sign, size: isSize, isoDates: true });
  const text = fact.unit === 'date' ? datesIn(whole) : whole;
  const label = datesIn(figureLabel(fact, locale));
  const button = (
    <button
      type="button"
      className={cx('figure', look === 'prose' && 'figure-prose', glyph !== null && colorOf[glyph], props.className)}
      data-figure={fact.id}
      data-source={fact.source.id}
      data-simulated={fact.simulated || undefined}
      data-modified={isModified || undefined}
      data-open={isOpen || undefined}
      aria-label={t('figure.open', { label, value: text })}
      onClick={() => onOpen(fact.id)}
    >
      {glyph === null ? text : `${glyph} ${text}`}
    </button>
  );
  return fact.value === null ? <Tooltip label={fact.why?.[locale] ?? t('figure.unknown')}>{button}</Tooltip> : button;
});

/** In a table, where nothing is on record for a place. */
export function Absent() {
  const { t } = useTranslation('research');
  return (
    <Tooltip label={t('figure.absent')}>
      <span tabIndex={0} data-absent className="text-3">
        {missingMark}
        <span className="sr-only">{t('figure.absent')}</span>
      </span>
    </Tooltip>
  );
}

function Withheld() {
  const { t } = useTranslation('research');
  return (
    <Tooltip label={t('figure.withheld')}>
      <span tabIndex={0} className="text-3" aria-label={t('figure.withheld')}>
        {missingMark}
      </span>
    </Tooltip>
  );
}
