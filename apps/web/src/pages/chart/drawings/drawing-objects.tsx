import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dateOf, timeOf } from '@plumbline/model/date';
import { cx } from '../../../lib/cx.ts';
import { useFormat } from '../../../lib/format.ts';
import { useDates } from '../../../lib/use-dates.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { indexOfTime, timeOfIndex } from './drawing-places.ts';
import { drawingIcons } from './drawing-tools.tsx';
import type { DrawingDesk, PlacedDrawing } from './use-drawing-desk.ts';

export interface DrawingObjectsProps {
  readonly desk: DrawingDesk;
  readonly times: Float64Array;
  readonly decimals: number;
}

/** The drawings in a list, the selected one with its coordinates as fields. */
export function DrawingObjects({ desk, times, decimals }: DrawingObjectsProps) {
  const { t } = useTranslation('chart');
  const { placed, selected } = desk;
  return (
    <section className="border-t border-line p-4" aria-label={t('drawing.title')} data-testid="drawing-objects">
      <h2 className="text-ui text-3">{t('drawing.title')}</h2>
      {desk.drawings.isAnswered && placed.length === 0 ? (
        <p className="pt-2 text-ui text-2">{t('drawing.empty')}</p>
      ) : null}
      <ul className="pt-1">
        {placed.map((one) => (
          <li key={one.id}>
            <DrawingRow one={one} desk={desk} isSelected={one.id === selected?.id} decimals={decimals} />
            {one.id === selected?.id && one.places !== null ? (
              <Coordinates one={{ ...one, places: one.places }} desk={desk} times={times} decimals={decimals} />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DrawingRowProps {
  readonly one: PlacedDrawing;
  readonly desk: DrawingDesk;
  readonly isSelected: boolean;
  readonly decimals: number;
}

function DrawingRow({ one, desk, isSelected, decimals }: DrawingRowProps) {
  const { t } = useTranslation('chart');
  const { figure } = useFormat();
  const { date } = useDates();
  const { id, drawing, places, isLater } = one;
  const Icon = drawingIcons[drawing.kind];
  const kind = t(`drawing.kind.${drawing.kind}`);
  return (
    <div className="flex items-center gap-1">
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={() => desk.select(isSelected ? null : id)}
        className="flex min-w-0 flex-1 items-center gap-2 rounded-control px-1.5 py-1 text-start text-ui hover:bg-2 aria-pressed:bg-accent-wash pointer-coarse:min-h-11"
      >
        <Icon size={14} aria-hidden className="shrink-0 text-3" />
        <span className="min-w-0 flex-1 truncate">{drawing.text === '' ? kind : drawing.text}</span>
        <span className={cx('num text-caption text-3', places === null ? 'min-w-0 truncate' : 'shrink-0')}>
          {places === null
            ? drawing.adjustment === desk.adjustment
              ? t(isLater ? 'drawing.later' : 'drawing.unplaced')
              : t('drawing.otherPrices', { adjustment: t(`adjust.${drawing.adjustment}`) })
            : `${date(dateOf(drawing.points[0]?.at ?? 0))} · ${figure({ value: places[0]?.price ?? null, unit: 'points', decimals })}`}
        </span>
      </button>
      <IconButton
        size="compact"
        label={t('drawing.remove', { kind })}
        icon={<Trash2 size={14} aria-hidden />}
        onClick={() => desk.drawings.remove(id)}
      />
    </div>
  );
}

interface CoordinatesProps {
  readonly one: PlacedDrawing & { readonly places: NonNullable<PlacedDrawing['places']> };
  readonly desk: DrawingDesk;
  readonly times: Float64Array;
  readonly decimals: number;
}

function Coordinates({ one: { id, drawing, places }, desk, times, decimals }: CoordinatesProps) {
  const { t } = useTranslation('chart');
  const put = (at: number, change: { readonly index?: number; readonly price?: number }): void =>
    desk.change(
      id,
      places.map((place, k) => (k === at ? { ...place, ...change } : place)),
      drawing.text,
    );
  return (
    <div className="flex flex-col gap-2 px-1.5 py-2">
      {places.map(({ index, price }, at) => (
        <div key={at} className="grid grid-cols-2 gap-2">
          <Input
            type="date"
            aria-label={t('drawing.date', { at: at + 1 })}
            disabled={drawing.isLocked === true}
            value={dateOf(timeOfIndex(times, index))}
            onChange={(event) => {
              if (event.target.value !== '')
                put(at, { index: Math.round(indexOfTime(times, timeOf(event.target.value))) });
            }}
          />
          <NumberField
            label={t('drawing.price', { at: at + 1 })}
            hideLabel
            disabled={drawing.isLocked === true}
            value={Number(price.toFixed(decimals))}
            step={10 ** -decimals}
            onChange={(value) => {
              if (value !== null) put(at, { price: value });
            }}
          />
        </div>
      ))}
    </div>
  );
}
