import { cx } from '../lib/cx.ts';

const sizes = { 32: 'size-8 text-caption', 36: 'size-9 text-ui', 44: 'size-11 text-h3' } as const;

export interface TickerTileProps {
  /** Name or symbol; its first letters are drawn. */
  readonly name: string;
  readonly size?: 32 | 36 | 44;
}

/** Two Latin letters or one Chinese character. */
export function tileLetters(name: string): string {
  const trimmed = name.trim();
  const han = /\p{Script=Han}/u.exec(trimmed);
  if (han !== null && han.index === 0) return han[0];
  const words = trimmed.split(/[\s.-]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const [first = '', second] = words;
  const letters = second === undefined ? first.slice(0, 2) : `${first.charAt(0)}${second.charAt(0)}`;
  return letters.toUpperCase();
}

export function TickerTile({ name, size = 36 }: TickerTileProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-flex shrink-0 items-center justify-center rounded-control bg-2 font-semibold text-1',
        sizes[size],
      )}
    >
      {tileLetters(name)}
    </span>
  );
}
