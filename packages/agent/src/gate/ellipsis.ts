/** A figure behind a name: `({x})`, ` of {x}`. */
const figure = String.raw`(?: ?[(（]\{[^{}]+\}[)）]| of \{[^{}]+\})?`;
const days = String.raw`(\d{1,3})[- ]?(?:day|天|日)`;
const inEnglish = new RegExp(
  String.raw`\b(\d{1,3})-day(${figure}) (and|or) (?:the |its )?(\d{1,3})-day(${figure})((?: (?:simple|exponential))? (?:moving )?averages?| lines?)\b`,
  'gi',
);
const inChinese = new RegExp(
  String.raw`${days}(${figure})(和|与|及|、) ?${days}((?:移动|移動)?(?:平均|均)(?:线|線))`,
  'g',
);

/**
 * The sentence with the name written twice that it writes once: `the 50-day ({a}) and 200-day ({b}) averages` as
 * `the 50-day average ({a}) and 200-day average ({b})`. What is quoted stays as it is.
 */
export function spelledOut(sentence: string): string {
  if (/["“”„「」『』«»]/.test(sentence)) return sentence;
  return sentence
    .replace(
      inEnglish,
      (_, first: string, shown: string, join: string, second: string, behind: string, name: string) => {
        const single = name.replace(/s$/, '');
        return `${first}-day${single}${shown} ${join} ${second}-day${single}${behind}`;
      },
    )
    .replace(inChinese, '$1日$5$2$3$4日$5');
}
