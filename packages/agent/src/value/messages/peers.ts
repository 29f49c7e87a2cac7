import { localText } from '@plumbline/model/local-text';

/** The multiple of peers, by their growth and return on capital. */
export const peerTexts = {
  ofSector: localText(
    'Read off a plane through the largest companies of its sector, by growth and return on capital.',
    '依据同行业最大公司的增速与资本回报率回归得出。',
    '依據同行業最大公司的增長與資本回報率回歸得出。',
  ),
  ofMarket: localText(
    'Read off a plane through the largest companies of its market, as its sector has too few; they compare less well.',
    '同行业公司太少，改用同一市场最大公司的增速与资本回报率回归得出，可比性较弱。',
    '同行業公司太少，改用同一市場最大公司的增長與資本回報率回歸得出，可比性較弱。',
  ),
  ownUnknown: localText(
    'Its own growth, return on capital or earnings are not known, so the multiple of its peers cannot be read for it.',
    '自身的增速、资本回报率或盈利未知，无法据此推算同业倍数。',
    '自身的增長、資本回報率或盈利未知，無法據此推算同業倍數。',
  ),
  otherKind: localText(
    'What capital earns does not explain the price of earnings of a bank, an insurer or a property company; they are compared by their book.',
    '银行、保险与地产公司的市盈率不能由资本回报率解释，应按账面价值比较。',
    '銀行、保險與地產公司的市盈率不能由資本回報率解釋，應按賬面價值比較。',
  ),
  noPlane: localText(
    'Its peers differ too little to tell what growth and return are worth, or their plane falls below zero for this company.',
    '同业之间差异太小，无法判断增速与回报对应的倍数，或回归结果对该公司为负。',
    '同業之間差異太小，無法判斷增長與回報對應的倍數，或回歸結果對該公司為負。',
  ),
} as const;
