/** A parameter's key as words: `slowPeriod` reads Slow period. Keys are the author's own, so they are not translated. */
export function parameterName(key: string): string {
  const words = key.replace(
    /([a-z])([A-Z0-9])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}
