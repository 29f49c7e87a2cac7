import { GripVertical } from 'lucide-react';
import { useEffect, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Ghost } from '../../../ui/ghost.tsx';
import { PlainIconButton } from '../../../ui/icon-button.tsx';
import { SimulatedChip } from '../../../ui/simulated-chip.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { cx } from '../../../lib/cx.ts';
import { isWide, keepEmpty, readEmpty, type TodayCard } from './card-places.ts';

/** What a card needs to be moved by its handle. */
export interface CardMove {
  readonly card: TodayCard;
  readonly isHeld: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPointerDown: (event: PointerEvent) => void;
}

export interface AnswerState {
  readonly data: unknown;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface TodayCardFrameProps {
  readonly move: CardMove;
  readonly title: string;
  readonly aside?: ReactNode;
  readonly simulated: boolean;
  readonly answer: AnswerState;
  /** Whether there is nothing to list, with the words for it. */
  readonly none: string | null;
  readonly children: ReactNode;
}

/** A card of the day: its height is its own, so that nothing moves when it is filled; on a phone one that was empty takes no more than it needs. */
export function TodayCardFrame({ move, title, aside, simulated, answer, none, children }: TodayCardFrameProps) {
  const { t } = useTranslation('today');
  const id = `today-${move.card}`;
  const [wasEmpty] = useState(() => readEmpty().includes(move.card));
  const isEmpty = answer.data === undefined ? (answer.error === null ? wasEmpty : true) : none !== null;
  useEffect(() => {
    if (answer.data !== undefined) keepEmpty(move.card, none !== null);
  }, [answer.data, move.card, none]);
  return (
    <section
      aria-labelledby={id}
      data-card
      data-today={move.card}
      data-testid={id}
      className={cx(
        'flex min-w-0 flex-col rounded-card border bg-1',
        move.isHeld ? 'border-accent opacity-80' : 'border-line',
        // On a phone the movers stand one below the other.
        !isWide(move.card) &&
          (isEmpty ? 'lg:h-[300px]' : move.card === 'movers' ? 'h-[440px] lg:h-[300px]' : 'h-[300px]'),
        move.card === 'factors' && answer.data === undefined && 'min-h-[640px] sm:min-h-[420px] lg:min-h-[230px]',
      )}
    >
      <div className="flex min-h-[53px] flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 ps-(--card-padding) pe-2">
        <h3 id={id} className="text-h3">
          {title}
        </h3>
        {simulated && <SimulatedChip />}
        <span className="ms-auto flex items-center gap-2 text-caption text-3">
          {aside}
          <PlainIconButton
            label={t('move', { title })}
            title={t('moveKeys')}
            size="compact"
            data-handle
            className={cx('touch-none', move.isHeld ? 'cursor-grabbing' : 'cursor-grab')}
            icon={<GripVertical size={14} aria-hidden />}
            onKeyDown={move.onKeyDown}
            onPointerDown={move.onPointerDown}
          />
        </span>
      </div>
      {answer.error !== null && answer.data === undefined ? (
        <ErrorState
          title={t('failed', { title })}
          error={answer.error}
          retrying={answer.isFetching}
          onRetry={() => void answer.refetch()}
        />
      ) : answer.data === undefined ? (
        <Skeleton className={cx('m-4 h-full', isEmpty ? 'min-h-8' : 'min-h-40')} />
      ) : none !== null ? (
        <>
          <p className="px-(--card-padding) py-4 text-ui font-normal text-2">{none}</p>
          {/* A phone gives an empty card no more room than its sentence needs. */}
          <Ghost of="rows" className="mx-auto my-auto max-lg:hidden" />
        </>
      ) : (
        children
      )}
    </section>
  );
}

/** The rows of a card, which scroll within it; a shade at the lower edge says that there are more below. */
export function TodayRows({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      className="shade-below min-h-0 flex-1 divide-y divide-line overflow-y-auto overscroll-contain"
    >
      {children}
    </ul>
  );
}
