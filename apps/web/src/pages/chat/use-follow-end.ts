import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Within this distance of the end the page keeps following what is written. */
const nearPx = 100;

export interface FollowedEnd {
  readonly isAtEnd: boolean;
  readonly toEnd: () => void;
  /** The next question that appears is brought to the top of the window. */
  readonly pinNext: () => void;
}

function containerOf(thread: RefObject<HTMLElement | null>): HTMLElement | null {
  return thread.current?.closest<HTMLElement>('[data-scroll-container]') ?? null;
}

/**
 * Keeps the end of a growing thread in view, and only while the reader is at it. A new question goes to the top, so
 * that its answer is read from its beginning.
 */
export function useFollowEnd(thread: RefObject<HTMLElement | null>, count: number): FollowedEnd {
  const [isAtEnd, setAtEnd] = useState(true);
  const following = useRef(true);
  const isPinning = useRef(false);

  const toEnd = useCallback(() => {
    const container = containerOf(thread);
    if (container !== null) container.scrollTop = container.scrollHeight;
  }, [thread]);

  useEffect(() => {
    const container = containerOf(thread);
    const content = thread.current;
    if (container === null || content === null) return undefined;
    const look = (): void => {
      const rest = container.scrollHeight - container.scrollTop - container.clientHeight;
      following.current = rest <= nearPx;
      setAtEnd(rest <= nearPx);
    };
    const grown = new ResizeObserver(() => {
      if (following.current) toEnd();
      look();
    });
    container.addEventListener('scroll', look, { passive: true });
    grown.observe(content);
    // The shell scrolls every new page to its top once it stands; a thread then goes to its end.
    const frame = requestAnimationFrame(() => requestAnimationFrame(toEnd));
    return () => {
      cancelAnimationFrame(frame);
      container.removeEventListener('scroll', look);
      grown.disconnect();
    };
  }, [thread, toEnd]);

  useLayoutEffect(() => {
    if (count === 0 || !isPinning.current) return;
    isPinning.current = false;
    const question = [...(thread.current?.querySelectorAll('[data-role="user"]') ?? [])].at(-1);
    question?.scrollIntoView({ block: 'start' });
  }, [count, thread]);

  const pinNext = useCallback(() => {
    isPinning.current = true;
  }, []);
  return { isAtEnd, toEnd, pinNext };
}
