let offered: File | null = null;

/** Leaves a file for the place that imports bars, which is loaded later than the one it came from. */
export function offerFile(file: File): void {
  offered = file;
}

/** The file that was left, once. */
export function takeOfferedFile(): File | null {
  const file = offered;
  offered = null;
  return file;
}
