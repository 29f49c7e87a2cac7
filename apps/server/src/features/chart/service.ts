import { mostDrawings, mostLayouts } from '@plumbline/contract/chart';
import type { ChartLayout, ChartLayoutView, DrawingView } from '@plumbline/contract/chart';
import type { Drawing } from '@plumbline/model/drawing';
import { PlumblineError } from '@plumbline/model/errors';
import type { Clock } from '@plumbline/model/ports';
import type { Store } from '../../platform/db/open-store.ts';
import { deleteDrawing, deleteLayout, listDrawingRows, listLayoutRows, upsertDrawing, upsertLayout } from './store.ts';

export interface ChartService {
  drawings(ownerId: string, instrumentId: string): Promise<DrawingView[]>;
  putDrawing(
    ownerId: string,
    at: { readonly instrumentId: string; readonly id: string },
    drawing: Drawing,
  ): Promise<void>;
  removeDrawing(ownerId: string, at: { readonly instrumentId: string; readonly id: string }): Promise<void>;
  layouts(ownerId: string): Promise<ChartLayoutView[]>;
  putLayout(ownerId: string, id: string, layout: ChartLayout): Promise<void>;
  removeLayout(ownerId: string, id: string): Promise<void>;
}

/** What readers draw over charts, by owner and instrument, and the arrangements that they keep. */
export function chartService({ store: { db }, clock }: { readonly store: Store; readonly clock: Clock }): ChartService {
  return {
    drawings: async (ownerId, instrumentId) =>
      // Bodies were written below from typed values.
      (await listDrawingRows(db, ownerId, instrumentId)).map(({ id, body }) => ({
        id,
        drawing: JSON.parse(body) as Drawing,
      })),

    putDrawing: (ownerId, { instrumentId, id }, drawing) =>
      db.transaction().execute(async (trx) => {
        const known = await listDrawingRows(trx, ownerId, instrumentId);
        if (known.length >= mostDrawings && known.every((row) => row.id !== id)) {
          throw new PlumblineError('too-large', `At most ${mostDrawings} drawings are kept over one instrument.`);
        }
        await upsertDrawing(trx, {
          owner_id: ownerId,
          id,
          instrument_id: instrumentId,
          body: JSON.stringify(drawing),
          created_at: clock.now(),
        });
      }),

    removeDrawing: (ownerId, { instrumentId, id }) =>
      deleteDrawing(db, { owner_id: ownerId, instrument_id: instrumentId, id }),

    layouts: async (ownerId) =>
      (await listLayoutRows(db, ownerId)).map(({ id, body }) => ({ id, layout: JSON.parse(body) as ChartLayout })),

    putLayout: (ownerId, id, layout) =>
      db.transaction().execute(async (trx) => {
        const known = await listLayoutRows(trx, ownerId);
        if (known.length >= mostLayouts && known.every((row) => row.id !== id)) {
          throw new PlumblineError('too-large', `At most ${mostLayouts} layouts and templates are kept.`);
        }
        await upsertLayout(trx, { owner_id: ownerId, id, body: JSON.stringify(layout), created_at: clock.now() });
      }),

    removeLayout: (ownerId, id) => deleteLayout(db, ownerId, id),
  };
}
