import { useEffect, useState, type RefObject } from 'react';

export interface InViewOptions {
  /** Share that must be visible, one half unless given. */
  readonly threshold?: number;
  /** What it must be visible in; the document body unless given. */
  readonly root?: RefObject<Element | null>;
}

/** Whether at least half of the element is visible within its container. */
export function useInView(target: RefObject<Element | null>, options: InViewOptions = {}): boolean {
  const { threshold = 0.5, root } = options;
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (element === null) return;
    const container = root === undefined ? document.body : root.current;
    // A body that does not scroll itself is as tall as its content, so "within the body" is judged in the window.
    const scrolls = container !== null && container !== document.body;
    const observer = new IntersectionObserver(
      ([entry]) => setVisible(entry !== undefined && entry.intersectionRatio >= threshold),
      { threshold: [0, threshold, 1], root: scrolls ? container : null },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target, root, threshold]);
  return visible;
}
