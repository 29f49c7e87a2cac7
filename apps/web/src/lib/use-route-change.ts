import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { record } from './analytics.ts';
import { prefersReducedMotion } from './use-preferences.ts';

function toTop(): void {
  const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
  window.scrollTo({ top: 0, behavior });
  for (const container of document.querySelectorAll('[data-scroll-container]')) container.scrollTop = 0;
}

const settleMs = 10_000;

function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Focus on the heading, and on the one that takes its place while parts of the page still load, till a hand is laid on. */
function settleFocus(): () => void {
  const until = new AbortController();
  focusHeading();
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) focusHeading();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const stop = (): void => until.abort();
  const timer = setTimeout(stop, settleMs);
  until.signal.addEventListener('abort', () => {
    clearTimeout(timer);
    observer.disconnect();
  });
  for (const hand of ['pointerdown', 'keydown']) {
    document.addEventListener(hand, stop, { capture: true, signal: until.signal });
  }
  return stop;
}

/** On a change of path, never of query or hash: back to the top, focus on the heading, and `announce` tells the page. */
export function useRouteChange(announce: () => void): void {
  const router = useRouter();
  useEffect(() => {
    let stop = (): void => undefined;
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      const route = router.state.matches.at(-1)?.fullPath;
      if (route !== undefined && (pathChanged || fromLocation === undefined)) record('page viewed', { route });
      if (fromLocation === undefined || !pathChanged) return;
      toTop();
      stop();
      stop = settleFocus();
      announce();
    });
    return () => {
      unsubscribe();
      stop();
    };
  }, [router, announce]);
}
