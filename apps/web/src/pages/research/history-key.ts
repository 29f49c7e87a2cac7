/** Under which the list of past runs is kept. */
export const historyKey = ['reports'] as const;
