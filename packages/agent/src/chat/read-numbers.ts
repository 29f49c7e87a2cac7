import { formulaFunctions } from '@plumbline/quant/facts/formula-library';

const share = (percent: string | undefined): number => Number(`${Number(percent)}e-2`);

/** Growth and discount rate named in a what-if, as fractions. */
export function readWhatIf(text: string): { readonly growth?: number; readonly discountRate?: number } {
  const discount =
    /(?:discount(?:ed)?(?: rate)?|wacc|折现率|折現率)[^\d%+-]{0,14}((?<!\d)\d{1,12}(?:\.\d{1,8})?(?!\d))\s*(?:%|percent|per cent)/i.exec(
      text,
    ) ?? /((?<!\d)\d{1,12}(?:\.\d{1,8})?(?!\d))\s*(?:%|percent)\s*(?:discount|wacc|的折现率|的折現率)/i.exec(text);
  const rest = discount === null ? text : text.replace(discount[0], ' ');
  const growth =
    /(?:grow(?:s|ing|th|n)?|grew|增长率?|增長率?|增速)[^\d%+-]{0,24}(-?(?<!\d)\d{1,12}(?:\.\d{1,8})?(?!\d))\s*(?:%|percent|per cent)/i.exec(
      rest,
    ) ??
    /(-?(?<!\d)\d{1,12}(?:\.\d{1,8})?(?!\d))\s*(?:%|percent|per cent)\s*(?:growth|a year growth|的?(?:年)?增[长長速])/i.exec(
      rest,
    );
  return {
    ...(growth === null ? {} : { growth: share(growth[1]) }),
    ...(discount === null ? {} : { discountRate: share(discount[1]) }),
  };
}

const names = [...formulaFunctions.keys()].filter((name) => /^[a-z]+$/.test(name)).join('|');
/** A stretch that holds nothing but numbers, signs and names of functions; stretches never overlap, so a text is walked once. */
const stretches = new RegExp(String.raw`(?:(?:${names})|[\d\s.,%+\-*/^()×÷（）])+`, 'gi');
const firstOfSum = new RegExp(String.raw`(?:${names})\s?\(|[\d(.-]`, 'i');
const endsSum = /[\d)%）]/;

function sumIn(text: string): string | undefined {
  for (const [stretch] of text.replace(/\s+/g, ' ').matchAll(stretches)) {
    const from = firstOfSum.exec(stretch)?.index;
    if (from === undefined) continue;
    let to = stretch.length;
    while (to > from && !endsSum.test(stretch.charAt(to - 1))) to -= 1;
    if (to - from > 1) return stretch.slice(from, to);
  }
  return undefined;
}

/** The sum somebody wants computed; null when the text holds none. */
export function readExpression(text: string): string | null {
  const of =
    /((?<!\d)\d{1,12}(?:\.\d{1,8})?(?!\d))\s*(?:%|percent|per cent) of ((?<![\d,])\d[\d,]{0,24}(?:\.\d{1,8})?)/i.exec(
      text,
    ) ?? /((?<![\d,])\d[\d,]{0,24}(?:\.\d{1,8})?)\s*的\s*((?<!\d)\d{1,12}(?:\.\d{1,8})?(?!\d))\s*%/.exec(text);
  if (of !== null) return text.includes('的') ? `${of[2]}% * ${of[1]}` : `${of[1]}% * ${of[2]}`;
  const found = sumIn(text);
  if (found === undefined) return null;
  const isSum = /[\d)%]\s*[-+*/^×÷]\s*[(\d]/.test(found) || /^[a-z]+\s*\(/i.test(found);
  // A date such as 2026-06-30 is no subtraction.
  return isSum && !/\d{4}-\d{2}-\d{2}/.test(text) ? found : null;
}

/** A fiscal year named in a question, such as FY2023; relative ones count from `known` or from today. */
export function readYear(text: string, today: string, known: string | null): string | null {
  const named =
    /\bFY\s?(20\d\d)\b/i.exec(text) ??
    /(?<!\d)(20\d\d)\s*(?:财年|財年|年)/.exec(text) ??
    /(?<![\d.-])(20[0-3]\d)(?![\d.-])/.exec(text);
  if (named !== null) return `FY${named[1]}`;
  const thisYear = Number(today.slice(0, 4));
  const before = /\b(the )?(year before|previous year|prior year)\b|前一年|上一年/i.test(text);
  if (before) return `FY${(known === null ? thisYear : Number(known.slice(2))) - 1}`;
  if (/\blast (fiscal )?year\b|去年/i.test(text)) return `FY${thisYear - 1}`;
  return /前年/.test(text) ? `FY${thisYear - 2}` : null;
}

/** A date named in a question. */
export function readDate(text: string): string | null {
  return /\b\d{4}-\d{2}-\d{2}\b/.exec(text)?.[0] ?? null;
}
