const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  hundred: 100,
};
const parts: Readonly<Record<string, number>> = {
  half: 2,
  third: 3,
  fourth: 4,
  quarter: 4,
  fifth: 5,
  tenth: 10,
  twentieth: 20,
};

/** A number as titles write it: in digits, as a fraction, in words. */
function numberOf(text: string): number | null {
  const digits = /^\d[\d,]*(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : null;
  if (digits !== null) return Number(digits);
  const [, over, under] = /^(\d+)\/(\d+)(?:th|rd|nd|st)?$/.exec(text) ?? [];
  if (over !== undefined && under !== undefined) return Number(under) > 0 ? Number(over) / Number(under) : null;
  const [count = '', part] = text.split('-');
  const whole = small.indexOf(count) > 0 ? small.indexOf(count) : (tens[count] ?? null);
  if (part === undefined || whole === null) return whole;
  const divisor = parts[part.replace(/s$/, '')];
  if (divisor !== undefined) return whole / divisor;
  const added = small.indexOf(part);
  return whole >= 20 && added > 0 && added < 10 ? whole + added : null;
}

const digits = String.raw`\d+\/\d+(?:th|rd|nd|st)?|\d[\d,]*(?:\.\d+)?`;
/** Figures in brackets repeat the words before them, and are read instead. */
const number = String.raw`(?:[a-z]+(?:[ -][a-z]+)*\s*\((?=\d))?(${digits}|[a-z]+(?:-[a-z]+)?)\)?`;
const share = String.raw`(?:[\w.'-]+\s+){0,6}?(?:shares?|stocks?)\b`;
const each = new RegExp(
  String.raw`\brepresent(?:s|ing)?\s+(?:the\s+right\s+to\s+receive\s+|an?\s+)?${number}\s+(?:of\s+(?:an?|one)\s+)?${share}`,
);
const every = new RegExp(String.raw`\b(?:every|each)\s+${number}\s+(?:\w+\s+){0,4}?represent`);

/**
 * How many shares one depositary receipt stands for, as its title says ("each representing two ordinary shares"); null where it does
 * not, or where the receipt is over something else than shares.
 */
export function receiptRatio(title: string): number | null {
  const text = title.toLowerCase();
  const shares = numberOf(each.exec(text)?.[1] ?? '');
  if (shares === null || !(shares > 0)) return null;
  const receipts = numberOf(every.exec(text)?.[1] ?? '') ?? 1;
  return receipts > 0 ? shares / receipts : null;
}
