async function base64(part: Blob): Promise<string> {
  const bytes = new Uint8Array(await part.arrayBuffer());
  // One character per byte, a few thousand at a time: an argument list has an end.
  const texts = Array.from({ length: Math.ceil(bytes.length / 4096) }, (_, place) =>
    String.fromCharCode(...bytes.subarray(place * 4096, (place + 1) * 4096)),
  );
  return btoa(texts.join(''));
}

interface Announced {
  readonly parts: number;
  readonly partBytes: number;
}

/** Sends an announced file part by part, and tells after each what share of it has arrived. */
export async function sendFile(
  file: File,
  { parts, partBytes }: Announced,
  send: (part: number, data: string) => Promise<unknown>,
  onShare: (share: number) => void,
): Promise<void> {
  for (let part = 0; part < parts; part++) {
    await send(part, await base64(file.slice(part * partBytes, (part + 1) * partBytes)));
    onShare((part + 1) / parts);
  }
}
