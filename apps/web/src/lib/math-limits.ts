const maxLength = 2000;
const maxNesting = 50;

/** Deep or endless input makes the formula renderer overflow its stack, so it never gets there. */
export function mathWithinLimits(tex: string): boolean {
  if (tex.length > maxLength) return false;
  let depth = 0;
  for (const char of tex) {
    if (char === '{') depth += 1;
    if (char === '}') depth -= 1;
    if (depth > maxNesting) return false;
  }
  const nested = tex.match(/\\(?:sqrt|frac|left|overline|underline)\b/g)?.length ?? 0;
  return nested <= maxNesting * 2;
}
