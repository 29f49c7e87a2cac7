import type { LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';

/** How sentences name the stretch of a figure, by the label of its period: `over {window}`, `{window}最大回撤`. */
export const windowWords: Readonly<Record<string, LocalText>> = {
  '3Y': localText('three years', '近三年', '近三年'),
  '5Y': localText('five years', '近五年', '近五年'),
  '10Y': localText('ten years', '近十年', '近十年'),
  MAX: localText('its whole record', '有记录以来', '有紀錄以來'),
};
