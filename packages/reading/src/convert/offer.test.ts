import { catalogue } from '@plumbline/market/resolve/catalogue';
import type { LocalText } from '@plumbline/model/locale';
import { writeScreenRules } from '@plumbline/quant/screen/screen-rule';
import { expect, it } from 'vitest';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import type { Box, ReadingContext } from '../reading.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';
import { readChange } from './change.ts';
import { readIdea } from './idea.ts';
import type { Offer } from './offer.ts';
import { readScreen } from './screen-rules.ts';
import { withOffer } from './with-offer.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);
const contextOf = (box: Box): ReadingContext => ({ locale: 'en', box, directory, today: '2026-11-23' });

const idea = (text: string) => readIdea(text, contextOf('strategy'), 'Mine');
const rule = 'buy ORCL when RSI is below 30 and sell above 70';

/** What a box shows on its buttons, with the text that each makes. */
const shown = (text: string, offers: readonly Offer[] = []): Record<string, string> =>
  Object.fromEntries(offers.map((offer): [LocalText['en'], string] => [offer.label.en, withOffer(text, offer)]));

it('leaves out several words of a strategy at once, and none alone where the rest is not read either', () => {
  const text = 'frobnicate, buy ORCL when RSI is below 30 and sell above 70, zorgly';
  const offers = shown(text, idea(text).question?.offers);
  expect(Object.keys(offers)).toEqual(['Leave out “frobnicate” “zorgly”']);
  const [whole] = Object.values(offers);
  expect(whole).toBe(rule);
  expect(idea(whole!).spec).toEqual(idea(rule).spec);
});

it('does not offer twice what is one word, and never a word without which the rule is another one', () => {
  const one = `${rule}, zorgly`;
  expect(shown(one, idea(one).question?.offers)).toEqual({ 'Leave out “zorgly”': rule });
  const turned = 'buy ORCL when RSI is not zorgly below 30 and sell above 70';
  expect(shown(turned, idea(turned).question?.offers)).toEqual({});
});

it('leaves words out of a screen and out of a change', () => {
  const screen = 'zorgly US tech stocks with P/E under 20, frobnicated';
  const [whole] = readScreen(screen, contextOf('screen')).offers;
  const { rules } = readScreen(withOffer(screen, whole!), contextOf('screen'));
  expect(writeScreenRules(rules ?? [])).toBe('priceToEarnings:lt:20,sector:is:technology');
  const spec = idea(rule).spec!;
  const change = 'make it zorgly 25 instead of 30, frobnicated';
  const read = readChange(change, contextOf('strategy'), spec);
  expect(read.spec).toBeNull();
  const texts = Object.values(shown(change, read.question?.offers));
  expect(readChange(texts[0]!, contextOf('strategy'), spec).spec).not.toBeNull();
});
