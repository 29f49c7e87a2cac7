import { readClaim, claimWriter } from '../claims.ts';
import { createGate } from '../judge.ts';
import type { Span } from '../shapes.ts';
import { instruments, nvidia } from './gate-facts.ts';

/** Something that shows words as those of a passage, or does not. */
export interface QuoteReader {
  readonly name: string;
  readonly shows: (words: string, passage: string) => boolean;
}

const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** All that read what is said of passages: claims that quote, claims in other words, sentences with a quotation, with and without marks. */
export function quoteReaders(passages: readonly string[]): readonly QuoteReader[] {
  const idOf = new Map(passages.map((text, at) => [text, `p${at}`]));
  const spans: readonly Span[] = passages.map((text, at) => ({
    id: `p${at}`,
    text,
    form: isChinese(text) ? '年报' : '10-K',
    instrumentId: nvidia.id,
  }));
  const writer = claimWriter({ facts: [], instruments, spans });
  const gate = createGate({ facts: [], instruments, spans });
  const says = (say: 'quote' | 'paraphrase') => (words: string, passage: string) => {
    const claim = readClaim({ say, words, span: idOf.get(passage) });
    return claim !== null && writer.write(claim).ok;
  };
  const tells = (sentenceOf: (words: string, id: string) => string) => (words: string, passage: string) => {
    gate.restart();
    return gate.judge(sentenceOf(words, idOf.get(passage) ?? '')).lane !== 'withheld';
  };
  return [
    { name: 'quote', shows: says('quote') },
    { name: 'paraphrase', shows: says('paraphrase') },
    {
      name: 'marks',
      shows: tells((words, id) =>
        isChinese(words) ? `英伟达年报称：“${words}” {${id}}` : `NVIDIA's 10-K says: “${words}” {${id}}`,
      ),
    },
    { name: 'own words', shows: tells((words, id) => `${words.replace(/[.。]$/, '')} {${id}}.`) },
  ];
}
