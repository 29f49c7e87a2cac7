import { useEffect, useState, type RefObject } from 'react';

export interface FullScreen {
  readonly isFull: boolean;
  /** Null where the browser has no full screen for elements (iPhone). */
  readonly toggle: (() => void) | null;
}

/** Shows one element on the whole screen and back. */
export function useFullScreen(target: RefObject<HTMLElement | null>): FullScreen {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const onChange = (): void =>
      setFull(document.fullscreenElement !== null && document.fullscreenElement === target.current);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, [target]);

  async function toggle(): Promise<void> {
    if (document.fullscreenElement !== null) await document.exitFullscreen();
    else await target.current?.requestFullscreen();
  }
  // The browser may refuse; then the chart simply stays where it is.
  return { isFull, toggle: document.fullscreenEnabled ? () => void toggle().catch(() => undefined) : null };
}
