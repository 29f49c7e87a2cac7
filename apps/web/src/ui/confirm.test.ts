import { describe, expect, it } from 'vitest';
import { confirm, useConfirmQueue } from './confirm.ts';

describe('confirm', () => {
  it('asks one question after the other and resolves each with its own answer', async () => {
    const first = confirm({ message: 'Delete?', danger: true });
    const second = confirm();
    const [one, two] = useConfirmQueue.getState().queue;
    expect(one).toMatchObject({ message: 'Delete?', danger: true });
    two?.settle(true);
    one?.settle(false);
    expect(await first).toBe(false);
    expect(await second).toBe(true);
    expect(useConfirmQueue.getState().queue).toEqual([]);
  });
});
