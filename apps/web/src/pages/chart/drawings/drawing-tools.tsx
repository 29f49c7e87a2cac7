import {
  AlignJustify,
  Check,
  Eye,
  EyeOff,
  Equal,
  Lock,
  Magnet,
  Minus,
  MousePointer2,
  Redo2,
  RectangleHorizontal,
  Ruler,
  Slash,
  Trash2,
  Type,
  Undo2,
  Unlock,
  X,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../../lib/cx.ts';
import { drawingColors, drawingKinds, drawingPoints, type DrawingKind } from '@plumbline/model/drawing';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import { drawingTokens } from './paint-drawing.ts';
import type { DrawingDesk, PlacedDrawing } from './use-drawing-desk.ts';

export const drawingIcons: Readonly<Record<DrawingKind, LucideIcon>> = {
  trend: Slash,
  horizontal: Minus,
  channel: Equal,
  fibonacci: AlignJustify,
  rectangle: RectangleHorizontal,
  measure: Ruler,
  note: Type,
};

const pressed = 'aria-pressed:bg-accent-wash aria-pressed:text-accent';

/** Tools for drawing over the chart: a column beside it, on a phone a row above it. */
export function DrawingTools({ desk, onChosen }: { readonly desk: DrawingDesk; readonly onChosen: () => void }) {
  const { t } = useTranslation('chart');
  const { draft, drawings, isHidden } = desk;
  const choose = (kind: DrawingKind | null): void => {
    desk.choose(kind);
    // So that the arrows aim at once.
    onChosen();
  };
  return (
    <div
      role="toolbar"
      aria-label={t('drawing.tools')}
      className="flex shrink-0 gap-1 overflow-x-auto border-line p-1 max-md:border-b md:w-[42px] md:flex-col md:border-r"
    >
      <IconButton
        label={t('drawing.pointer')}
        icon={<MousePointer2 size={16} aria-hidden />}
        aria-pressed={draft === null}
        className={pressed}
        onClick={() => choose(null)}
      />
      {drawingKinds.map((kind) => {
        const Icon = drawingIcons[kind];
        return (
          <IconButton
            key={kind}
            label={t(`drawing.kind.${kind}`)}
            icon={<Icon size={16} aria-hidden />}
            aria-pressed={draft?.kind === kind}
            className={pressed}
            onClick={() => choose(draft?.kind === kind ? null : kind)}
          />
        );
      })}
      <IconButton
        label={t('drawing.magnet')}
        icon={<Magnet size={16} aria-hidden />}
        aria-pressed={desk.isMagnetic}
        className={pressed}
        onClick={() => desk.setMagnetic(!desk.isMagnetic)}
      />
      <IconButton
        label={t('drawing.undo')}
        icon={<Undo2 size={16} aria-hidden />}
        disabled={drawings.undo === null}
        onClick={() => drawings.undo?.()}
      />
      <IconButton
        label={t('drawing.redo')}
        icon={<Redo2 size={16} aria-hidden />}
        disabled={drawings.redo === null}
        onClick={() => drawings.redo?.()}
      />
      <IconButton
        label={isHidden ? t('drawing.show') : t('drawing.hide')}
        icon={isHidden ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
        aria-pressed={isHidden}
        className={pressed}
        disabled={desk.placed.length === 0}
        onClick={() => desk.setHidden(!isHidden)}
      />
    </div>
  );
}

/** Over the chart: what to do next while drawing, and what can be done with the drawing that is selected. */
export function DrawingBar({ desk }: { readonly desk: DrawingDesk }) {
  const { t } = useTranslation('chart');
  const { draft, selected } = desk;
  if (draft === null && selected === null) return null;
  const kind = draft?.kind ?? selected?.drawing.kind ?? 'trend';
  return (
    <div
      data-testid="drawing-bar"
      className={cx(
        'absolute top-2 left-2 z-[3] flex max-w-[calc(100%-88px)] items-center gap-2 rounded-control border border-line bg-1 px-2 py-1 text-caption text-2',
        // One row on a phone: more of them would hide what was drawn.
        draft === null ? 'max-md:overflow-x-auto max-md:*:shrink-0 md:flex-wrap' : 'flex-wrap',
      )}
    >
      {draft === null ? (
        <span className="font-medium text-1">{t(`drawing.kind.${kind}`)}</span>
      ) : (
        <span role="status">
          {t('drawing.place', {
            kind: t(`drawing.kind.${kind}`),
            at: draft.places.length + 1,
            of: drawingPoints[kind],
          })}
        </span>
      )}
      {selected === null || selected.places === null ? null : (
        <DrawingText key={selected.id} desk={desk} text={selected.drawing.text} />
      )}
      {selected === null ? null : <DrawingDressing desk={desk} selected={selected} />}
      {selected === null ? null : (
        <IconButton
          size="compact"
          label={t('drawing.remove', { kind: t(`drawing.kind.${kind}`) })}
          icon={<Trash2 size={14} aria-hidden />}
          onClick={() => desk.drawings.remove(selected.id)}
        />
      )}
      <IconButton
        size="compact"
        label={draft === null ? t('drawing.done') : t('drawing.cancel')}
        icon={<X size={14} aria-hidden />}
        onClick={() => (draft === null ? desk.select(null) : desk.choose(null))}
      />
    </div>
  );
}

/** Colours as squares with a mark on the present one, and the lock. */
function DrawingDressing({
  desk,
  selected: { id, drawing },
}: {
  readonly desk: DrawingDesk;
  readonly selected: PlacedDrawing;
}) {
  const { t } = useTranslation('chart');
  const { color = 'blue', isLocked = false } = drawing;
  return (
    <>
      <div role="group" aria-label={t('drawing.color.label')} className="flex items-center">
        {drawingColors.map((one) => (
          <button
            key={one}
            type="button"
            aria-label={t(`drawing.color.${one}`)}
            title={t(`drawing.color.${one}`)}
            aria-pressed={one === color}
            onClick={() => desk.dress(id, { color: one, isLocked })}
            className="grid size-6 place-items-center rounded-control hover:bg-2 pointer-coarse:size-11"
          >
            <span
              aria-hidden
              className="grid size-4 place-items-center rounded-[4px] text-[color:var(--bg-1)]"
              style={{ background: `var(${drawingTokens[one]})` }}
            >
              {one === color ? <Check size={12} /> : null}
            </span>
          </button>
        ))}
      </div>
      <IconButton
        size="compact"
        label={t('drawing.lock')}
        icon={isLocked ? <Lock size={14} aria-hidden /> : <Unlock size={14} aria-hidden />}
        aria-pressed={isLocked}
        className={pressed}
        onClick={() => desk.dress(id, { color, isLocked: !isLocked })}
      />
    </>
  );
}

function DrawingText({ desk, text }: { readonly desk: DrawingDesk; readonly text: string }) {
  const { t } = useTranslation('chart');
  const { selected } = desk;
  const keep = (next: string): void => {
    if (selected === null || selected.places === null || next === text) return;
    desk.change(selected.id, selected.places, next);
  };
  return (
    <Input
      aria-label={t('drawing.text')}
      placeholder={t('drawing.text')}
      defaultValue={text}
      maxLength={200}
      className="!h-7 !w-36 pointer-coarse:!h-11"
      onBlur={(event) => keep(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        event.stopPropagation();
      }}
    />
  );
}
