import type { Chip } from '@plumbline/reading/reading';
import { cx } from '../lib/cx.ts';

export interface ReadTextProps {
  readonly text: string;
  readonly echo: readonly Chip[];
  readonly className?: string;
}

interface Piece {
  readonly is: Chip['is'] | 'plain';
  readonly text: string;
  readonly from: number;
}

/** The text cut where a chip begins or ends. */
function piecesOf(text: string, echo: readonly Chip[]): readonly Piece[] {
  const marks = echo
    .flatMap(({ is, spans }) => spans.map(({ from, to }) => ({ is, from, to })))
    .toSorted((a, b) => a.from - b.from);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { is, from, to } of marks) {
    if (from < at || to > text.length) continue;
    if (from > at) pieces.push({ is: 'plain', text: text.slice(at, from), from: at });
    pieces.push({ is, text: text.slice(from, to), from });
    at = to;
  }
  if (at < text.length) pieces.push({ is: 'plain', text: text.slice(at), from: at });
  return pieces;
}

const looks: Readonly<Record<Piece['is'], string>> = {
  plain: 'text-3',
  read: 'text-1 underline decoration-accent decoration-2 underline-offset-4',
  assumed: 'text-1 underline decoration-accent decoration-dotted decoration-2 underline-offset-4',
  unread: 'text-warn underline decoration-warn decoration-dashed decoration-2 underline-offset-4',
};

/** A typed text with what was read underlined and what was not in amber and dashed. */
export function ReadText({ text, echo, className }: ReadTextProps) {
  return (
    <p className={cx('text-ui font-normal text-pretty break-words', className)} data-testid="read-text">
      {piecesOf(text, echo).map(({ is, text: words, from }) => (
        <span key={from} data-read={is} className={looks[is]}>
          {words}
          {is === 'unread' ? <sup className="ms-0.5">?</sup> : null}
        </span>
      ))}
    </p>
  );
}
