import { describe, expect, it } from 'vitest';
import { jsonAnswer } from '@plumbline/fixtures/replay/answer';
import type { AskedQuestion } from '@plumbline/fixtures/replay/hosts/asked';
import { answersFrom } from '@plumbline/fixtures/replay/hosts/asked';
import type { BodyFacts, ProviderContext } from '../provider.ts';
import { catalogue } from '../resolve/catalogue.ts';
import { fredProvider } from './fred.ts';

const now = Date.UTC(2026, 10, 21, 4);
const key = 'abcdef0123456789';

const info = (id: string, frequency: string, extra: object = {}) => ({
  seriess: [{ id, title: 'A series', units: 'Percent', frequency_short: frequency, ...extra }],
});
const values = (...rows: readonly (readonly [date: string, since: string, value: unknown])[]) => ({
  count: rows.length,
  offset: 0,
  limit: 100_000,
  observations: rows.map(([date, since, value]) => ({
    realtime_start: since,
    realtime_end: '9999-12-31',
    date,
    value,
  })),
});

function contextOf(
  series: unknown,
  observations: unknown,
  asked: AskedQuestion[] = [],
  bodies: BodyFacts[] = [],
): ProviderContext {
  const fetch = answersFrom(
    ({ url }) => jsonAnswer(url.pathname.endsWith('observations') ? observations : series),
    asked,
  );
  return {
    fetch,
    clock: { now: () => now },
    signal: new AbortController().signal,
    onBody: (facts) => bodies.push(facts),
  };
}

function ask(id: string, context: ProviderContext, given: string | null = key) {
  const { macro } = fredProvider({ key: () => given });
  if (macro === undefined) throw new Error('no series');
  return macro(id, context);
}

describe('FRED', () => {
  it('leaves out days without a value and never reads them as zero', async () => {
    const body = values(
      ['2024-01-01', '2026-11-21', '.'],
      ['2024-01-02', '2026-11-21', '3.95'],
      ['2024-01-05', '2026-11-21', '-0.10'],
    );
    const answer = await ask('DGS10', contextOf(info('DGS10', 'D'), body));
    expect(answer.value).toMatchObject({
      frequency: 'day',
      dates: ['2024-01-02', '2024-01-05'],
      values: [3.95, -0.1],
      isKnownAtAssumed: true,
    });
    // The value of a Friday is out on Monday.
    expect(answer.value.knownAt).toEqual(['2024-01-03', '2024-01-08']);
    expect(answer.source.attribution).toMatch(/not endorsed/);
  });

  it('gives monthly series with every version and the day it came out', async () => {
    const asked: AskedQuestion[] = [];
    const body = values(['2024-01-01', '2024-02-13', '308.417'], ['2024-01-01', '2025-02-12', '309.685']);
    const answer = await ask('CPIAUCSL', contextOf(info('CPIAUCSL', 'M'), body, asked));
    expect(answer.value).toMatchObject({
      dates: ['2024-01-01', '2024-01-01'],
      knownAt: ['2024-02-13', '2025-02-12'],
      values: [308.417, 309.685],
      isKnownAtAssumed: false,
    });
    expect(asked[1]?.url.searchParams.get('realtime_start')).toBe('1776-07-04');
  });

  it('asks for today alone when there are too many versions', async () => {
    const fetch = answersFrom(({ url }) => {
      if (!url.pathname.endsWith('observations')) return jsonAnswer(info('X', 'M'));
      return url.searchParams.has('realtime_start')
        ? jsonAnswer(
            {
              error_code: 400,
              error_message: 'Bad Request. This exceeds the maximum number of vintage dates allowed: 2000',
            },
            400,
          )
        : jsonAnswer(values(['2024-01-01', '2026-11-21', '1']));
    });
    const answer = await ask('X', { ...contextOf(null, null), fetch });
    expect(answer.value).toMatchObject({ isKnownAtAssumed: true, knownAt: ['2024-03-04'] });
  });

  it('keeps the key out of everything that is stored', async () => {
    const bodies: BodyFacts[] = [];
    const answer = await ask(
      'DGS10',
      contextOf(info('DGS10', 'D'), values(['2024-01-02', '2026-11-21', '1']), [], bodies),
    );
    expect(bodies).toHaveLength(2);
    expect(JSON.stringify([bodies, answer])).not.toContain(key);
    const failure = await ask('DGS10', contextOf(info('DGS10', 'D'), { rows: [] })).catch((error: unknown) => error);
    expect(JSON.stringify(failure)).not.toContain(key);
  });

  it('marks series whose owner keeps the rights', async () => {
    const copyrighted = info('SP500', 'D', { notes: 'Copyright © 2016, S&P Dow Jones Indices LLC.' });
    const answer = await ask('SP500', contextOf(copyrighted, values(['2024-01-02', '2026-11-21', '4742.83'])));
    expect(answer.value.isRestricted).toBe(true);
  });

  it.each([[null], [''], ['two words'], ['schlüssel']])('passes over the key %j and says what to do', async (given) => {
    const asked: AskedQuestion[] = [];
    await expect(ask('DGS10', contextOf({}, {}, asked), given)).rejects.toMatchObject({ code: 'not-covered' });
    expect(asked).toHaveLength(0);
  });

  it.each<readonly [string, string, string]>([
    ['a wrong key', 'Bad Request. The value for variable api_key is not registered.', 'provider-refused'],
    ['an unknown series', 'Bad Request. The series does not exist.', 'not-covered'],
  ])('tells %s by its words', async (_, message, code) => {
    const fetch = answersFrom(() => jsonAnswer({ error_code: 400, error_message: message }, 400));
    await expect(ask('NOPE', { ...contextOf(null, null), fetch })).rejects.toMatchObject({ code });
  });

  it.each<readonly [string, unknown, unknown, string]>([
    ['a number that is no text', info('A', 'M'), values(['2024-01-01', '2024-02-01', 5]), 'provider-body'],
    ['an empty value', info('A', 'M'), values(['2024-01-01', '2024-02-01', '']), 'provider-body'],
    ['a separator', info('A', 'M'), values(['2024-01-01', '2024-02-01', '27,000.5']), 'provider-body'],
    ['no value at all', info('A', 'M'), values(['2024-01-01', '2024-02-01', '.']), 'provider-empty'],
    [
      'a part of the values',
      info('A', 'M'),
      { ...values(['2024-01-01', '2024-02-01', '1']), count: 9 },
      'data-refused',
    ],
    ['another series', info('B', 'M'), values(), 'data-refused'],
    ['no series', { seriess: [] }, values(), 'not-covered'],
    ['a frequency it does not know', info('A', 'Z'), values(), 'not-covered'],
  ])('refuses %s', async (_, series, observations, code) => {
    await expect(ask('A', contextOf(series, observations))).rejects.toMatchObject({ code });
  });

  it('refuses a name that would change the question', async () => {
    await expect(ask('A&api_key=x', contextOf({}, {}))).rejects.toMatchObject({ code: 'bad-input' });
  });
});

describe('days of publication', () => {
  const index = catalogue.find(({ id }) => id === 'US:^GSPC');
  const share = catalogue.find(({ id }) => id === 'US:AAPL');
  if (index === undefined || share === undefined) throw new Error('no instrument');
  const dates = (url: URL, id = Number(url.searchParams.get('release_id'))) => ({
    release_dates: [
      { release_id: id, date: '2026-11-13' },
      { release_id: id, date: '2026-12-10' },
    ],
  });
  const contextFor = (body: (url: URL) => unknown, asked: AskedQuestion[] = []): ProviderContext => ({
    ...contextOf(null, null),
    fetch: answersFrom(({ url }) => jsonAnswer(body(url)), asked),
  });
  const { events } = fredProvider({ key: () => key });

  it('are listed past and planned, known no sooner than they can be, and never with the key', async () => {
    const asked: AskedQuestion[] = [];
    const answer = await events?.(index, contextFor(dates, asked));
    const days = answer?.value.filter(({ title }) => title.en.startsWith('Consumer prices'));
    expect(days).toEqual([
      expect.objectContaining({ kind: 'macro', date: '2026-11-13', knownAt: '2026-11-13', instrumentId: 'US:^GSPC' }),
      expect.objectContaining({ kind: 'macro', date: '2026-12-10', knownAt: '2026-11-21' }),
    ]);
    expect(asked.every(({ url }) => url.searchParams.get('include_release_dates_with_no_data') === 'true')).toBe(true);
    expect(JSON.stringify(answer?.source)).not.toContain(key);
  });

  it('of another publication than asked for are refused', async () => {
    await expect(
      events?.(
        index,
        contextFor((url) => dates(url, 999)),
      ),
    ).rejects.toThrow(/answered for 999/);
  });

  it('are no events of one company', async () => {
    await expect(events?.(share, contextFor(dates))).rejects.toMatchObject({ code: 'not-covered' });
  });
});
