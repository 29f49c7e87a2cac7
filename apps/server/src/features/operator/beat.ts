/** A process tells so often that it lives; one that missed three is taken for dead. */
export const beatMs = 15_000;
export const aliveMs = 3 * beatMs + 5000;
