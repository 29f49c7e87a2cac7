import { useEffect, useState } from 'react';
import { ensureSession } from './api.ts';
import { followStream } from './follow-stream.ts';

/**
 * Follows the events of a run while it is under way, each once, over breaks of the connection. `onEvent` is told what each holds,
 * `onOver` that the stream has ended or is gone; both are kept between renders. True while the connection is being sought again.
 */
export function useRunEvents(
  path: string,
  isRunning: boolean,
  onEvent: (data: string) => void,
  onOver: () => void,
): boolean {
  const [isRetrying, setRetrying] = useState(false);
  const [bug, setBug] = useState<unknown>(null);
  if (bug !== null) throw bug;

  useEffect(() => {
    if (!isRunning) return undefined;
    const left = new AbortController();
    let lastId: string | null = null;
    followStream(
      path,
      {
        lastId: () => lastId,
        onMessage: (message) => {
          if (message.lastId !== '' && message.lastId === lastId) return false;
          lastId = message.lastId;
          onEvent(message.data);
          return true;
        },
        onEnd: onOver,
        onConnection: (state) => setRetrying(state === 'retrying'),
        onGone: onOver,
      },
      {
        signal: left.signal,
        fetch: async (url, init) => {
          await ensureSession();
          return fetch(url, init);
        },
      },
    ).catch(setBug);
    return () => left.abort();
  }, [isRunning, path, onEvent, onOver]);

  return isRetrying;
}
