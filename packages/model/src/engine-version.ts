/** Version of the rules by which figures are computed and sentences chosen; it changes when a report of the same data would. */
export const engineVersion = '0.1.0';
