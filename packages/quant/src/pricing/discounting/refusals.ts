import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';

/** Reasons why a valuation has no value, in words. */
export const rateNotAboveGrowth: LocalText = localText(
  'The discount rate must be above the growth that lasts for ever; otherwise the value has no limit. Lower the terminal growth or raise the rate.',
  '折现率必须高于永续增长率，否则价值没有上限。请调低永续增长率或调高折现率。',
  '折現率必須高於永續增長率，否則價值沒有上限。請調低永續增長率或調高折現率。',
);

export const noFreeCash: LocalText = localText(
  'Free cash flow is not above zero, so growing it says nothing about value.',
  '自由现金流不为正，以其增长推算价值没有意义。',
  '自由現金流並非正數，以其增長推算價值沒有意義。',
);

export const noShares: LocalText = localText('The number of shares is not known.', '缺少股数。', '欠缺股數。');

export const noGrowthFits: LocalText = localText(
  'No growth between −95% and 500% a year explains this price.',
  '年增长率在 −95% 至 500% 之间都无法解释该价格。',
  '年增長率在 −95% 至 500% 之間均無法解釋該價格。',
);

export const noRateFits: LocalText = localText(
  'No discount rate above the lasting growth explains this price.',
  '高于永续增长率的折现率都无法解释该价格。',
  '高於永續增長率的折現率均無法解釋該價格。',
);

export const needsProfit: LocalText = localText(
  'Earnings are not above zero, so this method does not apply.',
  '盈利不为正，此方法不适用。',
  '盈利並非正數，此方法不適用。',
);

export const needsDividend: LocalText = localText(
  'No dividend is paid, so this method does not apply.',
  '没有派息，此方法不适用。',
  '沒有派息，此方法不適用。',
);

export const needsBook: LocalText = localText(
  'Book value is not above zero, so this method does not apply.',
  '账面价值不为正，此方法不适用。',
  '賬面價值並非正數，此方法不適用。',
);

export const noEquityCash: LocalText = localText(
  'The cash left for shareholders after interest and borrowing is not above zero, so growing it says nothing about value.',
  '扣除利息与借贷后归股东的现金不为正，按其增长推算价值没有意义。',
  '扣除利息與借貸後歸股東的現金並非正數，按其增長推算價值沒有意義。',
);

const freeCashUnknown: LocalText = localText(
  'Free cash flow is not known, so it cannot be discounted.',
  '自由现金流未知，无法折现。',
  '自由現金流未知，無法折現。',
);

const equityCashUnknown: LocalText = localText(
  'The cash left for shareholders after interest and borrowing is not known, so it cannot be discounted.',
  '扣除利息与借贷后归股东的现金未知，无法折现。',
  '扣除利息與借貸後歸股東的現金未知，無法折現。',
);

const profitUnknown: LocalText = localText(
  'Earnings are not known, so this method cannot be used.',
  '盈利未知，无法使用此方法。',
  '盈利未知，無法使用此方法。',
);

const dividendUnknown: LocalText = localText(
  'Whether and how much dividend is paid is not known, so this method cannot be used.',
  '是否派息及派息多少未知，无法使用此方法。',
  '是否派息及派息多少未知，無法使用此方法。',
);

const bookUnknown: LocalText = localText(
  'Book value is not known, so this method cannot be used.',
  '账面价值未知，无法使用此方法。',
  '賬面價值未知，無法使用此方法。',
);

/** What is said in place of "not above zero" and "not paid" where no source states the figure. */
export const whereUnknown: ReadonlyMap<LocalText, LocalText> = new Map([
  [noFreeCash, freeCashUnknown],
  [noEquityCash, equityCashUnknown],
  [needsProfit, profitUnknown],
  [needsDividend, dividendUnknown],
  [needsBook, bookUnknown],
]);
