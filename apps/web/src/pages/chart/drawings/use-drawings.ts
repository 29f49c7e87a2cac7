import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DrawingView, listDrawings, putDrawing, removeDrawing } from '@plumbline/contract/chart';
import type { Drawing } from '@plumbline/model/drawing';
import type { InstrumentId } from '@plumbline/model/instrument';
import { call } from '../../../lib/api.ts';
import { useErrorTexts } from '../../../lib/use-error-text.ts';
import { toast } from '../../../ui/toast.ts';

/** A drawing before and after it was changed; null where there was or is none. */
interface Change {
  readonly id: string;
  readonly before: Drawing | null;
  readonly after: Drawing | null;
}

interface Changes {
  readonly past: readonly Change[];
  readonly future: readonly Change[];
}

export interface Drawings {
  readonly all: readonly DrawingView[];
  /** Whether what is kept has come: until then nobody knows that nothing was drawn. */
  readonly isAnswered: boolean;
  readonly put: (id: string, drawing: Drawing) => void;
  readonly remove: (id: string) => void;
  /** Null where there is nothing to undo or to do again. */
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
}

function drawingsQuery(instrumentId: InstrumentId) {
  return queryOptions({
    queryKey: ['drawings', instrumentId],
    queryFn: ({ signal }) =>
      call<typeof listDrawings>('get', '/drawings/:instrumentId', { as: 'owner', params: { instrumentId }, signal }),
    staleTime: 60_000,
  });
}

function withChange(all: readonly DrawingView[], { id, after }: Change): DrawingView[] {
  if (after === null) return all.filter((one) => one.id !== id);
  if (all.every((one) => one.id !== id)) return [...all, { id, drawing: after }];
  return all.map((one) => (one.id === id ? { id, drawing: after } : one));
}

/** What the reader drew over an instrument. Changes show at once; one that the server does not take is taken back, and said. */
export function useDrawings(instrumentId: InstrumentId): Drawings {
  const client = useQueryClient();
  const query = drawingsQuery(instrumentId);
  const kept = useQuery(query).data?.drawings;
  const all = kept ?? [];
  const errorText = useErrorTexts();
  const [{ past, future }, setChanges] = useState<Changes>({ past: [], future: [] });
  const save = useMutation({
    // One after the other, so that the last change is the last one to arrive.
    scope: { id: `drawings ${instrumentId}` },
    mutationFn: ({ id, after }: Change) =>
      after === null
        ? call<typeof removeDrawing>('delete', '/drawings/:instrumentId/:id', {
            as: 'owner',
            params: { instrumentId, id },
          })
        : call<typeof putDrawing>('put', '/drawings/:instrumentId/:id', {
            as: 'owner',
            params: { instrumentId, id },
            body: { ...after, points: [...after.points] },
          }),
    onError: (error) => {
      toast.error(errorText(error));
      void client.invalidateQueries({ queryKey: query.queryKey });
    },
  });

  function apply(change: Change): void {
    void client.cancelQueries({ queryKey: query.queryKey });
    client.setQueryData(query.queryKey, (known) => ({ drawings: withChange(known?.drawings ?? [], change) }));
    save.mutate(change);
  }
  function make(id: string, after: Drawing | null): void {
    const before = all.find((one) => one.id === id)?.drawing ?? null;
    const change = { id, before, after };
    apply(change);
    setChanges({ past: [...past, change], future: [] });
  }

  const [last, next] = [past.at(-1), future[0]];
  return {
    all,
    isAnswered: kept !== undefined,
    put: make,
    remove: (id) => make(id, null),
    undo:
      last === undefined
        ? null
        : () => {
            apply({ id: last.id, before: last.after, after: last.before });
            setChanges({ past: past.slice(0, -1), future: [last, ...future] });
          },
    redo:
      next === undefined
        ? null
        : () => {
            apply(next);
            setChanges({ past: [...past, next], future: future.slice(1) });
          },
  };
}
