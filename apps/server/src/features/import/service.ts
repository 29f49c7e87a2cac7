import { dayMs } from '@plumbline/model/date';
import { ulid } from 'ulid';
import { importPartBytes } from '@plumbline/contract/imports';
import type { ImportPreview } from '@plumbline/contract/imports';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { Clock } from '@plumbline/model/ports';
import type { RowsAndBodies } from '../../platform/db/open-store.ts';
import { inTurn } from '../../platform/owner-pace.ts';
import { instrumentView, readInstrument } from '../instrument/service.ts';
import type { MarketHandle } from '../../platform/market-handle.ts';
import { namesPort } from '../../platform/market-handle.ts';
import type { ImportOutcome, ImportReader, ReadChoice } from './read-import.ts';
import {
  applyRows,
  countArriving,
  deleteImport,
  deleteOld,
  findArriving,
  insertImport,
  readParts,
  undoRows,
  writePart,
} from './store.ts';

/** Files that were announced and never applied are forgotten after this. */
const arrivalMs = 3_600_000;
/** Announced and not yet applied: each may fill the store with its parts. */
const mostArriving = 5;
/** So long an import can be undone. */
const undoMs = 7 * dayMs;

export interface ImportService {
  begin(ownerId: string, fileName: string, bytes: number): Promise<{ id: string; parts: number; partBytes: number }>;
  receive(ownerId: string, id: string, part: number, data: Uint8Array): Promise<{ received: number; parts: number }>;
  preview(ownerId: string, id: string, instrumentId: string | undefined, choice: ReadChoice): Promise<ImportPreview>;
  apply(
    ownerId: string,
    id: string,
    instrumentId: string,
    choice: ReadChoice,
  ): Promise<{ instrument: Instrument; outcome: ImportOutcome; isReplacing: boolean }>;
  /** Hands over a file that has arrived, once: it is no longer here afterwards. */
  take(ownerId: string, id: string): Promise<{ name: string; bytes: Uint8Array }>;
  undo(ownerId: string, id: string): Promise<void>;
  cancel(ownerId: string, id: string): Promise<void>;
}

interface Deps {
  readonly store: RowsAndBodies;
  readonly market: MarketHandle;
  readonly read: ImportReader;
  readonly clock: Clock;
}

const partsOf = (bytes: number): number => Math.ceil(bytes / importPartBytes);

/** Files of bars on their way in: parts are kept until the file is applied, and nothing of it shows before. */
export function importService({ store, market, read, clock }: Deps): ImportService {
  const { db } = store;
  const find = async (ownerId: string, id: string) => {
    const row = await findArriving(db, ownerId, id);
    if (row === undefined) throw new PlumblineError('not-found', 'There is no such file on its way in; send it again.');
    return row;
  };

  const fileOf = async (ownerId: string, id: string) => {
    const { file_name: name, bytes } = await find(ownerId, id);
    const bodies = await readParts(db, id);
    const whole = new Uint8Array(bytes);
    const length = bodies.reduce((sum, body) => sum + body.byteLength, 0);
    if (length !== bytes)
      throw new PlumblineError('bad-input', `Only ${length} of ${bytes} bytes have arrived; send the rest first.`);
    let at = 0;
    for (const body of bodies) {
      whole.set(body, at);
      at += body.byteLength;
    }
    return { name, bytes: whole, importedAt: clock.now() };
  };

  /** Whom a spelling names, where it names one alone. */
  const instrumentNamed = async (symbol: string | null): Promise<Instrument | null> => {
    if (symbol === null) return null;
    const resolution = await (await namesPort(market)).resolve(symbol);
    return resolution.kind === 'one' ? resolution.instrument : null;
  };

  return {
    async begin(ownerId, fileName, bytes) {
      const now = clock.now();
      await deleteOld(db, { arrivedBefore: now - arrivalMs, undoneBefore: now - undoMs });
      const id = ulid(now);
      const row = {
        id,
        owner_id: ownerId,
        file_name: fileName,
        bytes,
        state: 'arriving' as const,
        created_at: clock.now(),
      };
      await db.transaction().execute(async (trx) => {
        await inTurn(trx, ownerId);
        if ((await countArriving(trx, ownerId)) >= mostArriving) {
          const problem = `${mostArriving} files of yours are on their way already. Finish or cancel one first.`;
          throw new PlumblineError('rate-limited', problem, { limit: 'files.atOnce', retryAfterSeconds: 60 });
        }
        await insertImport(trx, row);
      });
      return { id, parts: partsOf(bytes), partBytes: importPartBytes };
    },

    async receive(ownerId, id, part, data) {
      const { bytes } = await find(ownerId, id);
      const parts = partsOf(bytes);
      const wanted = part === parts - 1 ? bytes - part * importPartBytes : importPartBytes;
      if (part >= parts || data.byteLength !== wanted) {
        throw new PlumblineError(
          'bad-input',
          `Part ${part} must be one of ${parts} and hold ${Math.max(0, wanted)} bytes.`,
        );
      }
      const received = await writePart(db, id, part, data);
      return { received, parts };
    },

    async preview(ownerId, id, instrumentId, choice) {
      const file = await fileOf(ownerId, id);
      const chosen = instrumentId === undefined ? null : await readInstrument(market, instrumentId);
      const first = await read({ file, instrument: chosen, choice });
      const instrument = chosen ?? (await instrumentNamed(first.symbol));
      const { view, refusal } =
        chosen === null && instrument !== null ? await read({ file, instrument, choice }) : first;
      return { ...view, refusal, instrument: instrument === null ? null : instrumentView(instrument) };
    },

    async apply(ownerId, id, instrumentId, choice) {
      const file = await fileOf(ownerId, id);
      const instrument = await readInstrument(market, instrumentId);
      const outcome = await read({ file, instrument, choice });
      if (outcome.stored === null) {
        throw new PlumblineError('data-refused', outcome.refusal ?? 'Nothing of this file can be kept.');
      }
      const isReplacing = await applyRows(store, id, outcome.stored);
      return { instrument, outcome, isReplacing };
    },

    async take(ownerId, id) {
      const { name, bytes } = await fileOf(ownerId, id);
      await deleteImport(db, id);
      return { name, bytes };
    },

    undo: (ownerId, id) => undoRows(store, id, ownerId),

    async cancel(ownerId, id) {
      await find(ownerId, id);
      await deleteImport(db, id);
    },
  };
}
