import { ulid } from 'ulid';
import type { MemoryView } from '@plumbline/contract/memory';
import { PlumblineError } from '@plumbline/model/errors';
import type { MemoryKind } from '@plumbline/model/memory';
import type { Clock } from '@plumbline/model/ports';
import type { Store } from '../../platform/db/open-store.ts';
import type { MemoryRow } from './store.ts';
import { deleteMemory, insertMemory, listMemoryRows, updateMemory } from './store.ts';

const mostMemories = 200;

export interface MemoryService {
  list(ownerId: string): Promise<MemoryView[]>;
  /** Keeps what a proposal held that the reader agreed to: the only way anything comes to be kept. */
  keep(
    ownerId: string,
    kept: { readonly kind: MemoryKind; readonly text: string; readonly saidIn: string | null },
  ): Promise<void>;
  change(
    ownerId: string,
    id: string,
    change: { readonly kind?: MemoryKind | undefined; readonly text?: string | undefined },
  ): Promise<MemoryView>;
  remove(ownerId: string, id: string): Promise<void>;
}

function viewOf({ id, kind, text, said_in: saidIn, created_at: createdAt, updated_at: updatedAt }: MemoryRow) {
  return { id, kind, text, saidIn, createdAt, updatedAt };
}

const missing = (): PlumblineError => new PlumblineError('not-found', 'Nothing of that kind is kept.');

export function memoryService({
  store: { db },
  clock,
}: {
  readonly store: Store;
  readonly clock: Clock;
}): MemoryService {
  return {
    list: async (ownerId) => (await listMemoryRows(db, ownerId)).map(viewOf),

    async keep(ownerId, { kind, text, saidIn }) {
      const known = await listMemoryRows(db, ownerId);
      if (known.some((row) => row.kind === kind && row.text === text)) return;
      if (known.length >= mostMemories) {
        throw new PlumblineError('too-large', `At most ${mostMemories} things are kept. Erase one in Settings first.`);
      }
      const at = clock.now();
      const row = { id: ulid(at), owner_id: ownerId, kind, text, said_in: saidIn, created_at: at, updated_at: at };
      await insertMemory(db, row);
    },

    async change(ownerId, id, { kind, text }) {
      const change = { ...(kind !== undefined && { kind }), ...(text !== undefined && { text }) };
      const row = await updateMemory(db, ownerId, id, { ...change, updated_at: clock.now() });
      if (row === undefined) throw missing();
      return viewOf(row);
    },

    async remove(ownerId, id) {
      if (!(await deleteMemory(db, ownerId, id))) throw missing();
    },
  };
}
