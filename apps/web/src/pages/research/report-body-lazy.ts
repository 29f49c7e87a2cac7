import { lazy } from 'react';

const load = (): Promise<typeof import('./report-body.tsx')> => import('./report-body.tsx');

// Asked for beside the report itself: the first figures of a run do not wait for its charts, and its charts not for a press.
const early = load();
early.catch(() => undefined);

/** The finished report with all its blocks and charts, which a run in progress does not need. */
export const ReportBody = lazy(async () => ({ default: (await early.catch(load)).ReportBody }));
