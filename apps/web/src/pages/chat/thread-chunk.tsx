import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Drawn this far beyond the window, so that scrolling meets no gap. */
const margin = '1500px 0px';
/** What a message takes before it has been measured. */
const guessPx = 180;

export interface ThreadChunkProps {
  readonly count: number;
  /** The last part of a thread is always drawn: it grows, and the page is kept at its end. */
  readonly isPinned: boolean;
  readonly children: () => ReactNode;
}

/** Some messages in a row, drawn only while they are near the window; otherwise a space of their last height. */
export function ThreadChunk({ count, isPinned, children }: ThreadChunkProps) {
  const host = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(count * guessPx);
  const [isNear, setNear] = useState(isPinned);
  const isDrawn = isPinned || isNear;
  useEffect(() => {
    const element = host.current;
    if (element === null || isPinned) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return;
        // Measured while it is still drawn; the space then takes exactly its place.
        if (!entry.isIntersecting && entry.boundingClientRect.height > 0) setHeight(entry.boundingClientRect.height);
        setNear(entry.isIntersecting);
      },
      { root: element.closest('[data-scroll-container]'), rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isPinned]);
  return (
    <div ref={host} className="flex flex-col gap-6" style={isDrawn ? undefined : { height }}>
      {isDrawn ? children() : null}
    </div>
  );
}
