import { describe, expect, it } from 'vitest';
import { createGate } from './judge.ts';
import { chineseShapes, englishShapes } from './thought-shapes.ts';
import { facts, instruments } from './testing/gate-facts.ts';

const gate = createGate({ facts, instruments });

function* sentencesOf({ shapes, words }: typeof englishShapes): Generator<string> {
  for (const shape of shapes) {
    for (const x of words) {
      for (const y of shape.includes('Y') ? words.filter((word) => word !== x) : ['']) {
        const sentence = shape.replaceAll('X', x).replaceAll('Y', y);
        yield sentence.charAt(0).toUpperCase() + sentence.slice(1);
      }
    }
  }
}
const withheld = (sentences: Iterable<string>): readonly string[] =>
  [...sentences].filter((sentence) => {
    gate.restart();
    return gate.judge(sentence).lane !== 'reasoning';
  });

describe('the shapes of thoughts that a language model is shown', () => {
  it('are read as thoughts with any two words of their list', () => {
    expect(withheld(sentencesOf(englishShapes))).toEqual([]);
    expect(withheld(sentencesOf(chineseShapes))).toEqual([]);
    expect(
      withheld(['估值取決於增長假設。', '單憑股息不足以判斷債務。', '這些數字沒有說明需求與成本的關係。']),
    ).toEqual([]);
  });

  it('are none with a company in them, or as what will be', () => {
    const turned = [...sentencesOf(englishShapes)].map((sentence) =>
      sentence.replace(
        /depends? on|reflect|with|to|about|from|against|next/,
        (word) => `${word} the collapse of NVIDIA`,
      ),
    );
    expect(turned.filter((sentence) => gate.judge(sentence).lane === 'reasoning')).toEqual([]);
  });
});
