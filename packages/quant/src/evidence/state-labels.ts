import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { MarketState } from './market-states.ts';

/** What the states of the market are called. */
export const stateLabels: Readonly<Record<MarketState['id'], LocalText>> = {
  'up-calm': localText('Rising, calm', '上涨且平稳', '上升且平穩'),
  'up-wild': localText('Rising, wild', '上涨且剧烈', '上升且劇烈'),
  'down-calm': localText('Falling, calm', '下跌且平稳', '下跌且平穩'),
  'down-wild': localText('Falling, wild', '下跌且剧烈', '下跌且劇烈'),
};
