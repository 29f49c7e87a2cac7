import { gunzipSync } from 'node:zlib';
import type { WireAnswer } from '@plumbline/fixtures/replay/answer';
import type { FaultName } from '@plumbline/fixtures/replay/fault';
import { faultNames, spoiled } from '@plumbline/fixtures/replay/fault';
import type { FetchLike } from '../../provider.ts';

/** Faults of the line beside those that a host of the replay server can have. */
const lineFaults = ['dns', 'tls'] as const;
export const wireFaults = [...faultNames, ...lineFaults] as const;
export type WireFault = (typeof wireFaults)[number];

/** How a request without a socket meets each fault of the line; every one of them ends when it is called off. */
const failures: Partial<Record<WireFault, string>> = {
  refuse: 'ECONNREFUSED',
  dns: 'ENOTFOUND',
  tls: 'CERT_HAS_EXPIRED',
  'gzip-corrupt': 'Z_DATA_ERROR',
};

function failed(code: string): Promise<never> {
  return Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) }));
}

function untilCalledOff(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true }));
}

/** What a browser's own fetch would have unpacked on the way. */
function unzipped(answer: WireAnswer): WireAnswer {
  if (answer.headers['content-encoding'] !== 'gzip') return answer;
  const { 'content-encoding': _, ...headers } = answer.headers;
  return { ...answer, headers, body: gunzipSync(answer.body) };
}

/** Half of a body, then nothing, an end before its time, or spaces without end. */
function halfBody(answer: WireAnswer, fault: WireFault, signal: AbortSignal | null | undefined): Response {
  const half = answer.body.slice(0, Math.floor(answer.body.byteLength / 2));
  const chunk = new Uint8Array(1_000_000).fill(0x20);
  let isFirst = true;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => signal?.addEventListener('abort', () => controller.error(signal.reason), { once: true }),
    pull: (controller) => {
      if (fault === 'huge') return controller.enqueue(chunk);
      if (isFirst) controller.enqueue(fault === 'drip' ? half.slice(0, 1) : half);
      else if (fault === 'reset')
        controller.error(
          new TypeError('terminated', { cause: Object.assign(new Error('x'), { code: 'UND_ERR_SOCKET' }) }),
        );
      isFirst = false;
      return undefined;
    },
  });
  return new Response(body, { status: answer.status, headers: { ...answer.headers } });
}

/** A way to hosts on which every answer meets one fault; null is a clean way. Tells whether the fault found anything to spoil. */
export function spoiltLine(
  answerOf: (url: URL, init: RequestInit | undefined) => WireAnswer,
  fault: WireFault | null,
): { readonly fetch: FetchLike; readonly hasSpoilt: () => boolean } {
  let touched = false;
  const same = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;
  return {
    hasSpoilt: () => touched,
    fetch: (address, init) => {
      init?.signal?.throwIfAborted();
      const answer = unzipped(answerOf(new URL(address), init));
      const clean = (given: WireAnswer): Response =>
        new Response(Uint8Array.from(given.body), { status: given.status, headers: { ...given.headers } });
      if (fault === null) return Promise.resolve(clean(answer));
      const code = failures[fault];
      if (code !== undefined) {
        touched = true;
        return failed(code);
      }
      if (fault === 'hang') {
        touched = true;
        return untilCalledOff(init?.signal);
      }
      if (fault === 'stall' || fault === 'drip' || fault === 'reset' || fault === 'huge') {
        touched = true;
        return Promise.resolve(halfBody(answer, fault, init?.signal));
      }
      // What is left are names that a host of the replay server knows.
      const bad = spoiled(fault as FaultName, answer) ?? answer;
      touched ||= bad.status !== answer.status || !same(bad.body, answer.body);
      return Promise.resolve(clean(bad));
    },
  };
}
