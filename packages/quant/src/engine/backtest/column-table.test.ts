import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createQueue, dequeue, enqueue } from './column-table.ts';

interface Named {
  name: number;
}

const step = fc.record({ adds: fc.boolean(), atFront: fc.boolean(), place: fc.nat(9) });

describe('a queue of entries', () => {
  it('keeps the order of a plain list whatever comes and goes', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const queue = createQueue((): Named => ({ name: -1 }));
        const list: number[] = [];
        for (const [name, { adds, atFront, place }] of steps.entries()) {
          if (adds || list.length === 0) {
            enqueue(queue, atFront).name = name;
            list.splice(atFront ? 0 : list.length, 0, name);
          } else {
            const at = place % list.length;
            dequeue(queue, queue.entries[at]);
            list.splice(at, 1);
          }
          expect(queue.entries.slice(0, queue.count).map((entry) => entry.name)).toEqual(list);
        }
      }),
    );
  });

  it('uses entries again instead of making new ones', () => {
    let made = 0;
    const queue = createQueue((): Named => {
      made += 1;
      return { name: made };
    });
    for (let round = 0; round < 5; round += 1) {
      const entries = [enqueue(queue, false), enqueue(queue, true)];
      for (const entry of entries) dequeue(queue, entry);
    }
    expect(made).toBe(2);
    expect(new Set(queue.entries).size).toBe(2);
  });
});
