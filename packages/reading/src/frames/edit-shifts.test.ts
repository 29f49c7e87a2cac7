import { catalogue } from '@plumbline/market/resolve/catalogue';
import { describe, expect, it } from 'vitest';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { printReading, type PrintedReading } from '../print-reading.ts';
import { readDialogue } from '../read-dialogue.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);

function edited(given: string, text: string): PrintedReading {
  return printReading(readDialogue({ text, given }, { locale: 'en', box: 'strategy', directory, today: '2026-11-23' }));
}

/** The order in which stops stand says nothing. */
function sorted(spec: unknown): Readonly<Record<string, unknown>> {
  const { stops, ...rest } = spec as { readonly stops?: string };
  return { ...rest, ...(stops !== undefined && { stops: stops.split('; ').toSorted().join('; ') }) };
}

const levels = 'Buy COST when RSI is below 28, sell when RSI is above 72, stop 9%, target 30%.';
const lines =
  'Buy ADBE when the 15-day average crosses above the 45-day average, sell when it crosses below, trailing stop 12%.';
const chosen = 'Every month own the 16 cheapest S&P 500 names by P/E, equal weight.';

/** What each word of a row says in each frame of its line. */
const families: readonly (readonly [
  string,
  string,
  Readonly<Record<string, string>>,
  readonly string[],
  readonly string[],
])[] = [
  [
    'less of a stop',
    levels,
    { stops: 'stop 7% of entry; takeProfit 30% of entry' },
    ['reduce', 'tighten', 'cut', 'trim'],
    ['* the stop by 2%', '* the stop by 2 points'],
  ],
  [
    'more of a target',
    levels,
    { stops: 'stop 9% of entry; takeProfit 35% of entry' },
    ['increase', 'raise', 'lift', 'bump up'],
    ['* the target by 5%', '* the profit target by five percent'],
  ],
  [
    'a stop so many times as far',
    levels,
    { stops: 'stop 18% of entry; takeProfit 30% of entry' },
    ['wide', 'loose', 'big'],
    ['make the stop twice as *', 'the stop should be twice as *'],
  ],
  [
    'a level lower than it is',
    levels,
    { entry: 'RSI(14) < 23', exit: 'RSI(14) > 72' },
    ['lower', 'reduce', 'drop', 'bring down'],
    ['* the entry threshold by 5', '* the entry level by five'],
  ],
  [
    'a level higher than it is',
    levels,
    { entry: 'RSI(14) < 28', exit: 'RSI(14) > 80' },
    ['higher', 'up'],
    ['make the exit 8 points *', 'move the exit * by 8'],
  ],
  [
    'both levels',
    levels,
    { entry: 'RSI(14) < 32', exit: 'RSI(14) > 76' },
    ['both thresholds', 'both levels', 'the thresholds'],
    ['raise * by 4', '* 4 points higher'],
  ],
  [
    'both lines',
    lines,
    { entry: 'crossesAbove(SMA(close,20),SMA(close,50))' },
    ['both averages', 'both lines', 'the averages'],
    ['lengthen * by 5 days', '* five days longer'],
  ],
  [
    'the longer line',
    lines,
    { entry: 'crossesAbove(SMA(close,15),SMA(close,60))' },
    ['slow average', 'slow line', 'longer average'],
    ['make the * 15 days longer', 'lengthen the * by 15 days'],
  ],
  [
    'how many are held',
    chosen,
    { rank: 'top 32 by lowest pe within S&P 500' },
    ['number of holdings', 'number of names', 'number of positions'],
    ['double the *', 'increase the * by 16'],
  ],
  [
    'one more way out',
    levels,
    { entry: 'RSI(14) < 28', exit: 'RSI(14) > 72 ; close < SMA(close,40)' },
    ['also sell when', 'add an exit:', 'also exit if'],
    ['* it closes below its 40-day average'],
  ],
  [
    'a stop that follows the price',
    levels,
    { stops: 'takeProfit 30% of entry; trailing 9% from peak' },
    ['make the stop', 'turn the stop into', 'have the stop'],
    ['* a trailing one'],
  ],
  [
    'a stop that no longer follows it',
    lines,
    { stops: 'stop 12% of entry' },
    ['make the trailing stop', 'turn the trailing stop into'],
    ['* a fixed one', '* an ordinary one'],
  ],
  [
    'the level of a zone',
    levels,
    { entry: 'RSI(14) < 22', exit: 'RSI(14) > 72' },
    ['oversold', 'the oversold level', 'the lower threshold'],
    ['* at 22', 'set * to 22'],
  ],
  [
    'a share that is too much',
    levels,
    { stops: 'stop 6% of entry; takeProfit 30% of entry' },
    ['too wide', 'too far', 'too generous'],
    ['9% is *, use 6%', '9% is *, make it 6%'],
  ],
];

describe('changes that say by how much', () => {
  it.each(
    families.flatMap(([name, given, expected, words, frames]) =>
      words.flatMap((word) => frames.map((frame) => [name, frame.replace('*', word), given, expected] as const)),
    ),
  )('reads %s: %s', (_name, text, given, expected) => {
    const { act, spec, unread, question } = edited(given, text);
    expect({ act, unread, question }).toEqual({ act: 'edit', unread: [], question: null });
    expect(sorted(spec)).toMatchObject(expected);
  });

  it.each([
    [levels, 'raise the stop by 3 points', 'a stop may be raised in its percentage or in its price'],
    [levels, 'a slightly tighter stop', 'no amount'],
    [levels, 'widen the stop', 'no amount'],
    [lines, 'longer averages please', 'no amount'],
    [levels, 'lengthen both averages by 5 days', 'no such lines'],
    [lines, 'reduce the target by 5%', 'no such stop'],
    [lines, 'lengthen the fast average by 40 days', 'the lines would change places'],
    [levels, 'reduce the stop by 9%', 'nothing would be left'],
  ])('asks in %j: %s (%s)', (given, text) => {
    expect(edited(given, text).question).not.toBeNull();
  });

  it.each(['hold for at least 5 days', 'hold it at least 5 days', 'keep holding for at least a week'])(
    'takes no time that is stayed for a line of prices: %s',
    (text) => {
      const { spec, unread, question } = edited(levels, text);
      expect(unread.length > 0 || question !== null).toBe(true);
      expect(JSON.stringify(spec ?? null)).not.toContain('SMA(');
    },
  );

  it.each([
    ['swap to SPY and add a 20% target', ['US:SPY']],
    ['also trade SPY and change the target to 20%', ['US:COST', 'US:SPY']],
  ])('adds or swaps a name by the word before it, whatever is said of others later: %s', (text, universe) => {
    expect(edited(levels, text).spec).toMatchObject({ universe });
  });
});
