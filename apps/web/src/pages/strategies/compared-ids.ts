export const fewestCompared = 2;
export const mostCompared = 4;

/** Strategies of `?compare=`: ids joined by commas, each once, no more than are laid beside each other. */
export function readComparedIds(text: string | undefined): readonly string[] {
  const ids = (text ?? '').split(',').filter((id) => id !== '');
  return [...new Set(ids)].slice(0, mostCompared);
}
