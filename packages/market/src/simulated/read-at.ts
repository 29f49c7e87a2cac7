/** The value at an index that the caller knows to exist; anything else is a bug of the generator, so it says so. */
export function readAt<T>(values: ArrayLike<T>, index: number): T {
  const value = values[index];
  if (value === undefined) throw new RangeError(`no value at ${index} of ${values.length}`);
  return value;
}
