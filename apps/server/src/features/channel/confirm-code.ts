import { randomInt, timingSafeEqual } from 'node:crypto';
import { PlumblineError } from '@plumbline/model/errors';
import type { Opened } from './medium.ts';

const mostTries = 5;
const window = 3_600_000;
const mostPerOwner = 5;
const mostInAll = 60;

export const newCode = (): string => String(randomInt(100_000, 1_000_000));

/** The secrets after a code was entered: without it when it was right, with one try less when it was wrong. */
export function enterCode(secrets: Opened['secrets'], given: string): { isRight: boolean; secrets: Opened['secrets'] } {
  const { code = '', tries = '0', ...rest } = secrets;
  if (Number(tries) >= mostTries) {
    throw new PlumblineError('not-permitted', 'Too many wrong codes. Remove this channel and add it again.');
  }
  const [a, b] = [Buffer.from(given.trim().padEnd(12)), Buffer.from(code.padEnd(12))];
  const isRight = code !== '' && a.length === b.length && timingSafeEqual(a, b);
  return { isRight, secrets: isRight ? rest : { ...secrets, tries: String(Number(tries) + 1) } };
}

/** Lets few codes go out: an address may be anybody's. Kept by this process, which is what sends them. */
export function codeLimit(now: () => number): (ownerId: string) => void {
  let sent: { readonly ownerId: string; readonly at: number }[] = [];
  return (ownerId) => {
    sent = sent.filter(({ at }) => at > now() - window);
    const own = sent.filter((one) => one.ownerId === ownerId).length;
    if (own >= mostPerOwner || sent.length >= mostInAll) {
      throw new PlumblineError('rate-limited', 'Too many codes were sent this hour. Try again later.');
    }
    sent.push({ ownerId, at: now() });
  };
}
