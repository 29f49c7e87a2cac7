import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFact } from '@plumbline/model/format';
import { useReport } from './report-context.ts';
import { useFigureLabel } from './use-figure-label.ts';

export interface FigureMarkProps {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly className?: string;
  /** Height of the letters in pixels. */
  readonly size?: number;
  /** Printed instead of the whole figure where the chart names the unit once for all. */
  readonly text?: string | undefined;
}

/** Half of the smallest area that a finger or a shaky pointer can hit. */
const reach = 12;

/** A figure inside a drawing: the same button as in text, so that every number of a chart opens its receipt too. */
export function FigureMark(props: FigureMarkProps) {
  const { id, x, y, anchor = 'middle', className = 'fill-[var(--text-2)]', size = 11 } = props;
  const { t } = useTranslation('research');
  const labelOf = useFigureLabel();
  const { book, locale, openFigure, onOpenFigure } = useReport();
  const fact = book.fact(id);
  if (fact === undefined || fact.value === null) return null;
  const full = formatFact(fact, locale);
  const text = props.text ?? full;
  const width = Math.max(2 * reach, text.length * size * 0.64 + 8);
  const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width + 4 : x - 4;

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onOpenFigure(id);
  }

  return (
    <g
      role="button"
      tabIndex={0}
      className="figure-mark"
      data-figure={fact.id}
      data-source={fact.source.id}
      data-simulated={fact.simulated || undefined}
      data-open={openFigure === fact.id || undefined}
      aria-label={t('figure.open', { label: labelOf(fact), value: full })}
      onClick={() => onOpenFigure(id)}
      onKeyDown={onKeyDown}
    >
      <rect
        className="figure-ring"
        x={left}
        y={y - reach - 4}
        width={width}
        height={2 * reach}
        rx={4}
        fill="transparent"
        stroke="transparent"
        strokeWidth={1.5}
      />
      <text x={x} y={y} textAnchor={anchor} fontSize={size} className={className}>
        {text}
      </text>
    </g>
  );
}
