/** An id that nobody else has made. Not by `randomUUID`, which pages have only over HTTPS. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
