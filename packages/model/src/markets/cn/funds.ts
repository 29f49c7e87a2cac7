/**
 * Mainland funds whose rules are not those of their board, by code: whole codes, or the first digits of a range that an
 * exchange keeps for one kind of fund. Shenzhen keeps no ranges, so its funds stand here one by one, as their names tell
 * what their index holds: checked against public lists of all listed exchange-traded funds of March to August 2026. A fund
 * that is missing here (listed later, or one whose name does not tell its index) has its board's rule, the narrower limit
 * and the later resale. Listed open-end funds are not in those lists.
 */

/** Codes as a person would list them. */
const codes = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Funds of STAR indices, and of indices of STAR and ChiNext shares together, in Shanghai: every fund of both ranges. */
export const starFunds: readonly string[] = ['588', '589'];

/** Funds in Shenzhen whose index holds ChiNext shares alone, or ChiNext and STAR shares alone; the plain, the thematic and the enhanced. */
export const chinextFunds = codes(`
  159107 159122 159139 159140 159141 159142 159149 159205 159242 159243 159246 159247 159256 159261
  159270 159279 159287 159288 159289 159290 159291 159292 159293 159295 159298 159363 159367 159368
  159369 159370 159371 159372 159373 159375 159377 159381 159382 159383 159387 159388 159541 159563
  159571 159572 159573 159575 159597 159603 159675 159676 159681 159682 159773 159780 159781 159782
  159783 159804 159808 159810 159814 159821 159836 159908 159915 159948 159949 159952 159956 159957
  159958 159964 159966 159967 159971 159977 159991
`);

/**
 * Cross-border funds: ranges 513 and 520 and the H-share fund in Shanghai; in Shenzhen by code. Range 517 and its like hold
 * mainland beside Hong Kong shares, and the rule wants an index whose shares may all be sold on the day they are bought.
 */
export const crossBorderShanghai: readonly string[] = ['510900', '513', '520'];
export const crossBorderShenzhen = codes(`
  159100 159101 159102 159105 159109 159117 159118 159120 159121 159125 159126 159127 159128 159130
  159131 159132 159135 159137 159143 159152 159167 159169 159202 159210 159217 159220 159237 159239
  159245 159251 159262 159265 159266 159268 159269 159271 159277 159280 159281 159285 159286 159297
  159302 159303 159312 159316 159318 159323 159329 159331 159333 159365 159366 159501 159502 159506
  159509 159513 159518 159519 159529 159545 159557 159561 159567 159568 159569 159570 159577 159605
  159607 159612 159615 159632 159636 159655 159659 159660 159687 159688 159691 159696 159699 159711
  159712 159718 159726 159735 159740 159741 159742 159747 159750 159751 159776 159788 159792 159850
  159866 159892 159920 159941 159954 159960
`);

/** Funds of gold itself: range 518 in Shanghai; in Shenzhen by code. Funds of gold miners' shares are funds of shares. */
export const goldShanghai: readonly string[] = ['518'];
const goldShenzhen = codes('159812 159830 159831 159834 159934 159937');

/** Funds of bonds and of the money market: ranges 511 and 551 in Shanghai; in Shenzhen by code. */
export const bondAndMoneyShanghai: readonly string[] = ['511', '551'];
const moneyShenzhen = codes('159001 159003 159005');
const bondShenzhen = codes(`
  159110 159111 159112 159113 159115 159116 159200 159395 159396 159397 159398 159400 159600 159649
  159650 159651 159700 159816 159972
`);
export const domesticSameDayShenzhen: readonly string[] = [...goldShenzhen, ...bondShenzhen, ...moneyShenzhen];

/** Funds of commodity futures, which came later. */
export const commodityFunds: readonly string[] = ['159980', '159981', '159985'];
