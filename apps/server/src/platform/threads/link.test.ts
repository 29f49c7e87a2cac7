import { MessageChannel } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { PlumblineError } from '@plumbline/model/errors';
import { link } from './link.ts';

type Clerk = {
  readonly add: (a: number, b: number) => Promise<number>;
  readonly refuse: () => Promise<void>;
  readonly break: () => Promise<void>;
};

const clerk: Clerk = {
  add: async (a, b) => a + b,
  refuse: async () => {
    throw new PlumblineError('unknown-instrument', 'Nobody knows it.', { suggestions: ['US:ACME'] });
  },
  break: async () => {
    throw new RangeError('out of range');
  },
};

const channels: MessageChannel[] = [];
afterEach(() => channels.splice(0).forEach(({ port1 }) => port1.close()));

function linked() {
  const channel = new MessageChannel();
  channels.push(channel);
  link(channel.port2, clerk);
  return link<Clerk>(channel.port1, {});
}

describe('two sides of a message port', () => {
  it('answer every call with its own answer', async () => {
    const there = linked();
    const sums = await Promise.all([there.call('add', 1, 2), there.call('add', 3, 4), there.call('add', 5, 6)]);
    expect(sums).toEqual([3, 7, 11]);
  });

  it('carry an expected failure with its code and details, and any other with its words', async () => {
    const there = linked();
    const refused = await there.call('refuse').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(PlumblineError);
    expect(refused).toMatchObject({ code: 'unknown-instrument', details: { suggestions: ['US:ACME'] } });
    const broken = await there.call('break').catch((error: unknown) => error);
    expect(broken).not.toBeInstanceOf(PlumblineError);
    expect(broken).toMatchObject({ message: 'out of range', stack: expect.stringContaining('RangeError') });
  });

  it('fail what waits when one side is gone', async () => {
    const there = linked();
    const waiting = there.call('add', 1, 2);
    there.fail(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
  });
});
