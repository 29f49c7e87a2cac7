/** Years at full growth, and years over which it fades to the terminal rate. */
export const stageYears = { growth: 5, fade: 5 } as const;

/** How far each year of the fade has come, 0 to 1. */
const fadeShares = Array.from({ length: stageYears.fade }, (_, i) => (i + 1) / stageYears.fade);

/**
 * Growth of ten years: five at `growth`, then five in equal steps down (or up) to `terminalGrowth`, which the tenth
 * year reaches. Fractions a year. A sudden stop would value the last fast year for ever.
 */
export function twoStageGrowth(growth: number, terminalGrowth: number): readonly number[] {
  // Plain loops: a simulation asks for thousands of paths.
  const path: number[] = [];
  for (let year = 0; year < stageYears.growth; year += 1) path.push(growth);
  for (const share of fadeShares) path.push(growth + (terminalGrowth - growth) * share);
  return path;
}
