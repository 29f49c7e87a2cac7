import type { RunEvent } from '@plumbline/model/report';
import { followStream, type StreamOptions } from './follow-stream.ts';

export interface RunFollower {
  /** Each event once, in order of `seq`, also across reconnects. */
  readonly onEvent: (event: RunEvent) => void;
  /** The server said that nothing more will come. */
  readonly onEnd: () => void;
  readonly onConnection: (state: 'open' | 'retrying') => void;
  /** The run cannot be followed (removed, not ours): the HTTP status. */
  readonly onGone: (status: number) => void;
}

export interface FollowOptions extends StreamOptions {
  /** Highest `seq` already known; the stream resumes after it. */
  readonly afterSeq?: number;
}

/** Follows a run until it ends, resuming after the last event it has seen. */
export async function followRun(runId: string, follower: RunFollower, options: FollowOptions): Promise<void> {
  let lastSeq = options.afterSeq ?? 0;
  await followStream(
    `/api/reports/${encodeURIComponent(runId)}/events`,
    {
      lastId: () => (lastSeq > 0 ? String(lastSeq) : null),
      onMessage: ({ data }) => {
        // Our own server wrote it under the same schema; a foreign body would have failed the content-type check.
        const event = JSON.parse(data) as RunEvent;
        if (event.seq <= lastSeq) return false;
        lastSeq = event.seq;
        follower.onEvent(event);
        return true;
      },
      onEnd: follower.onEnd,
      onConnection: follower.onConnection,
      onGone: follower.onGone,
    },
    options,
  );
}
