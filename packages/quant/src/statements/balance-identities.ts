import type { StatementLine } from '@plumbline/model/fundamentals';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { Identity } from './identity.ts';
import { equals, isNear, within } from './identity.ts';

function partOf(part: StatementLine, wholeLine: StatementLine, name: LocalText, share = 0.005): Identity {
  const both = [part, wholeLine];
  return {
    id: `${part}-within-${wholeLine}`,
    name,
    kinds: ['instant'],
    lines: both,
    judge: ({ [part]: small, [wholeLine]: large }) =>
      small === undefined || large === undefined ? null : within(small, large, share),
  };
}

/** Parts that do not overlap, against their whole; nothing is judged unless one of the others is on record beside the first. */
function sumWithin(
  wholeLine: StatementLine,
  [first]: readonly [StatementLine],
  others: readonly StatementLine[],
  name: LocalText,
): Identity {
  return {
    id: `${first}-beside-others`,
    name,
    kinds: ['instant'],
    lines: [first, wholeLine],
    also: others,
    blames: [first],
    judge: (amounts) => {
      const [part, whole] = [amounts[first], amounts[wholeLine]];
      const rest = others.flatMap((line) => amounts[line] ?? []).filter((value) => value > 0);
      if (part === undefined || whole === undefined || rest.length === 0) return null;
      return within(
        rest.reduce((sum, value) => sum + value, part),
        whole,
      );
    },
  };
}

function debtParts(id: string, share: number, blames: readonly StatementLine[]): Identity {
  return {
    id,
    name: localText(
      'borrowings are not below their short-term and long-term part',
      '借款总额不低于其短期与长期部分',
      '借款總額不低於其短期及長期部分',
    ),
    kinds: ['instant'],
    lines: ['borrowings'],
    also: ['shortTermDebt', 'longTermDebt'],
    blames,
    judge: ({ borrowings, shortTermDebt, longTermDebt }) =>
      borrowings === undefined || (shortTermDebt === undefined && longTermDebt === undefined)
        ? null
        : within((shortTermDebt ?? 0) + (longTermDebt ?? 0), borrowings, share),
  };
}

/** The part of the assets that holders of redeemable shares may own. */
const unnamedEquity = 0.08;

/** What the balances of one day keep, the sharpest first. */
export const balanceIdentities: readonly Identity[] = [
  {
    id: 'balance',
    name: localText('assets = liabilities + equity', '资产 = 负债 + 权益', '資產 = 負債 + 權益'),
    kinds: ['instant'],
    lines: ['totalAssets', 'totalLiabilities'],
    also: ['totalEquity', 'equity', 'temporaryEquity', 'currentLiabilities'],
    blames: ['totalAssets', 'totalLiabilities', 'totalEquity', 'equity', 'temporaryEquity'],
    judge: ({ totalAssets, totalLiabilities, totalEquity, equity, temporaryEquity, currentLiabilities }) => {
      const own = totalEquity ?? equity;
      if (totalAssets === undefined || totalLiabilities === undefined || own === undefined) return null;
      const strict = equals(totalAssets, [totalLiabilities, own, temporaryEquity ?? 0]);
      if (strict.holds || temporaryEquity !== undefined)
        return strict.holds ? strict : equals(totalAssets, [totalLiabilities, own]);
      // Redeemable shares and minorities that no concept names stand between the two and are never negative.
      // Liabilities that are the current ones to the last digit are another concept: the rest of them is what is missing.
      const isUnnamed =
        totalLiabilities !== currentLiabilities && strict.by > 0 && strict.by <= unnamedEquity * totalAssets;
      return isUnnamed ? { by: 0, holds: true } : strict;
    },
  },
  {
    id: 'equity-minorities',
    name: localText(
      'equity is of the size of equity with minorities',
      '归母权益与含少数股东的权益数量级一致',
      '股東權益與含非控股權益的權益數量級一致',
    ),
    kinds: ['instant'],
    lines: ['equity', 'totalEquity', 'totalAssets'],
    blames: ['equity', 'totalEquity'],
    judge: ({ equity, totalEquity, totalAssets }) => {
      if (equity === undefined || totalEquity === undefined || totalAssets === undefined) return null;
      // Minorities own something, so equity may well be below zero beside a whole above it.
      const minorities = totalEquity - equity;
      const isOwned = minorities >= 0 && minorities <= unnamedEquity * Math.abs(totalAssets);
      const holds = isOwned || isNear(equity, totalEquity, 0.03 * Math.abs(totalAssets));
      return { by: holds ? 0 : totalEquity - equity, holds };
    },
  },
  {
    id: 'debt-within-liabilities',
    name: localText('debt is within liabilities', '借款不超过负债', '借款不超過負債'),
    kinds: ['instant'],
    lines: ['borrowings', 'totalLiabilities'],
    judge: ({ borrowings, totalLiabilities }) =>
      borrowings === undefined || totalLiabilities === undefined ? null : within(borrowings, totalLiabilities),
  },
  debtParts('debt-parts', 0.02, ['shortTermDebt', 'longTermDebt']),
  debtParts('debt-parts-scale', 0.1, ['borrowings', 'shortTermDebt', 'longTermDebt']),
  partOf(
    'shortTermDebt',
    'currentLiabilities',
    localText('short-term debt is within current liabilities', '短期债务不超过流动负债', '短期債務不超過流動負債'),
  ),
  partOf(
    'longTermDebt',
    'totalLiabilities',
    localText('long-term debt is within liabilities', '长期债务不超过负债', '長期債務不超過負債'),
  ),
  partOf(
    'currentLiabilities',
    'totalLiabilities',
    localText('current liabilities are within liabilities', '流动负债不超过负债', '流動負債不超過負債'),
  ),
  partOf(
    'currentAssets',
    'totalAssets',
    localText('current assets are within assets', '流动资产不超过资产', '流動資產不超過資產'),
  ),
  partOf('cash', 'totalAssets', localText('cash is within assets', '现金不超过资产', '現金不超過資產')),
  partOf(
    'cash',
    'currentAssets',
    localText('cash is within current assets', '现金不超过流动资产', '現金不超過流動資產'),
  ),
  partOf(
    'cash',
    'cashWithRestricted',
    localText(
      'cash is within cash including restricted cash',
      '现金不超过含受限资金的现金',
      '現金不超過含受限制現金的現金',
    ),
    0.05,
  ),
  {
    id: 'cash-of-size',
    name: localText(
      'cash is no sliver of cash including restricted cash',
      '现金与含受限资金的现金数量级一致',
      '現金與含受限制現金的現金數量級一致',
    ),
    kinds: ['instant'],
    lines: ['cash', 'cashWithRestricted'],
    judge: ({ cash, cashWithRestricted }) => {
      if (cash === undefined || cashWithRestricted === undefined || !(cashWithRestricted > 0)) return null;
      const holds = cash >= 0.005 * cashWithRestricted;
      return { by: holds ? 0 : cash - cashWithRestricted, holds };
    },
  },
  partOf(
    'shortTermInvestments',
    'totalAssets',
    localText('short-term investments are within assets', '短期投资不超过资产', '短期投資不超過資產'),
  ),
  partOf(
    'receivables',
    'currentAssets',
    localText('receivables are within current assets', '应收账款不超过流动资产', '應收賬款不超過流動資產'),
  ),
  partOf(
    'inventory',
    'currentAssets',
    localText('inventory is within current assets', '存货不超过流动资产', '存貨不超過流動資產'),
  ),
  partOf(
    'propertyPlantEquipment',
    'totalAssets',
    localText('fixed assets are within assets', '固定资产不超过资产', '固定資產不超過資產'),
  ),
  partOf('loans', 'totalAssets', localText('loans are within assets', '贷款不超过资产', '貸款不超過資產')),
  partOf(
    'investmentProperty',
    'totalAssets',
    localText('investment property is within assets', '投资性房地产不超过资产', '投資物業不超過資產'),
  ),
  partOf(
    'deposits',
    'totalLiabilities',
    localText('deposits are within liabilities', '存款不超过负债', '存款不超過負債'),
  ),
  {
    id: 'equity-without-minorities',
    name: localText(
      'equity leaves out the minorities that stand beside it',
      '归母权益不含并列的少数股东权益',
      '股東權益不含並列的非控股權益',
    ),
    kinds: ['instant'],
    lines: ['totalEquity', 'equity', 'minorityInterest'],
    blames: ['equity'],
    together: ['totalEquity', 'equity', 'minorityInterest'],
    judge: ({ totalEquity, equity, minorityInterest }) => {
      if (totalEquity === undefined || equity === undefined || minorityInterest === undefined) return null;
      const holds = equity !== totalEquity || Math.abs(minorityInterest) <= 0.01 * Math.abs(totalEquity);
      return { by: holds ? 0 : minorityInterest, holds };
    },
  },
  {
    id: 'minorities',
    name: localText(
      'equity with minorities = equity + minorities',
      '权益合计 = 归母权益 + 少数股东权益',
      '權益總額 = 股東權益 + 非控股權益',
    ),
    kinds: ['instant'],
    lines: ['totalEquity', 'equity', 'minorityInterest'],
    blames: ['minorityInterest', 'equity'],
    judge: ({ totalEquity, equity, minorityInterest }) =>
      totalEquity === undefined || equity === undefined || minorityInterest === undefined
        ? null
        : equals(totalEquity, [equity, minorityInterest]),
  },
  partOf('goodwill', 'totalAssets', localText('goodwill is within assets', '商誉不超过资产', '商譽不超過資產')),
  partOf(
    'payables',
    'currentLiabilities',
    localText('payables are within current liabilities', '应付账款不超过流动负债', '應付賬款不超過流動負債'),
  ),
  sumWithin(
    'totalAssets',
    ['currentAssets'],
    ['propertyPlantEquipment', 'goodwill'],
    localText(
      'current assets, fixed assets and goodwill are within assets',
      '流动资产、固定资产与商誉之和不超过资产',
      '流動資產、固定資產與商譽之和不超過資產',
    ),
  ),
  sumWithin(
    'totalLiabilities',
    ['currentLiabilities'],
    ['longTermDebt'],
    localText(
      'current liabilities and long-term debt are within liabilities',
      '流动负债与长期债务之和不超过负债',
      '流動負債與長期債務之和不超過負債',
    ),
  ),
];
