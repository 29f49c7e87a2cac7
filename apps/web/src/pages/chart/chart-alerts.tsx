import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { changeAlert, createAlert, removeAlert } from '@plumbline/contract/alert';
import type { InstrumentId } from '@plumbline/model/instrument';
import { alertsQuery } from '../../lib/alerts.ts';
import { call } from '../../lib/api.ts';
import { cx } from '../../lib/cx.ts';
import { useFormat } from '../../lib/format.ts';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast.ts';
import type { ChartCanvas } from './chart-canvas.ts';

/** A level that is watched, or would be. */
interface AlertLine {
  /** Null = not kept yet. */
  readonly id: string | null;
  readonly level: number;
}

export interface ChartAlerts {
  readonly lines: readonly AlertLine[];
  readonly lastClose: number;
  readonly begin: (level: number) => void;
  readonly place: (id: string | null, level: number) => void;
  readonly keep: () => void;
  readonly remove: (id: string | null) => void;
  readonly isBusy: boolean;
}

/** Alerts on the price of an instrument as lines over its chart. A level above the last close rings from below, and the other way. */
export function useChartAlerts(instrumentId: InstrumentId, lastClose: number, decimals: number): ChartAlerts {
  const { t } = useTranslation('chart');
  const client = useQueryClient();
  const errorText = useErrorTexts();
  const [draft, setDraft] = useState<number | null>(null);
  const alerts = useQuery(alertsQuery).data?.alerts ?? [];
  const settled = {
    onSettled: () => client.invalidateQueries({ queryKey: alertsQuery.queryKey }),
    onError: (error: unknown) => toast.error(errorText(error)),
  };
  const rounded = (level: number): number => Number(Math.max(level, 10 ** -decimals).toFixed(decimals));
  const ruleOf = (level: number) => ({ is: level > lastClose ? ('above' as const) : ('below' as const), level });
  const create = useMutation({
    mutationFn: (level: number) =>
      call<typeof createAlert>('post', '/alerts', {
        as: 'owner',
        body: { kind: 'price', instrumentId, rule: ruleOf(level), repeat: 'once' },
      }),
    onSuccess: () => {
      setDraft(null);
      toast.success(t('alert.kept'));
    },
    ...settled,
  });
  const change = useMutation({
    mutationFn: ({ id, level }: { readonly id: string; readonly level: number }) =>
      call<typeof changeAlert>('patch', '/alerts/:id', { as: 'owner', params: { id }, body: { rule: ruleOf(level) } }),
    ...settled,
  });
  const remove = useMutation({
    mutationFn: (id: string) => call<typeof removeAlert>('delete', '/alerts/:id', { as: 'owner', params: { id } }),
    ...settled,
  });
  const kept = alerts.flatMap((alert): readonly AlertLine[] => {
    const { id, rule, state } = alert;
    if (alert.instrumentId !== instrumentId || state === 'ended' || rule === null || rule.is === 'moves') return [];
    // Where it is going while the server is being asked.
    const pending = change.isPending && change.variables.id === id ? change.variables.level : rule.level;
    return [{ id, level: pending }];
  });
  return {
    lines: draft === null ? kept : [...kept, { id: null, level: draft }],
    lastClose,
    begin: (level) => setDraft(rounded(level)),
    place: (id, level) => (id === null ? setDraft(rounded(level)) : change.mutate({ id, level: rounded(level) })),
    keep: () => {
      if (draft !== null) create.mutate(draft);
    },
    remove: (id) => (id === null ? setDraft(null) : remove.mutate(id)),
    isBusy: create.isPending,
  };
}

export interface AlertLinesProps {
  readonly alerts: ChartAlerts;
  readonly canvas: RefObject<ChartCanvas | null>;
  /** Price of a height of the chart; null outside it. */
  readonly priceAt: (y: number) => number | null;
  readonly valueOf: (price: number) => number;
  readonly decimals: number;
  /** Counts the chart's movements; each one places the lines anew. */
  readonly moves: number;
}

/** One press of an arrow moves a level by this share of it. */
const stepShare = 1 / 200;

/** The lines, to be dragged, or moved by the arrows. */
export function AlertLines({ alerts, canvas, priceAt, valueOf, decimals, moves }: AlertLinesProps) {
  const { t } = useTranslation('chart');
  const { figure } = useFormat();
  const [dragged, setDragged] = useState<AlertLine | null>(null);
  // Read for its change alone: the heights come from the chart.
  void moves;
  const height = canvas.current?.priceHeight() ?? 0;
  const wordsOf = (level: number): string =>
    t(level > alerts.lastClose ? 'alert.above' : 'alert.below', {
      level: figure({ value: level, unit: 'points', decimals }),
    });
  const levelAt = (event: PointerEvent<HTMLElement>): number | null => {
    const top = event.currentTarget.closest('[data-plot]')?.getBoundingClientRect().top ?? 0;
    return priceAt(event.clientY - top);
  };
  function onKeyDown(event: KeyboardEvent, { id, level }: AlertLine): void {
    const by = level * stepShare * (event.shiftKey ? 10 : 1);
    if (event.key === 'ArrowUp') alerts.place(id, level + by);
    else if (event.key === 'ArrowDown') alerts.place(id, level - by);
    else if (event.key === 'Enter' && id === null) alerts.keep();
    else if (event.key === 'Escape' && id === null) alerts.remove(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return alerts.lines.map((line) => {
    const level = dragged !== null && dragged.id === line.id ? dragged.level : line.level;
    const y = canvas.current?.yAt(valueOf(level)) ?? Number.NaN;
    if (!(y >= 0 && y <= height)) return null;
    return (
      <div key={line.id ?? 'new'} className="absolute inset-x-0 z-[2] h-0" style={{ top: y }}>
        <div
          role="slider"
          tabIndex={0}
          aria-orientation="vertical"
          aria-label={line.id === null ? t('alert.new') : t('alert.title')}
          aria-valuenow={level}
          aria-valuetext={wordsOf(level)}
          onKeyDown={(event) => onKeyDown(event, { id: line.id, level })}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            setDragged({ id: line.id, level });
          }}
          onPointerMove={(event) => {
            const to = dragged === null ? null : levelAt(event);
            if (to !== null) setDragged({ id: line.id, level: to });
          }}
          onPointerUp={() => {
            if (dragged !== null && dragged.level !== line.level) alerts.place(line.id, dragged.level);
            setDragged(null);
          }}
          onPointerCancel={() => setDragged(null)}
          className="absolute inset-x-0 -top-1.5 h-3 cursor-ns-resize touch-none pointer-coarse:-top-5 pointer-coarse:h-10"
        >
          <span
            aria-hidden
            className={cx(
              'absolute inset-x-0 top-1/2 border-t border-warn',
              line.id === null ? 'border-dashed' : 'border-solid',
            )}
          />
        </div>
        <div className="absolute top-1 left-3 flex items-center gap-1.5 rounded-control border border-line bg-1 px-2 py-0.5 text-caption text-warn">
          <span className="num">{wordsOf(level)}</span>
          {line.id === null ? (
            <Button size="compact" variant="primary" disabled={alerts.isBusy} onClick={alerts.keep}>
              {t('alert.keep')}
            </Button>
          ) : null}
          <IconButton
            size="compact"
            label={line.id === null ? t('alert.giveUp') : t('alert.remove')}
            icon={<X size={14} aria-hidden />}
            onClick={() => alerts.remove(line.id)}
          />
        </div>
      </div>
    );
  });
}
