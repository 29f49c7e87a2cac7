import { catalogue } from '@plumbline/market/resolve/catalogue';
import type { Locale } from '@plumbline/model/locale';
import { describe, expect, it } from 'vitest';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { printReading, type PrintedReading } from '../print-reading.ts';
import { readDialogue } from '../read-dialogue.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);

function screenIn(locale: Locale, text: string): PrintedReading {
  return printReading(
    readDialogue({ text, given: undefined }, { locale, box: 'screen', directory, today: '2026-11-23' }),
  );
}

const over = (value: string) => ({ field: 'expr', op: 'is', value });

describe('a search', () => {
  it.each([
    ['stocks trading on over 3x average volume', [over('volume > 3 * SMA(volume,20)')]],
    [
      'companies with a loss last year and a profit this year',
      [over('netIncome[1y] < 0'), { field: 'netIncome', op: '>', currency: 'USD', value: 0 }],
    ],
    ['companies that made a profit this year', [{ field: 'netIncome', op: '>', currency: 'USD', value: 0 }]],
    ['stocks up this year', [{ field: 'returnYtd', op: '>', value: 0 }]],
    [
      'chip stocks w/ gross margin > 55',
      [
        { field: 'grossMargin', op: '>', value: 0.55 },
        { field: 'industry', op: '==', value: 'Semiconductors' },
      ],
    ],
    [
      'ROIC above 12% every one of the last 6 years',
      [{ field: 'roic', op: '>', value: 0.12, consecutive: 6, per: 'year' }],
    ],
  ])('%s', (text, conditions) => {
    const reading = screenIn('en', text);
    expect([reading.unread, reading.conditions]).toEqual([[], conditions]);
  });

  it.each(['stocks trading below their 2021 high', 'stocks above their 2020 low', 'stocks within 10% of their low'])(
    'takes no year for a price, and no low of the day for another: %s',
    (text) => expect(screenIn('en', text).state).toBe('ask'),
  );
});

describe('what no company of the list may have or be', () => {
  const low = { field: 'debtToEquity', op: '<=', value: 1.5 };
  it.each([
    'nothing with debt to equity over 1.5',
    'nothing that has a debt to equity above 1.5',
    'none with debt to equity of more than 1.5',
    'nothing trading at a debt to equity over 1.5',
  ])('is its opposite: %s', (text) => {
    const { unread, conditions } = screenIn('en', text);
    expect([unread, conditions]).toEqual([[], [low]]);
  });

  it('is no debt at all where no level is said', () => {
    expect(screenIn('en', 'nothing with debt').conditions).toMatchObject([{ field: 'totalDebt', op: '==', value: 0 }]);
  });

  it.each([
    ['en', 'neither airlines nor utilities, ROE above 14%'],
    ['en', 'ROE above 14%, that are neither airlines nor utilities'],
  ] as const)('leaves out both of two groups in %s: %s', (locale, text) => {
    const { unread, conditions } = screenIn(locale, text);
    expect(unread).toEqual([]);
    expect(conditions).toContainEqual({ field: 'industry', op: 'notIn', value: ['Airlines', 'Utilities'] });
  });

  it('asks where a third follows', () => {
    expect(screenIn('en', 'neither airlines nor utilities nor banks').state).toBe('ask');
  });
});
