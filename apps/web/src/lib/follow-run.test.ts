import type { RunEvent } from '@plumbline/model/report';
import { describe, expect, it } from 'vitest';
import { followRun } from './follow-run.ts';

function runEvent(seq: number): RunEvent {
  return {
    runId: 'r1',
    seq,
    stage: 'prices',
    state: 'running',
    startedAt: 1_000,
    summary: { en: 'a', 'zh-CN': 'a', 'zh-HK': 'a' },
    warnings: [],
    attempts: [],
    facts: [],
    sources: [],
  };
}

function line(seq: number): string {
  return `id: ${seq}\nevent: stage\ndata: ${JSON.stringify(runEvent(seq))}\n\n`;
}

function streamOf(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}

/** Answers one response after another, remembering where each connection asked to resume. */
function scripted(answers: readonly (() => Response)[]) {
  const resumedFrom: (string | null)[] = [];
  let calls = 0;
  return {
    resumedFrom,
    fetch: async (_url: string, init: RequestInit): Promise<Response> => {
      resumedFrom.push(new Headers(init.headers).get('last-event-id'));
      const answer = answers[calls];
      calls += 1;
      if (answer === undefined) throw new Error('asked more often than the script says');
      return answer();
    },
  };
}

async function follow(script: ReturnType<typeof scripted>, afterSeq?: number) {
  const seen: number[] = [];
  const notes: string[] = [];
  await followRun(
    'r1',
    {
      onEvent: (event) => seen.push(event.seq),
      onEnd: () => notes.push('end'),
      onConnection: (state) => notes.push(state),
      onGone: (status) => notes.push(`gone ${status}`),
    },
    {
      signal: new AbortController().signal,
      fetch: script.fetch,
      wait: async (ms) => void notes.push(`wait ${ms}`),
      ...(afterSeq === undefined ? {} : { afterSeq }),
    },
  );
  return { seen, notes };
}

describe('followRun', () => {
  it('resumes after the last event it saw and delivers each event once', async () => {
    const script = scripted([
      () => streamOf(line(1) + line(2)),
      () => {
        throw new TypeError('network');
      },
      () => streamOf(line(2) + line(3) + 'event: end\ndata: {}\n\n'),
    ]);
    const { seen, notes } = await follow(script);
    expect(seen).toEqual([1, 2, 3]);
    expect(script.resumedFrom).toEqual([null, '2', '2']);
    expect(notes).toEqual(['open', 'retrying', 'wait 500', 'retrying', 'wait 1000', 'open', 'end']);
  });

  it('starts after the events the page already has', async () => {
    const script = scripted([() => streamOf(line(8) + 'event: end\ndata: {}\n\n')]);
    expect((await follow(script, 7)).seen).toEqual([8]);
    expect(script.resumedFrom).toEqual(['7']);
  });

  it('tries again when a proxy answers instead of the server', async () => {
    const script = scripted([
      () => new Response('<html>Bad gateway</html>', { status: 502, headers: { 'content-type': 'text/html' } }),
      () => new Response('<html>Welcome</html>', { headers: { 'content-type': 'text/html' } }),
      () => streamOf('event: end\ndata: {}\n\n'),
    ]);
    expect((await follow(script)).notes).toEqual(['retrying', 'wait 500', 'retrying', 'wait 1000', 'open', 'end']);
  });

  it('stops at once when the run does not exist', async () => {
    const script = scripted([() => new Response('{}', { status: 404 })]);
    expect((await follow(script)).notes).toEqual(['gone 404']);
  });

  it('lets a bug in the page surface instead of asking for ever', async () => {
    const following = followRun(
      'r1',
      {
        onEvent: () => {
          throw new TypeError('bug');
        },
        onEnd: () => undefined,
        onConnection: () => undefined,
        onGone: () => undefined,
      },
      { signal: new AbortController().signal, fetch: async () => streamOf(line(1)) },
    );
    await expect(following).rejects.toThrow('bug');
  });

  it('does nothing after the page is left', async () => {
    const left = new AbortController();
    left.abort();
    const script = scripted([]);
    await followRun(
      'r1',
      { onEvent: () => undefined, onEnd: () => undefined, onConnection: () => undefined, onGone: () => undefined },
      { signal: left.signal, fetch: script.fetch },
    );
    expect(script.resumedFrom).toEqual([]);
  });
});
