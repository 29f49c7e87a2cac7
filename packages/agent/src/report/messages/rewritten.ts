import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';

/** What a language model did to the words of a report, for the trace of its run. */
export function rewrittenText(taken: number, refused: number): LocalText {
  return localText(
    `${taken} sentences reworded by the language model, ${refused} of its sentences refused`,
    `语言模型改写 ${taken} 句，拒用 ${refused} 句`,
    `語言模型改寫 ${taken} 句，拒用 ${refused} 句`,
  );
}
