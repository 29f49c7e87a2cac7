import { codeOf, displaySymbol, isIndex, type Instrument } from '@plumbline/model/instrument';
import { parseSentence } from '@plumbline/quant/language/ideas/parse-sentence';
import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { namesInText } from './names-in-text.ts';
import { buildSearchIndex } from './search-index.ts';

const index = buildSearchIndex(catalogue);

const frames = [
  (name: string) => `${name} 20日均线上穿60日均线买入，下穿卖出`,
  (name: string) => `当${name}的RSI低于30时买入，高于70卖出`,
  (name: string) => `持有${name}，RSI低于30买入，高于70卖出，止损8%`,
  (name: string) => `buy ${name} when RSI is below 30, sell when RSI is above 70`,
];

/** What a sentence would trade, or what it asks to choose from; the rest of the sentence is always understood. */
function tradedIn(sentence: string): readonly string[] {
  const answer = parseSentence(sentence, 'zh-CN', { names: namesInText(index, sentence) });
  if (answer.kind === 'spec') return answer.spec.universe.instruments;
  return answer.question.about === 'instrument' ? answer.question.candidates : [`asks: ${answer.question.about}`];
}

function wrongIn(instruments: readonly Instrument[], namesOf: (instrument: Instrument) => readonly string[]) {
  return instruments.flatMap((instrument) =>
    namesOf(instrument).flatMap((name) =>
      frames.flatMap((frame) => {
        const traded = tradedIn(frame(name));
        return traded.includes(instrument.id) ? [] : [`${frame(name)} → ${traded.join()}, not ${instrument.id}`];
      }),
    ),
  );
}

const listed = catalogue.filter(({ id, delistedOn }) => !isIndex(id) && delistedOn === undefined);

describe('every listed name in a sentence', () => {
  it.each(['cn', 'hk', 'crypto'] as const)(
    'is the instrument traded, or one to choose: Chinese names, %s',
    (market) => {
      const all = listed.filter((one) => one.market === market);
      expect(all.length).toBeGreaterThan(20);
      expect(wrongIn(all, ({ name }) => [...new Set([name['zh-CN'], name['zh-HK']])])).toEqual([]);
    },
  );

  it('is the instrument traded, or one to choose: codes of five and six digits, and tickers', () => {
    const coded = listed.filter(({ market }) => market === 'cn' || market === 'hk');
    expect(wrongIn(coded, ({ id }) => [codeOf(id), displaySymbol(id)])).toEqual([]);
  });
});
