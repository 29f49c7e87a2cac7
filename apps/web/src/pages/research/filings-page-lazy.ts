import { lazy } from 'react';

/** How the filings of a company were checked; few readers open it, so it loads when one does. */
export const FilingsPage = lazy(async () => ({ default: (await import('./filings-page.tsx')).FilingsPage }));
