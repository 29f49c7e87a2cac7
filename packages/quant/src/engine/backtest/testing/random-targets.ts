/** A desired share of equity per bar that changes now and then: long, short, partial, flat, and bars without an opinion. */
export function randomTargets(length: number, random: () => number): Float64Array {
  const choices = [1, 0, -1, 0.5, -0.4, 1, 0];
  let now = 0;
  return Float64Array.from({ length }, () => {
    const draw = random();
    if (draw < 0.05) return Number.NaN;
    if (draw < 0.25) now = choices[Math.floor(random() * choices.length)];
    return now;
  });
}
