import { readNews, readNewsTone } from '@plumbline/contract/news';
import { dateOf } from '@plumbline/model/date';
import type { Clock } from '@plumbline/model/ports';
import { scoreHeadline } from '@plumbline/quant/language/sentiment/score-headline';
import { sentimentFact } from '@plumbline/quant/language/sentiment/sentiment-fact';
import type { MountedRoute } from '../../platform/http/mounted-route.ts';
import { handle } from '../../platform/http/mounted-route.ts';
import { readId } from '../instrument/service.ts';
import type { MarketHandle } from '../../platform/market-handle.ts';
import { realmOf } from '../../platform/market-handle.ts';
import type { ModelServiceApi } from '../language-models/service.ts';
import type { CountTry } from '../../platform/http/rate-limit.ts';
import { toneByModel } from './tone-by-model.ts';

const nothing = { items: [], sentiment: null, status: 'unavailable', sourceTitle: null } as const;

/** Headlines with their tone: counted by word lists, the same for everybody and every time. That there are none is an answer too. */
export function newsRoutes(
  market: MarketHandle,
  models: Pick<ModelServiceApi, 'modelFor'>,
  clock: Clock,
  countReading: CountTry,
): MountedRoute[] {
  return [
    handle(readNews, async ({ params, query: { asOf, days } }) => {
      const id = readId(params.id);
      const realm = await realmOf(market, [id]);
      const simulated = realm === 'simulated';
      const port = (await market())[realm];
      const answer = await port.news?.(id, asOf === undefined ? {} : { asOf });
      if (answer === undefined) return { ...nothing, items: [], why: 'No source of news is connected.', simulated };
      if (answer.status === 'unavailable') return { ...nothing, items: [], why: answer.reason, simulated };
      const { value, source, status } = answer;
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
        why: answer.status === 'stale' ? answer.reason : null,
        sourceTitle: source.title,
        ...(source.insteadOf !== undefined && {
          fallback: { used: source.publisher, insteadOf: [...source.insteadOf] },
        }),
        simulated: source.simulated,
      };
    }),
    handle(readNewsTone, async ({ owner, params, body }) => {
      await countReading(owner.id);
      return toneByModel({ market, models, clock }, owner.id, { id: readId(params.id), ...body });
    }),
  ];
}
