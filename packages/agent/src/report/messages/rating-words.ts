import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { RatingLabel, RatingPart } from '@plumbline/model/rating';

/** What ratings and their parts are called, on the page and in every export. */
export const ratingLabelTexts: Readonly<Record<RatingLabel, LocalText>> = {
  sell: localText('Sell', '卖出', '沽出'),
  reduce: localText('Reduce', '减持', '減持'),
  hold: localText('Hold', '持有', '持有'),
  accumulate: localText('Accumulate', '增持', '增持'),
  buy: localText('Buy', '买入', '買入'),
};

export const ratingPartTexts: Readonly<Record<RatingPart, LocalText>> = {
  valuation: localText('Valuation', '估值', '估值'),
  quality: localText('Quality', '质量', '質素'),
  momentum: localText('Momentum', '动量', '動量'),
  risk: localText('Risk', '风险', '風險'),
  evidence: localText('Evidence', '证据', '證據'),
};

/** What a part of the rating is the mean of, by the key of the reading. */
export const ratingReadingTexts: Readonly<Record<string, LocalText>> = {
  value: localText('value against price', '综合价值对现价', '綜合價值對現價'),
  ownMultiple: localText('P/E against its own past', '市盈率对自身历史', '市盈率對自身歷史'),
};
