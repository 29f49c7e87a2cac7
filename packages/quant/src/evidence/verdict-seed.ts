/** What the random checks of every verdict start from, so that browser and server draw the same numbers. */
export const verdictSeed = 4620;
