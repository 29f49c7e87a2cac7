// Preloaded into a program under measurement: says at its end how long it computed and how much memory it had at most.
import { writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    writeSync(
      2,
      `\n${JSON.stringify({ seconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: (maxRSS * 1024) / 1e6 })}\n`,
    );
  });
}
