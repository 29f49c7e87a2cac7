import { Worker } from 'node:worker_threads';
import type { ReadFile } from '@plumbline/agent/sources/read-document';
import { PlumblineError } from '@plumbline/model/errors';
import { errorOf } from '@plumbline/quant/engine/pool/failure';
import type { DocumentReader, ReadingOutcome } from './service.ts';

interface ReadingLimits {
  readonly memoryMb: number;
  readonly ms: number;
}

const script = new URL('./reading-thread.mjs', import.meta.url);
const usual: ReadingLimits = { memoryMb: 512, ms: 60_000 };
/** Each may take all of its memory. */
const mostAtOnce = 2;

/** Reads files on threads of their own, each with a bound of memory and time: a file may be made to exhaust its reader. */
export function readOnThread(limits = usual): DocumentReader {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (file) => {
    if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await readOne(file, limits);
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

async function readOne(file: Parameters<DocumentReader>[0], limits: ReadingLimits): Promise<ReadFile> {
  const worker = new Worker(script, {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const outcome = await new Promise<ReadingOutcome>((resolve, reject) => {
      const tooMuch = (what: string): PlumblineError =>
        new PlumblineError('bad-input', `This file takes too much ${what} to read. Send it in parts.`);
      timer = setTimeout(() => reject(tooMuch('time')), limits.ms);
      worker.once('message', resolve);
      worker.once('error', (cause) => {
        const isFull = 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';
        reject(isFull ? tooMuch('memory') : new Error('A reading thread failed.', { cause }));
      });
      worker.once('exit', (code) => reject(new Error(`A reading thread ended (${String(code)}).`)));
    });
    if ('failure' in outcome) throw errorOf(outcome.failure);
    return outcome.read;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
