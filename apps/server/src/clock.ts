import type { Clock } from '@plumbline/model/ports';

/** The time of this process: real, or as the CLOCK test hook says (a fixed instant or an offset to the real time). */
export function clockFrom(hook: string | null): Clock {
  if (hook === null) return { now: () => Date.now() };
  const offset = /^([+-]\d+)s$/.exec(hook);
  if (offset !== null) return { now: () => Date.now() + Number(offset[1]) * 1000 };
  const fixed = Date.parse(hook);
  return { now: () => fixed };
}
