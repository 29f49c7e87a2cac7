import { reasonOf } from '@plumbline/agent/report/messages/error-reasons';
import type { QuoteView } from '@plumbline/contract/instrument';
import { addDays, dateOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { InstrumentId } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { Clock } from '@plumbline/model/ports';
import { decimalsAt } from '@plumbline/model/price-decimals';
import { parseInstrumentId } from '@plumbline/model/instrument';
import type { MarketHandle } from '../../platform/market-handle.ts';
import { figuresPort } from '../../platform/market-handle.ts';
import { recentCache } from './recent-cache.ts';
import { known } from './service.ts';

const sparkDays = 45;
const mostIds = 12;
const noId = localText('This is not an instrument id.', '这不是标的代码。', '這不是標的代碼。');
const tooMany = localText('At most 12 at a time.', '一次最多 12 个。', '一次最多 12 個。');

interface Quotes {
  readonly quotes: QuoteView[];
  readonly missing: { readonly instrumentId: string; readonly why: LocalText }[];
}

/** Last prices with a sparkline; what cannot be had is listed with its reason. */
export function quotesService(market: MarketHandle, clock: Clock): (ids: string) => Promise<Quotes> {
  const cached = recentCache<QuoteView>(clock, { limit: 500, keepMs: 10_000 });
  return async (text) => {
    const ids = [
      ...new Set(
        text
          .split(',')
          .map((id) => id.trim())
          .filter(Boolean),
      ),
    ];
    const result: Quotes = { quotes: [], missing: [] };
    await Promise.all(
      ids.map(async (wanted, index) => {
        try {
          const id = index < mostIds ? parseInstrumentId(wanted) : null;
          const why = index < mostIds ? noId : tooMany;
          if (id === null) return void result.missing.push({ instrumentId: wanted.slice(0, 40), why });
          result.quotes.push(await cached(id, () => readQuote(market, clock, id)));
        } catch (error) {
          result.missing.push({
            instrumentId: wanted,
            why: reasonOf(error instanceof PlumblineError ? error.code : 'internal'),
          });
        }
      }),
    );
    const place = (id: string): number => ids.indexOf(id);
    result.quotes.sort((a, b) => place(a.instrumentId) - place(b.instrumentId));
    return result;
  };
}

async function readQuote(market: MarketHandle, clock: Clock, id: InstrumentId): Promise<QuoteView> {
  const port = await figuresPort(market, id);
  const from = addDays(dateOf(clock.now()), -sparkDays);
  const [instrument, answer, bars] = await Promise.all([
    port.instrument(id),
    port.quote(id),
    port.bars({ instrumentId: id, interval: '1d', adjustment: 'split', from }),
  ]);
  const { value: quote, source, status } = known(answer);
  const { price, previousClose, currency, at } = quote;
  return {
    instrumentId: id,
    price,
    previousClose,
    ...(instrument !== null && { decimals: decimalsAt(instrument, price, dateOf(at)) }),
    currency,
    at,
    simulated: source.simulated,
    status,
    sourceTitle: source.title,
    ...(source.insteadOf !== undefined && {
      fallback: { used: source.publisher, insteadOf: [...source.insteadOf] },
    }),
    spark: bars.status === 'unavailable' ? [] : Array.from(bars.value.columns.close),
  };
}
