import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { record } from './analytics.ts';
import { prefersReducedMotion } from './use-preferences.ts';

function toTop(): void {
  const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
  window.scrollTo({ top: 0, behavior });
  for (const container of document.querySelectorAll('[data-scroll-container]')) container.scrollTop = 0;
}

function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** On a change of path, never of query or hash: back to the top, focus on the heading, and `announce` tells the page. */
export function useRouteChange(announce: () => void): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        const route = router.state.matches.at(-1)?.fullPath;
        if (route !== undefined && (pathChanged || fromLocation === undefined)) record('page viewed', { route });
        if (fromLocation === undefined || !pathChanged) return;
        toTop();
        focusHeading();
        announce();
      }),
    [router, announce],
  );
}
