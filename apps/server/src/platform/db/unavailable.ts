import { PlumblineError } from '@plumbline/model/errors';

const sentences = {
  silent: 'The database does not answer right now. Try again in a moment.',
  full: 'The disk of the server is full, so nothing new can be kept. What was kept is not lost; it goes on as soon as there is room.',
} as const;

/** A store that cannot serve for now: work goes on when it can, and no try is counted. */
export function unavailable(why: keyof typeof sentences, cause: unknown): PlumblineError {
  return new PlumblineError('store-unavailable', sentences[why], { retryAfterSeconds: why === 'full' ? 30 : 2 }, cause);
}
