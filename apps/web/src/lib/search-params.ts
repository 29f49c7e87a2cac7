/** Reads a query string as plain text values: `?symbol=600519` stays a string, never a number. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

/** Writes a query string; colons and slashes stay readable (`?symbol=US:NVDA`), empty and absent values are left out. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const pairs: string[] = [];
  for (const [key, value] of Object.entries(search)) {
    if (typeof value !== 'string' || value === '') continue;
    const encoded = encodeURIComponent(value).replace(/%3A/g, ':').replace(/%2F/g, '/').replace(/%2C/g, ',');
    pairs.push(`${encodeURIComponent(key)}=${encoded}`);
  }
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** Keeps the named text parameters of a route. */
export function textParams<const Key extends string>(
  ...keys: readonly Key[]
): (search: Readonly<Record<string, unknown>>) => { readonly [K in Key]?: string } {
  return (search) => {
    const kept: { [K in Key]?: string } = {};
    for (const key of keys) {
      const value = search[key];
      if (typeof value === 'string' && value !== '') kept[key] = value;
    }
    return kept;
  };
}
