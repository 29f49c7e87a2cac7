import { z } from 'zod';

/** Null where CoinGecko does not know; JSON's 1e400 becomes Infinity, which is no number here. */
const figure = z.number().nullish();

const status = z.looseObject({ error_code: z.number().int(), error_message: z.string().nullish() });

/** One thing in two shapes, with any status, even 200. */
export const errorBody = z.union([
  z.looseObject({ status }),
  z.looseObject({ error: z.looseObject({ status }) }).transform(({ error }) => error),
]);
export type ErrorBody = z.infer<typeof errorBody>;

const coinRow = z.looseObject({
  id: z.string(),
  symbol: z.string(),
  name: z.string(),
  current_price: figure,
  market_cap: figure,
  circulating_supply: figure,
  total_supply: figure,
  max_supply: figure,
  last_updated: z.iso.datetime({ offset: true }).nullish(),
});
export type CoinRow = z.infer<typeof coinRow>;

export const marketsBody = z.union([z.array(coinRow), errorBody]);

const point = z.tuple([z.number().int(), z.number().nullable()]);

const history = z.looseObject({ prices: z.array(point), market_caps: z.array(point) });
export type ChartBody = z.infer<typeof history>;

export const chartBody = z.union([history, errorBody]);

const searchCoin = z.looseObject({
  id: z.string(),
  name: z.string(),
  symbol: z.string(),
  market_cap_rank: z.number().int().nullish(),
});
export type SearchCoin = z.infer<typeof searchCoin>;

export const searchBody = z.union([z.looseObject({ coins: z.array(searchCoin) }), errorBody]);

export const pingBody = z.union([z.looseObject({ gecko_says: z.string() }), errorBody]);
