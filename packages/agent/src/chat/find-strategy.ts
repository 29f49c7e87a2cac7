import { PlumblineError } from '@plumbline/model/errors';
import type { Desk, DeskStrategy } from '../tool.ts';

/** A strategy of the reader's by id or by a part of its name; the latest changed when nothing is said. */
export async function findStrategy(desk: Desk, text: string): Promise<DeskStrategy> {
  const all = await desk.strategies();
  const [latest] = all;
  if (latest === undefined)
    throw new PlumblineError('not-found', 'You have no strategy yet. Describe an idea to begin one.', {
      about: 'no-strategy',
    });
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return latest;
  const exact = all.find(({ id, name }) => id === text || name.toLowerCase() === wanted);
  const found = exact ?? all.find(({ name }) => name.toLowerCase().includes(wanted));
  if (found !== undefined) return found;
  throw new PlumblineError('not-found', 'You have no strategy of that name. Open your strategies to see their names.', {
    about: 'no-such-strategy',
  });
}
