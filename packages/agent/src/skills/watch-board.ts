import type { Span } from '../gate/shapes.ts';
import type { AnswerBoard } from '../chat/answer-board.ts';
import type { TextPart } from '@plumbline/model/text-part';
import type { Answered } from './checks.ts';

export interface WatchedBoard {
  readonly board: AnswerBoard;
  readonly answered: () => Answered;
}

const plain = (parts: readonly TextPart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : '')).join('');

/** A quotation shorter than this may be any words. */
const shortestQuote = 12;
const quotations = /[“「"]([^”」"]+)[”」"]/gu;

/** Counts the supported sentences of an answer and the passages it quotes, for the checks of its playbook. */
export function watchBoard(board: AnswerBoard): WatchedBoard {
  const spans: Span[] = [];
  const quoted = new Set<string>();
  let claims = 0;
  const heard = (text: string): void => {
    claims += 1;
    for (const [, words = ''] of text.matchAll(quotations)) {
      const found = words.length < shortestQuote ? undefined : spans.find((span) => span.text.includes(words));
      if (found !== undefined) quoted.add(found.id);
    }
    for (const span of spans) if (text.includes(span.text)) quoted.add(span.id);
  };
  return {
    answered: () => ({ body: board.body(), claims, spans: quoted.size }),
    board: {
      ...board,
      async know(found) {
        spans.push(...(found.spans ?? []));
        return board.know(found);
      },
      async say(parts) {
        const isSaid = await board.say(parts);
        if (isSaid) heard(plain(parts));
        return isSaid;
      },
      async tell(sentence) {
        const lane = await board.tell(sentence);
        if (lane === 'supported') heard(sentence.text);
        return lane;
      },
      async claim(claim) {
        const written = await board.claim(claim);
        if (!written.ok) return written;
        if (written.form === undefined) claims += 1;
        if (claim.span !== undefined) quoted.add(claim.span);
        return written;
      },
    },
  };
}
