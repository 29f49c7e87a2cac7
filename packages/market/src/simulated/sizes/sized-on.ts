/** The day on which the simulated market stands at the orders of magnitude of the tables of this folder. */
export const sizedOn = '2026-06-30';
