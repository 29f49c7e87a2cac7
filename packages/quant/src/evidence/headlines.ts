import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { VerdictLabel } from '@plumbline/model/verdict';

/** Each label in a sentence. */
export const headlines: Readonly<Record<VerdictLabel, { readonly label: LocalText }>> = {
  robust: {
    label: localText(
      'Robust: what can be tested was tested, and it held.',
      '稳健：可检验的都已检验，且都站得住。',
      '穩健：可檢驗的都已檢驗，且都站得住。',
    ),
  },
  promising: {
    label: localText(
      'Promising, not proven: nothing speaks against it, but chance is not ruled out.',
      '有潜力，尚未证实：没有反面证据，但尚不能排除运气。',
      '有潛力，尚未證實：沒有反面證據，但尚不能排除運氣。',
    ),
  },
  fragile: {
    label: localText(
      'Fragile: the result would hardly be there in life.',
      '脆弱：这一结果在实盘中恐难重现。',
      '脆弱：這一結果在實盤中恐難重現。',
    ),
  },
  'likely-luck': {
    label: localText(
      'Likely luck: chance would have done as well.',
      '可能是运气：仅凭偶然也能做到。',
      '可能是運氣：僅憑偶然也能做到。',
    ),
  },
  'not-enough-data': {
    label: localText(
      'Not enough data: there is too little to judge by.',
      '数据不足：尚无法下结论。',
      '數據不足：尚無法下結論。',
    ),
  },
};
