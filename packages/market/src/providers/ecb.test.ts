import { expect, it } from 'vitest';
import { textAnswer } from '@plumbline/fixtures/replay/answer';
import type { AskedQuestion } from '@plumbline/fixtures/replay/hosts/asked';
import { answersFrom } from '@plumbline/fixtures/replay/hosts/asked';
import { ecbWire } from '@plumbline/fixtures/replay/hosts/ecb';
import type { ProviderContext } from '../provider.ts';
import { ecbProvider } from './ecb.ts';

const provider = ecbProvider();
const context = (asked: AskedQuestion[] = [], answer = ecbWire): ProviderContext => ({
  fetch: answersFrom(({ url }) => answer(url, {}), asked),
  clock: { now: () => Date.UTC(2024, 6, 27) },
  signal: new AbortController().signal,
});

it('crosses two currencies in the euro, day by day, without the holidays of the bank', async () => {
  const asked: AskedQuestion[] = [];
  const answer = await provider.exchangeRates?.({ base: 'CNY', quote: 'HKD' }, context(asked));
  expect(answer?.value.dates).toEqual(['2024-07-24', '2024-07-25', '2024-07-26']);
  // By hand: 8.4764 / 7.8718.
  expect(answer?.value.rates.at(-1)).toBeCloseTo(1.0768058, 6);
  expect(answer?.source).toMatchObject({ publisher: 'European Central Bank', asOf: '2024-07-26', simulated: false });
  expect(asked[0]?.url.href).toBe(
    'https://data-api.ecb.europa.eu/service/data/EXR/D.CNY+HKD.EUR.SP00.A?format=csvdata&detail=dataonly',
  );
});

it('gives a rate to the euro as it is fixed, and the other way round', async () => {
  const toDollars = await provider.exchangeRates?.({ base: 'EUR', quote: 'USD' }, context());
  const toEuros = await provider.exchangeRates?.({ base: 'USD', quote: 'EUR' }, context());
  expect(toDollars?.value.rates.at(-1)).toBe(1.0858);
  expect(toEuros?.value.rates.at(-1)).toBeCloseTo(0.92098, 5);
});

it('has nothing of a currency that the bank does not fix, and refuses a table that lost a column', async () => {
  await expect(provider.exchangeRates?.({ base: 'CNY', quote: 'XAU' }, context())).rejects.toMatchObject({
    code: 'not-covered',
  });
  const changed = () => textAnswer(200, 'text/csv', 'KEY,CURRENCY,TIME_PERIOD\nx,USD,2024-07-26\n');
  await expect(provider.exchangeRates?.({ base: 'EUR', quote: 'USD' }, context([], changed))).rejects.toThrow(
    /no column OBS_VALUE/,
  );
});
