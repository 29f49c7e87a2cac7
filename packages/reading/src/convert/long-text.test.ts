import { catalogue } from '@plumbline/market/resolve/catalogue';
import { mostTextLength } from '@plumbline/model/text-limit';
import { hostileTexts, mostPerCharacter, patternWorkOf } from '@plumbline/quant/testing/hostile-texts';
import { describe, expect, it } from 'vitest';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';
import { readIdea } from './idea.ts';
import { readScreen } from './screen-rules.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);
const context = { locale: 'en', directory, today: '2026-11-23' } as const;

describe.each(Object.entries(hostileTexts))('%s', (_, textOf) => {
  it.each([mostTextLength, 8_000, 100_000])('is read or refused at once at %i characters', async (length) => {
    const text = textOf(length);
    const idea = (): unknown => readIdea(text, { ...context, box: 'strategy' }, 'x');
    const screen = (): unknown => readScreen(text, { ...context, box: 'screen' });
    for (const reading of [idea, screen]) {
      const { tries, looked } = await patternWorkOf(text, reading);
      expect(tries).toBeLessThanOrEqual(mostPerCharacter.tries);
      expect(looked).toBeLessThanOrEqual(mostPerCharacter.looked);
    }
  });
});
