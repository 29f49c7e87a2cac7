/**
 * Mainland funds whose rules are not those of their board, by code: whole codes, or the first digits of a range that an
 * exchange keeps for one kind of fund. Lists are those of the funds' names and indices, recalled and checked against no
 * register: a fund that is missing here has its board's rule, the narrower limit and the later resale.
 */

/** Funds of STAR indices, and of indices of STAR and ChiNext shares together, in Shanghai. */
export const starFunds: readonly string[] = ['588', '589'];

/** Funds in Shenzhen whose index holds ChiNext shares alone, or ChiNext and STAR shares alone. */
export const chinextFunds: readonly string[] = [
  // ChiNext index.
  '159908',
  '159915',
  '159948',
  '159952',
  '159955',
  '159956',
  '159957',
  '159958',
  '159964',
  '159971',
  '159977',
  '159991',
  // ChiNext 50.
  '159367',
  '159681',
  '159682',
  '159949',
  // ChiNext by style.
  '159966',
  '159967',
  // STAR and ChiNext 50.
  '159603',
  '159780',
  '159781',
  '159782',
  '159783',
];

/** Cross-border funds: range 513 and the H-share fund in Shanghai; in Shenzhen by code. */
const crossBorderShanghai: readonly string[] = ['510900', '513'];
const crossBorderShenzhen: readonly string[] = [
  '159501',
  '159513',
  '159605',
  '159607',
  '159612',
  '159615',
  '159632',
  '159636',
  '159655',
  '159659',
  '159691',
  '159696',
  '159726',
  '159740',
  '159741',
  '159742',
  '159750',
  '159792',
  '159866',
  '159892',
  '159920',
  '159941',
  '159954',
  '159960',
];

/** Funds of gold: range 518 in Shanghai; in Shenzhen by code. */
const goldShanghai: readonly string[] = ['518'];
const goldShenzhen: readonly string[] = ['159812', '159830', '159831', '159834', '159934', '159937'];

/** Funds of bonds and of the money market: range 511 in Shanghai; in Shenzhen by code. */
const bondAndMoneyShanghai: readonly string[] = ['511'];
const bondAndMoneyShenzhen: readonly string[] = [
  '159001',
  '159003',
  '159005',
  '159649',
  '159650',
  '159651',
  '159816',
  '159926',
  '159972',
  '159988',
];

/** Funds that may be sold on the day they are bought. */
export const sameDayFundsShanghai = [...crossBorderShanghai, ...goldShanghai, ...bondAndMoneyShanghai];
export const sameDayFundsShenzhen = [...crossBorderShenzhen, ...goldShenzhen, ...bondAndMoneyShenzhen];

/** Funds of commodity futures, which came later. */
export const commodityFunds: readonly string[] = ['159980', '159981', '159985'];
