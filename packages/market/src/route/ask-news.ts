import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { NewsItem } from '@plumbline/model/news';
import type { Provider, ProviderContext, Sourced } from '../provider.ts';

/** Headlines of a provider; one without a single headline says nothing about the others, so the next is asked. */
export function askNews(
  provider: Provider,
  instrument: Instrument,
  context: ProviderContext,
): Promise<Sourced<readonly NewsItem[]>> | undefined {
  return provider.news?.(instrument, context).then((answer) => {
    if (answer.value.length > 0) return answer;
    throw new PlumblineError('provider-empty', `${answer.source.publisher} has no news of ${answer.source.locator}.`);
  });
}
