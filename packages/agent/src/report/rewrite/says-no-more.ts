import type { Locale } from '@plumbline/model/locale';
import { locales } from '@plumbline/model/locale';
import type { LocalParts } from '@plumbline/model/text-part';

/** Words a writer may bring in: they join, point and place, and say nothing of a company. */
const small = new Set(
  `a an the this that these those it its their there here which who whose and or but while also as at by for from in into of on
  over per so than then to with within is are was were be been being has have had do does did shows show shown stands stood sits
  comes came reads read now currently today figures figure numbers data company stock share shares business one each both other
  same such all any out up-to-date recent recently latest last past reported recorded according based measured seen looking
  put plainly simply short brief words summary together overall meanwhile however still yet further where when`.split(
    /\s+/,
  ),
);

const smallChinese =
  /从这些数值看|從這些數值看|简言之|簡言之|换言之|換言之|总之|總之|数据显示|數據顯示|总体来看|總體來看|与此同时|與此同時|此外|另外|同时|同時|其中|目前|当前|當前|现时|現時|公司|该股|該股|本身|可见|可見|来看|來看|而言|方面|[的了在于於与與和及其它是为為有也则則即而且并並对對从從由以按该該此这這那所者将將中上里裡个個等]/g;

/** Words that turn a statement: what is denied, compared, or moving which way. They keep their places around the figures. */
const turning: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:not|no|never|nor|neither|without|cannot|hardly|only|less|more|fewer|above|below|under|beyond|higher|lower|faster|slower|better|worse|ahead|behind|against|rose|fell|grew|shrank|rising|falling|growing|shrinking|gained|lost|loss|losses|up|down|increased?|decreased?|before|after|earlier|later)\b/gi,
  'zh-CN': /不|未|无|没|非|低于|高于|快于|慢于|超过|少于|多于|上升|下降|增长|下滑|上涨|下跌|亏损|之前|之后/g,
  'zh-HK': /不|未|無|沒|非|低於|高於|快於|慢於|超過|少於|多於|上升|下降|增長|下滑|上漲|下跌|虧損|之前|之後/g,
};

function wordsOf(parts: LocalParts, locale: Locale): string {
  return parts[locale]
    .filter((part) => typeof part === 'string')
    .join(' ')
    .normalize('NFKC')
    .toLowerCase();
}

/** Figures and turning words in their order. */
function bonesOf(parts: LocalParts, locale: Locale): string {
  return parts[locale]
    .flatMap((part) =>
      typeof part === 'string'
        ? [...part.normalize('NFKC').matchAll(turning[locale])].map(([word]) => word.toLowerCase())
        : [JSON.stringify(part)],
    )
    .join(' ');
}

const latinWord = /[\p{L}\p{N}][\p{L}\p{N}'&./-]*/gu;

/** Latin words without Chinese in them, and without the mark that ends a sentence. */
function latinWords(text: string): readonly string[] {
  return [...text.replace(/\p{Script=Han}/gu, ' ').matchAll(latinWord)].map(([word]) => word.replace(/[.'/-]+$/, ''));
}

/**
 * Whether a rewritten sentence brings in nothing: every word stands in the original or only joins others, and figures, denials,
 * comparisons and directions keep their order. What is not known to be harmless is refused.
 */
export function saysNoMore(original: LocalParts, rewritten: LocalParts): boolean {
  return locales.every((locale) => {
    const [before, after] = [wordsOf(original, locale), wordsOf(rewritten, locale)];
    const known = new Set(latinWords(before));
    const chinese = after.replace(smallChinese, '').match(/\p{Script=Han}/gu) ?? [];
    return (
      latinWords(after).every((word) => known.has(word) || (locale === 'en' && small.has(word))) &&
      chinese.every((sign) => before.includes(sign)) &&
      bonesOf(original, locale) === bonesOf(rewritten, locale)
    );
  });
}
