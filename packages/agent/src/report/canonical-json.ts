function write(value: unknown, path: string): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    // JSON has no NaN: it would silently become null and the hash would vouch for another value.
    if (!Number.isFinite(value)) throw new Error(`not a finite number at ${path}`);
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map((item, at) => write(item, `${path}[${at}]`)).join(',')}]`;
  if (typeof value === 'object') {
    const entries = Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${write(item, `${path}.${key}`)}`).join(',')}}`;
  }
  throw new Error(`cannot be written as JSON at ${path}: ${typeof value}`);
}

/** JSON with sorted keys and no spaces: equal content gives equal bytes, whoever built the object. */
export function canonicalJson(value: unknown): string {
  return write(value, '$');
}
