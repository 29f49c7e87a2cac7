/** Years at full growth, and years over which it fades to the terminal rate. */
export const stageYears = { growth: 5, fade: 5 } as const;

/**
 * Growth of ten years: five at `growth`, then five in equal steps down (or up) to `terminalGrowth`, which the tenth
 * year reaches. Fractions a year. A sudden stop would value the last fast year for ever.
 */
export function twoStageGrowth(growth: number, terminalGrowth: number): readonly number[] {
  const steps = Array.from({ length: stageYears.fade }, (_, i) => (i + 1) / stageYears.fade);
  return [
    ...Array.from({ length: stageYears.growth }, () => growth),
    ...steps.map((share) => growth + (terminalGrowth - growth) * share),
  ];
}
