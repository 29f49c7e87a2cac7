import { dayMs } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { WordsBody } from './schema.ts';

const minuteMs = 60_000;

/** What words in place of data mean. The allowance of a day is told apart from that of a minute and from what costs money. */
function meaningOf(words: string): PlumblineError {
  const said = `Alpha Vantage: ${words.slice(0, 200)}`;
  if (/premium/i.test(words) && !/rate limit|per day|per minute/i.test(words))
    return new PlumblineError('not-covered', said, { isPremium: true });
  if (
    /apikey|api key/i.test(words) &&
    /invalid|missing|claim/i.test(words) &&
    !/rate limit|per day|per minute/i.test(words)
  )
    return new PlumblineError('provider-refused', said);
  const retryAfterMs = /per day|daily/i.test(words) ? dayMs / 24 : minuteMs;
  return new PlumblineError('provider-limited', said, { retryAfterMs });
}

/** The answer, unless it is words: errors come inside status 200 as `Note`, `Information` or `Error Message`. */
export function answerOf<T extends object>(body: T | WordsBody): T {
  if ('words' in body && typeof body.words === 'string') throw meaningOf(withoutKeyIn(body.words));
  if ('error' in body && typeof body.error === 'string') {
    const said = `Alpha Vantage: ${withoutKeyIn(body.error).slice(0, 200)}`;
    throw new PlumblineError(
      /apikey/i.test(body.error) && !/invalid api call/i.test(body.error) ? 'provider-refused' : 'not-covered',
      said,
    );
  }
  // Neither field is there, so it is the other member of the union.
  return body as T;
}

/** Its sentences repeat the key: "We have detected your API key as XYZ". */
function withoutKeyIn(words: string): string {
  return words.replace(/(api ?key as )\S+/i, '$1KEY');
}
