import type { z } from 'zod';
import type { readNewsTone } from '@plumbline/contract/news';
import { dateOf } from '@plumbline/model/date';
import type { InstrumentId } from '@plumbline/model/instrument';
import type { Clock } from '@plumbline/model/ports';
import { labelledSentimentFact } from '@plumbline/quant/language/sentiment/labelled-sentiment-fact';
import { countedHeadlines } from '@plumbline/quant/language/sentiment/tone-fact';
import type { MarketHandle } from '../../platform/market-handle.ts';
import { realmOf } from '../../platform/market-handle.ts';
import type { ModelServiceApi } from '../language-models/service.ts';

/** Nobody waits longer for a tone. */
const patienceMs = 60_000;

interface ToneDeps {
  readonly market: MarketHandle;
  readonly models: Pick<ModelServiceApi, 'modelFor'>;
  readonly clock: Clock;
}

interface ToneRequest {
  readonly id: InstrumentId;
  readonly asOf?: string | undefined;
  readonly days: number;
}

type ToneAnswer = z.input<typeof readNewsTone.response>;

const without = (why: ToneAnswer['why']): ToneAnswer => ({ sentiment: null, why });

/** The headlines of an instrument as its reader's own language model labels them; counted here, at the reader's cost. */
export async function toneByModel(
  deps: ToneDeps,
  ownerId: string,
  { id, asOf, days }: ToneRequest,
): Promise<ToneAnswer> {
  const { market, models, clock } = deps;
  const { model, instead } = await models.modelFor(ownerId);
  if (model === null) return without(instead ?? 'no-model');
  const port = (await market())[await realmOf(market, [id])];
  const answer = await port.news?.(id, asOf === undefined ? {} : { asOf });
  if (answer === undefined || answer.status === 'unavailable') return without('no-headlines');
  const about = { instrumentId: id, asOf: asOf ?? dateOf(clock.now()), days, source: answer.source };
  const counted = countedHeadlines(answer.value, about);
  if (counted.length === 0) return without('no-headlines');
  // The library of models is large; a server without one does not load it.
  const { labelHeadlines } = await import('@plumbline/agent/models/label-headlines');
  const titles = counted.map(({ title }) => title);
  const labels = await labelHeadlines(titles, model, AbortSignal.timeout(patienceMs)).catch(() => []);
  if (labels.every((label) => label === null)) return without('no-answer');
  const headlines = counted.map(({ publishedAt }, at) => ({ publishedAt, label: labels[at] ?? null }));
  return { sentiment: labelledSentimentFact(headlines, `${model.provider} ${model.model}`, about), why: null };
}
