// What no sane visitor sends, the same each time.
/** The same numbers each time. */
export function random(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export const pieces = [
  'AAPL',
  '茅台',
  '0700.HK',
  'PE < 15',
  'buy when rsi(14) < 30',
  '(',
  ')',
  '[[[[',
  '"',
  '\u0000',
  '\ud800',
  '‮',
  '𝟙',
  '-1e400',
  'NaN',
  '__proto__',
  '../..',
  '%00',
  '<script>',
  "' or 1=1 --",
  '${x}',
  '9'.repeat(400),
  ' '.repeat(300),
  '且'.repeat(200),
  'and '.repeat(150),
  '((((a+)+)+)+)$',
  'https://127.0.0.1/',
  '=cmd|x',
  '\r\nset-cookie: a=b',
  '2026-02-30',
  '1,2,3',
];

export function nonsense(next, depth = 0) {
  const kind = next(depth > 3 ? 4 : 7);
  if (kind === 0) return [null, true, -0, 1e308, -1, 2 ** 53, 0.1][next(7)];
  if (kind < 4) return Array.from({ length: next(6) + 1 }, () => pieces[next(pieces.length)]).join(' ');
  if (kind === 4) return Array.from({ length: next(12) }, () => nonsense(next, depth + 1));
  return Object.fromEntries(
    Array.from({ length: next(6) }, () => [pieces[next(pieces.length)], nonsense(next, depth + 1)]),
  );
}
