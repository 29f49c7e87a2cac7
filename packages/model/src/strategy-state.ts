/** How far a strategy has come. paper: it sends signals and keeps a paper account. */
export const strategyStates = ['draft', 'tested', 'paper', 'paused', 'archived'] as const;
export type StrategyState = (typeof strategyStates)[number];

/** How far the server's own computation of a version has come. */
export const testStates = ['queued', 'running', 'done', 'failed'] as const;
export type TestState = (typeof testStates)[number];
