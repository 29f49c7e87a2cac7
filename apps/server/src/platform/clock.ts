import { readFileSync } from 'node:fs';
import type { Clock } from '@plumbline/model/ports';

const offsetPattern = /^([+-]\d+)s$/;

/** Whether time passes by such a hook: it stands where an instant is given. */
export function standsStill(hook: string | null): boolean {
  return hook !== null && !hook.startsWith(inFile) && !offsetPattern.test(hook);
}

const inFile = 'file:';
/** How long a time read from a file stands. */
const readEveryMs = 50;

/**
 * The time of this process: real, or as the CLOCK test hook says: a fixed instant, an offset to the real time, or `file:` and the
 * path of a file that holds either, so that a test can let hours pass under a running server.
 */
export function clockFrom(hook: string | null): Clock {
  if (hook === null) return { now: () => Date.now() };
  if (hook.startsWith(inFile)) return clockInFile(hook.slice(inFile.length));
  const offset = offsetPattern.exec(hook);
  if (offset !== null) return { now: () => Date.now() + Number(offset[1]) * 1000 };
  const fixed = Date.parse(hook);
  return { now: () => fixed, stands: true };
}

function clockInFile(path: string): Clock {
  let readAt = Number.NEGATIVE_INFINITY;
  let clock: Clock = { now: () => Number.NaN };
  return {
    now: () => {
      if (performance.now() - readAt > readEveryMs) {
        const text = readFileSync(path, 'utf8').trim();
        // A file that is just being written may be empty for a moment.
        if (text !== '') clock = clockFrom(text);
        readAt = performance.now();
      }
      return clock.now();
    },
  };
}
