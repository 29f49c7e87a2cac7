import { finished } from 'node:stream/promises';
import type { IncomingMessage } from 'node:http';

/**
 * Lets the rest of a short body pass that was refused unread, so that its connection carries the next request. Answers whether it does:
 * whoever still sends a long one, or one without a length, is to be told that the connection ends with the answer.
 */
export async function passUnreadBody(incoming: IncomingMessage, mostBytes: number): Promise<boolean> {
  if (incoming.complete || incoming.destroyed) return true;
  const { 'content-length': length, expect } = incoming.headers;
  // Whoever waits to be asked for the body never sends it.
  if (length === undefined || Number(length) > mostBytes || expect !== undefined) return false;
  const passed = finished(incoming, { writable: false }).then(
    () => true,
    () => false,
  );
  incoming.resume();
  return passed;
}
