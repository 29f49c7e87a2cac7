import { useLayoutEffect, useRef, type RefObject } from 'react';

interface Place {
  readonly left: number;
  readonly top: number;
}

const lasts = 200;

/** What reaches from its former place to the present one; null where it stayed or was not there before. */
export function glideOf(before: Place | undefined, now: Place): Keyframe[] | null {
  if (before === undefined) return null;
  const [x, y] = [before.left - now.left, before.top - now.top];
  return x === 0 && y === 0 ? null : [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }];
}

/** Lets the children of a list glide to their places when their order changes, so that it is seen where each of them went. */
export function useGlide(list: RefObject<HTMLElement | null>, order: string): void {
  const places = useRef<ReadonlyMap<Element, Place>>(new Map());
  const was = useRef(order);
  useLayoutEffect(() => {
    const children = [...(list.current?.children ?? [])].filter((child) => child instanceof HTMLElement);
    const now = new Map(children.map((child) => [child, { left: child.offsetLeft, top: child.offsetTop }] as const));
    const isMoved = was.current !== order;
    if (isMoved && !window.matchMedia('(prefers-reduced-motion: reduce)').matches)
      for (const [child, place] of now) {
        const glide = glideOf(places.current.get(child), place);
        if (glide !== null) child.animate(glide, { duration: lasts, easing: 'ease-out' });
      }
    places.current = now;
    was.current = order;
  });
}
