import { readNews } from '@plumbline/contract/news';
import { dateOf } from '@plumbline/model/date';
import type { Clock } from '@plumbline/model/ports';
import { PlumblineError } from '@plumbline/model/errors';
import { scoreHeadline } from '@plumbline/quant/sentiment/score-headline';
import { sentimentFact } from '@plumbline/quant/sentiment/sentiment-fact';
import { known } from '../bars/service.ts';
import type { MountedRoute } from '../http/mounted-route.ts';
import { handle } from '../http/mounted-route.ts';
import { readId } from '../instrument/service.ts';
import type { MarketHandle } from '../market-handle.ts';
import { figuresPort } from '../market-handle.ts';

/** Headlines with their tone: counted by word lists, the same for everybody and every time. */
export function newsRoutes(market: MarketHandle, clock: Clock): MountedRoute[] {
  return [
    handle(readNews, async ({ params, query: { asOf, days } }) => {
      const id = readId(params.id);
      const port = await figuresPort(market, id);
      const asked = await port.news?.(id, asOf === undefined ? {} : { asOf });
      if (asked === undefined) throw new PlumblineError('not-covered', 'No source of news is connected.');
      const { value, source, status } = known(asked);
      const about = { instrumentId: id, asOf: asOf ?? dateOf(clock.now()), days, source };
      return {
        items: value.map(({ title, url, publisher, publishedAt, language }) => ({
          title,
          url,
          publisher,
          publishedAt,
          language,
          ...scoreHeadline(title),
        })),
        sentiment: sentimentFact(value, about),
        status,
        sourceTitle: source.title,
        simulated: source.simulated,
      };
    }),
  ];
}
