import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Thread } from '@plumbline/contract/chat';
import type { Message, MessageEvent } from '@plumbline/model/conversation';
import { apiUrl, ensureSession } from '../../lib/api.ts';
import { conversationsKey, threadQuery } from '../../lib/conversations.ts';
import { followStream } from '../../lib/follow-stream.ts';
import { applyMessageEvent, unwritten } from './apply-message-event.ts';

const path = '/conversations/:id/messages/:messageId/events';

/** The thread with one message in place of the older one of the same id. */
export function withMessage(thread: Thread, message: Message): Thread {
  return {
    ...thread,
    messages: thread.messages.map((placed) => (placed.message.id === message.id ? { ...placed, message } : placed)),
  };
}

/** An answer as it stands now: stored, or written before the reader's eyes from its stream. One component per message. */
export function useAnswer(stored: Message): { readonly message: Message; readonly isBroken: boolean } {
  const client = useQueryClient();
  const [live, setLive] = useState<Message | null>(null);
  const [isBroken, setBroken] = useState(false);
  const [bug, setBug] = useState<unknown>(null);
  if (bug !== null) throw bug;
  // The stored copy is read again now and then; the stream builds on the one it began with.
  const [base] = useState(stored);
  const isRunning = stored.state === 'running';

  useEffect(() => {
    if (!isRunning) return undefined;
    const left = new AbortController();
    let message = unwritten(base);
    let lastSeq = 0;
    let frame = 0;
    const { queryKey } = threadQuery(base.conversationId);
    // Words come faster than screens are drawn: one drawing a frame.
    const draw = (): void => {
      frame = 0;
      setLive(message);
    };
    const settle = (): void => {
      void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: conversationsKey });
    };
    followStream(
      apiUrl(path, { id: base.conversationId, messageId: base.id }),
      {
        lastId: () => (lastSeq > 0 ? String(lastSeq) : null),
        onMessage: ({ data, lastId }) => {
          const seq = Number(lastId);
          if (!(seq > lastSeq)) return false;
          lastSeq = seq;
          // Our own server wrote it under the contract's type; a foreign body would have failed the content-type check.
          const event = JSON.parse(data) as MessageEvent;
          message = applyMessageEvent(message, event);
          if (event.kind === 'end') {
            client.setQueryData(queryKey, (thread) => (thread === undefined ? thread : withMessage(thread, message)));
            // Drawing the end leaves this stream: its title and what waits in it are read again now.
            settle();
          } else if (frame === 0) frame = requestAnimationFrame(draw);
          return true;
        },
        onEnd: settle,
        onConnection: (state) => setBroken(state === 'retrying'),
        onGone: settle,
      },
      {
        signal: left.signal,
        fetch: async (url, init) => {
          await ensureSession();
          return fetch(url, init);
        },
      },
    ).catch(setBug);
    return () => {
      left.abort();
      cancelAnimationFrame(frame);
      setLive(null);
    };
  }, [client, base, isRunning]);

  return { message: isRunning && live !== null ? live : stored, isBroken: isRunning && isBroken };
}
