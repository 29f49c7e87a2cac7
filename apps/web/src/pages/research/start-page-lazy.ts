import { lazy } from 'react';

/** Where research begins; one who comes by a link to a run or a report never sees it. */
export const StartPage = lazy(async () => ({ default: (await import('./start-page.tsx')).StartPage }));
