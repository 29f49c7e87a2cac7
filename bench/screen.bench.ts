import { nothingMeasured } from '@plumbline/server/features/discover/store/cross-section';
import { screenAnswer } from '@plumbline/server/features/discover/screen-answer';
import type { Instrument } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import { print, timeCall } from './lib/measure.ts';

const known = Array.from({ length: 10_000 }, (_, at): Instrument => ({
  id: `US:X${at}`,
  kind: 'stock',
  market: 'us',
  exchange: 'NYSE',
  currency: 'USD',
  name: localText(`X${at}`, `X${at}`, `X${at}`),
  aliases: [],
  priceDecimals: 2,
}));
const rows = new Map(
  known.map(({ id }, at) => [
    id,
    {
      ...nothingMeasured,
      instrumentId: id,
      sector: at % 3 === 0 ? ('financials' as const) : ('energy' as const),
      values: { dividendYield: (at % 101) / 1000, priceToBook: (at % 57) / 10, volatility: (at % 89) / 100 },
    },
  ]),
);
const query = {
  rules: 'sector:is:financials,dividendYield:gte:0.06,priceToBook:lt:1,volatility:lt:0.5',
  sort: '-dividendYield',
  offset: 0,
  limit: 50,
};
const took = timeCall(() => screenAnswer(query, { rows, known, simulated: true }), 21, 3);
print([{ id: 'screen: four rules over 10,000 instruments', value: took, unit: 'ms', budget: 500 }]);
