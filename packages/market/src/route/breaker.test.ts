import { describe, expect, it } from 'vitest';
import type { Breaker } from './breaker.ts';
import { createBreaker } from './breaker.ts';

function setup() {
  let now = 1_000_000;
  const breaker = createBreaker({ now: () => now });
  return {
    breaker,
    wait: (ms: number) => {
      now += ms;
    },
  };
}

const times = (count: number, action: () => void): void => {
  for (let turn = 0; turn < count; turn++) action();
};

describe('breaker', () => {
  it('opens after five failures in a row and lets one probe through after thirty seconds', () => {
    const { breaker, wait } = setup();
    times(4, breaker.failed);
    expect(breaker.tryEnter()).toBe(true);
    breaker.failed();
    expect(breaker.isOpen()).toBe(true);
    wait(29_999);
    expect(breaker.tryEnter()).toBe(false);
    wait(1);
    expect(breaker.tryEnter()).toBe(true);
    expect(breaker.tryEnter()).toBe(false);
    breaker.succeeded();
    expect(breaker.tryEnter()).toBe(true);
    expect(breaker.isOpen()).toBe(false);
  });

  it('stays shut for another thirty seconds when the probe fails', () => {
    const { breaker, wait } = setup();
    times(5, breaker.failed);
    wait(30_000);
    expect(breaker.tryEnter()).toBe(true);
    breaker.failed();
    wait(29_999);
    expect(breaker.tryEnter()).toBe(false);
    wait(1);
    expect(breaker.tryEnter()).toBe(true);
  });

  it('opens when more than half of the last twenty failed, however mixed', () => {
    const { breaker } = setup();
    times(9, () => {
      breaker.succeeded();
      breaker.failed();
    });
    breaker.failed();
    expect(breaker.isOpen()).toBe(false);
    breaker.failed();
    expect(breaker.isOpen()).toBe(true);
  });

  it('opens at the first hang of what has never answered, else after some in a row', () => {
    const first = setup();
    first.breaker.hung();
    expect(first.breaker.isOpen()).toBe(true);
    first.wait(30_000);
    expect(first.breaker.tryEnter()).toBe(true);
    const breaker = createBreaker({ now: () => 1_000_000 }, { hangs: 2 });
    breaker.succeeded();
    breaker.hung();
    breaker.succeeded();
    breaker.hung();
    breaker.failed();
    breaker.hung();
    expect(breaker.isOpen()).toBe(false);
    breaker.hung();
    expect(breaker.isOpen()).toBe(true);
  });

  it('opens sooner where nothing has ever answered', () => {
    const failTwice = (breaker: Breaker): boolean => {
      breaker.failed();
      breaker.failed();
      return breaker.isOpen();
    };
    const limits = { firstFailures: 2 };
    expect(failTwice(createBreaker({ now: () => 1_000_000 }, limits))).toBe(true);
    const answering = createBreaker({ now: () => 1_000_000 }, limits);
    answering.succeeded();
    expect(failTwice(answering)).toBe(false);
  });

  it('opens for as long as the host asks, and gives a called-off probe back', () => {
    const { breaker, wait } = setup();
    breaker.openFor(600_000);
    wait(599_999);
    expect(breaker.tryEnter()).toBe(false);
    wait(1);
    expect(breaker.tryEnter()).toBe(true);
    breaker.released();
    expect(breaker.tryEnter()).toBe(true);
  });
});
