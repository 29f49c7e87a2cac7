// Visits that go on while something is broken, and what became of what they were promised.
import { askReport, delay, isOver, readRun, symbols, until, visit } from './stage.mjs';

/** People who open sessions, ask for reports and read, each at its own pace; a request that is not answered counts as failed. */
export function visitors(address, count) {
  const seen = { kept: [], asked: [], failed: 0, requests: 0, longestMs: 0 };
  let isOverNow = false;
  const counted = async (work) => {
    seen.requests += 1;
    const startedAt = performance.now();
    const answer = await work().catch(() => null);
    seen.longestMs = Math.max(seen.longestMs, performance.now() - startedAt);
    if (answer === null) seen.failed += 1;
    return answer;
  };
  const one = async (n) => {
    for (let k = 0; !isOverNow; k += 1) {
      const who = await counted(() => visit(address));
      if (who !== null) {
        seen.kept.push(who);
        if (k % 8 === n) {
          const id = await counted(() => askReport(address, who, symbols[(n + k) % symbols.length]));
          if (id !== null) seen.asked.push({ who, id });
        }
      }
      await counted(async () => {
        const answer = await fetch(`${address}/api/markets`);
        if (!answer.ok) throw new Error(String(answer.status));
        return answer.text();
      });
      await delay(600);
    }
  };
  const all = Array.from({ length: count }, (_, n) => one(n));
  return {
    seen,
    end: async () => {
      isOverNow = true;
      await Promise.all(all);
      return seen;
    },
  };
}

/** Whether every session that was acknowledged is there, and every report that was accepted gets done. */
export async function outcomeOf(address, visits) {
  const [kept, asked] = [visits.flatMap((seen) => seen.kept), visits.flatMap((seen) => seen.asked)];
  let [lost, done] = [0, 0];
  for (const { who, id } of asked) {
    const run = await until('a report is over', async () => {
      const now = await readRun(address, who, id);
      return isOver(now) && now;
    });
    done += Number(run.state === 'done');
  }
  for (const { ownerId, headers } of kept) {
    const answer = await fetch(`${address}/api/account`, { headers });
    if (!answer.ok || (await answer.json()).ownerId !== ownerId) lost += 1;
  }
  return { kept: kept.length, asked: asked.length, lost, done };
}
