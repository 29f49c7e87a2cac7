/** How far a sweep on the server has come. stopped: by its owner, who may let it go on. */
export const sweepStates = ['queued', 'running', 'stopped', 'done', 'failed'] as const;
export type SweepState = (typeof sweepStates)[number];
