import { PlumblineError } from '@plumbline/model/errors';
import { describe, expect, it } from 'vitest';
import type { Provider, ProviderContext } from '../provider.ts';
import { createBreaker } from './breaker.ts';
import type { Gate } from './call-provider.ts';
import { callProvider } from './call-provider.ts';
import { startDeadline } from '../deadline.ts';
import { createHostQueue } from './host-queue.ts';
import { createProviderRecord } from './provider-record.ts';

function setup(limits?: Parameters<typeof createBreaker>[1]) {
  let now = 1_000_000;
  let sent = 0;
  let isUp = false;
  const clock = { now: () => now };
  const pace = { requestsPerSecond: 10_000, concurrency: 1 };
  const provider: Provider = { id: 'one', title: 'One', markets: ['us'], host: 'one', limits: pace };
  const breaker = createBreaker(clock);
  const endpoints = new Map(['bars', 'measures'].map((kind) => [kind, createBreaker(clock, limits)]));
  const gate: Gate = {
    provider,
    queue: createHostQueue(pace),
    breaker,
    endpoint: (kind) => endpoints.get(kind) ?? breaker,
    record: createProviderRecord(provider, breaker, clock),
  };
  const context = {
    clock,
    fetch: async () => {
      sent++;
      await Promise.resolve();
      if (!isUp) throw new PlumblineError('provider-unreachable', 'One does not answer.');
      return new Response('ok');
    },
  };
  const ask = async ({ fetch }: ProviderContext): Promise<string> => (await fetch('https://one.test/', {})).text();
  const callOf = (
    kind: string,
    ask: (context: ProviderContext) => Promise<string>,
    more: { readonly retries?: number; readonly othersWait?: boolean } = {},
  ): Promise<string> =>
    callProvider(gate, ask, {
      kind,
      deadline: startDeadline(5_000),
      context,
      onBody: () => undefined,
      random: () => 0,
      retries: 0,
      othersWait: false,
      ...more,
    });
  const call = (): Promise<string> => callOf('bars', ask);
  return {
    call,
    callOf,
    sent: () => sent,
    wait: (ms: number) => void (now += ms),
    heal: () => void (isUp = true),
  };
}

describe('a call to a provider', () => {
  it('waits once for one that hangs while another can be asked, and asks the only one again', async () => {
    const hanging = async ({ fetch }: ProviderContext): Promise<string> => {
      await fetch('https://one.test/', {}).catch(() => undefined);
      throw new PlumblineError('provider-timeout', 'No answer in time.');
    };
    const other = setup();
    await expect(other.callOf('bars', hanging, { retries: 2, othersWait: true })).rejects.toThrow('No answer in time.');
    expect(other.sent()).toBe(1);
    // Nor is anything else asked of a host that has never answered.
    await expect(other.call()).rejects.toMatchObject({ details: { isPaused: true } });
    expect(other.sent()).toBe(1);
    const alone = setup();
    await expect(alone.callOf('bars', hanging, { retries: 2 })).rejects.toThrow('No answer in time.');
    expect(alone.sent()).toBe(3);
  });

  it('keeps the wait a source asks for once while another can be asked', async () => {
    const limited = async ({ fetch }: ProviderContext): Promise<string> => {
      await fetch('https://one.test/', {}).catch(() => undefined);
      throw new PlumblineError('provider-limited', 'Slow down.', { retryAfterMs: 1 });
    };
    const other = setup();
    await expect(other.callOf('bars', limited, { retries: 2, othersWait: true })).rejects.toThrow('Slow down.');
    expect(other.sent()).toBe(2);
    const alone = setup();
    await expect(alone.callOf('bars', limited, { retries: 2 })).rejects.toThrow('Slow down.');
    expect(alone.sent()).toBe(3);
  });

  it('leaves an address alone that was never reached, and asks the others of its host', async () => {
    const { callOf, call, sent, heal } = setup({ firstFailures: 2 });
    await expect(
      callOf('bars', ({ fetch }) => fetch('https://one.test/', {}).then(String), { retries: 1 }),
    ).rejects.toThrow();
    heal();
    await expect(call()).rejects.toMatchObject({ details: { isPaused: true } });
    await expect(callOf('measures', async ({ fetch }) => (await fetch('https://one.test/', {})).text())).resolves.toBe(
      'ok',
    );
    expect(sent()).toBe(3);
  });

  it('sends away those in line once the ones before them found out that the host fails', async () => {
    const { call, sent } = setup();
    const answers = await Promise.allSettled(Array.from({ length: 12 }, call));
    expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
    expect(sent()).toBe(5);
    expect(answers.at(-1)).toMatchObject({ reason: { code: 'provider-refused', details: { isPaused: true } } });
  });

  it('lets one of many find out after the pause whether the host is back, and the others in as soon as it is', async () => {
    const { call, sent, wait, heal } = setup();
    await Promise.allSettled(Array.from({ length: 5 }, call));
    wait(30_000);
    await Promise.allSettled(Array.from({ length: 6 }, call));
    expect(sent()).toBe(6);
    heal();
    wait(30_000);
    const answers = await Promise.allSettled(Array.from({ length: 6 }, call));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'fulfilled'));
    expect(sent()).toBe(12);
  });

  it.each(['provider-refused', 'provider-body'] as const)(
    'closes the endpoint that failed (%s) and leaves the others of the host open',
    async (code) => {
      const { call, callOf, sent, heal, wait } = setup();
      heal();
      const fail = async ({ fetch }: ProviderContext): Promise<never> => {
        await fetch('https://one.test/', {});
        throw new PlumblineError(code, 'Not like this.');
      };
      await Promise.allSettled(Array.from({ length: 8 }, () => callOf('measures', fail)));
      const asked = sent();
      expect(asked).toBe(code === 'provider-refused' ? 1 : 5);
      await expect(callOf('measures', fail)).rejects.toMatchObject({ details: { isPaused: true } });
      await expect(call()).resolves.toBe('ok');
      expect(sent()).toBe(asked + 1);
      wait(600_000);
      await expect(callOf('measures', fail)).rejects.toMatchObject({ message: 'Not like this.' });
    },
  );

  it.each([418, 451, 456])('closes all endpoints of a host that shuts us out: %d', async (status) => {
    const { call, callOf, sent, heal } = setup();
    heal();
    const refused = async ({ fetch }: ProviderContext): Promise<never> => {
      await fetch('https://one.test/');
      throw new PlumblineError('provider-refused', 'Not you.', { status });
    };
    await expect(callOf('measures', refused)).rejects.toMatchObject({ message: 'Not you.' });
    await expect(call()).rejects.toMatchObject({ details: { isPaused: true } });
    expect(sent()).toBe(1);
  });

  it('closes all endpoints of a host that cannot be reached', async () => {
    const { call, callOf, sent } = setup();
    await Promise.allSettled(Array.from({ length: 5 }, call));
    await expect(
      callOf('measures', async ({ fetch }) => (await fetch('https://one.test/')).text()),
    ).rejects.toMatchObject({
      details: { isPaused: true },
    });
    expect(sent()).toBe(5);
  });
});
