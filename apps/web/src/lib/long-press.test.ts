import { describe, expect, it } from 'vitest';
import { createLongPress, type LongPressClock } from './long-press.ts';

interface Timer {
  readonly id: number;
  readonly at: number;
  readonly run: () => void;
}

function handClock(): LongPressClock & { readonly pass: (ms: number) => void } {
  let now = 0;
  let next = 1;
  let timers: Timer[] = [];
  return {
    start: (run, ms) => {
      timers.push({ id: next, at: now + ms, run });
      return next++;
    },
    stop: (id) => {
      timers = timers.filter((timer) => timer.id !== id);
    },
    pass: (ms) => {
      now += ms;
      const due = timers.filter((timer) => timer.at <= now);
      timers = timers.filter((timer) => timer.at > now);
      due.toSorted((a, b) => a.at - b.at).forEach((timer) => timer.run());
    },
  };
}

function setup() {
  const clock = handClock();
  const log: string[] = [];
  const press = createLongPress(
    clock,
    () => log.push('fired'),
    (visible) => log.push(visible ? 'ring' : 'no ring'),
  );
  return { clock, log, press };
}

describe('long press', () => {
  it('fires once after 1500 ms and draws its ring from 300 ms', () => {
    const { clock, log, press } = setup();
    press.press();
    clock.pass(299);
    expect(log).toEqual([]);
    clock.pass(1);
    expect(log).toEqual(['ring']);
    clock.pass(1199);
    expect(log).toEqual(['ring']);
    clock.pass(1);
    expect(log).toEqual(['ring', 'no ring', 'fired']);
    clock.pass(5000);
    expect(log).toHaveLength(3);
  });

  it('does nothing when the finger lifts or moves before that', () => {
    const { clock, log, press } = setup();
    press.press();
    clock.pass(1499);
    press.cancel();
    clock.pass(5000);
    expect(log).toEqual(['ring', 'no ring']);
  });

  it('counts a second touch from its own start', () => {
    const { clock, log, press } = setup();
    press.press();
    clock.pass(1000);
    press.press();
    clock.pass(1000);
    expect(log).not.toContain('fired');
    clock.pass(500);
    expect(log).toContain('fired');
  });
});
