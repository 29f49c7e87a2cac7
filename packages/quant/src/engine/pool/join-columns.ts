/** Writes the columns of parts one after the other into columns that hold them all. */
export function joinColumns<Columns extends { readonly [Name in keyof Columns]: Float64Array }>(
  parts: readonly Columns[],
  into: Columns,
): Columns {
  for (const name in into) {
    let at = 0;
    for (const part of parts) {
      into[name].set(part[name], at);
      at += part[name].length;
    }
  }
  return into;
}
