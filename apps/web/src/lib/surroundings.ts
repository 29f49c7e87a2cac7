import type { Surroundings } from './appearance.ts';

export const lightQuery = '(prefers-color-scheme: light)';

export function readSurroundings(): Surroundings {
  return {
    search: window.location.search,
    languages: navigator.languages,
    prefersLight: window.matchMedia(lightQuery).matches,
  };
}
