/** Names of the parameters that a part of a strategy reads. */
export function keysRead(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const isReference = 'parameter' in value || ('op' in value && value.op === 'parameter');
  const own = isReference ? entries.flatMap(([name, text]) => (name === 'op' ? [] : [String(text)])) : [];
  return [...own, ...entries.flatMap(([, child]) => keysRead(child))];
}
