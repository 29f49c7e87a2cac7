// Words that say on which side of zero a figure is, and whether it was on the other side one period before.

export interface Sign {
  readonly isNegative: boolean;
  /** It came over from the other side. */
  readonly isTurned: boolean;
  /** Kinds it says by itself. */
  readonly kinds: ReadonlySet<string> | null;
  /** The kinds of which it can be said. */
  readonly of: RegExp;
}

const earned = new Set(['netIncome', 'operatingIncome', 'pretaxIncome', 'epsDiluted', 'epsBasic', 'netIncomeCommon']);
const cashed = new Set(['freeCashFlow', 'operatingCashFlow']);
const anyEarned = /income|profit|eps|ebit|margin|earnings/i;
const anyCash = /cashFlow/i;
const any = /./;

const list = (text: string): readonly string[] =>
  text
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '');

const of = (sign: Sign, text: string): readonly (readonly [string, Sign])[] =>
  list(text).map((phrase) => [phrase, sign] as const);

const lost = { isNegative: true, isTurned: false, kinds: earned, of: anyEarned };
const made = { isNegative: false, isTurned: false, kinds: earned, of: anyEarned };

/** Phrases in small letters and one script. */
export const signs: ReadonlyMap<string, Sign> = new Map([
  ...of(
    lost,
    'lost money; loses money; is losing money; was losing money; made a loss; made a net loss; ran a loss; ran at a loss; runs at a loss; posted a loss; reported a loss; recorded a loss; posted a net loss; reported a net loss; recorded a net loss; was loss-making; is loss-making; loss-making; was unprofitable; is unprofitable; unprofitable; in the red; was in the red; is in the red; a loss; a net loss; a loss of; a net loss of; net loss; net loss of; an operating loss; an operating loss of; 亏损; 净亏损; 亏损了; 仍亏损; 仍然亏损; 录得亏损; 处于亏损状态; 尚未盈利',
  ),
  ...of(
    made,
    'made money; makes money; made a profit; made a net profit; turned a profit; was profitable; is profitable; in the black; was in the black; is in the black; 实现盈利; 保持盈利; 仍然盈利',
  ),
  ...of(
    { ...lost, isTurned: true },
    'swung to a loss; swung to a net loss; swung into the red; fell into the red; slipped into the red; slipped to a loss; turned loss-making; tipped into a loss; swung to a loss of; swung to a net loss of; 转亏; 由盈转亏; 转为亏损; 由盈利转为亏损; 首次转亏',
  ),
  ...of(
    { ...made, isTurned: true },
    'swung to a profit; swung back to a profit; swung back to profit; swung to profit; returned to profit; returned to profitability; returned to the black; turned profitable; moved back into profit; moved into profit; back in profit; back in the black; swung to a profit of; swung back to a profit of; 扭亏为盈; 扭亏; 实现扭亏; 实现扭亏为盈; 转盈; 转亏为盈; 由亏转盈; 恢复盈利; 重新盈利',
  ),
  ...of(
    { isNegative: true, isTurned: false, kinds: cashed, of: anyCash },
    'burned cash; burnt cash; burns cash; burned through cash; is burning cash; was burning cash; consumed cash; 消耗现金; 现金净流出; 净流出',
  ),
  ...of(
    { isNegative: false, isTurned: false, kinds: cashed, of: anyCash },
    'generated cash; generates cash; was cash-generative; is cash-generative; 现金净流入; 净流入',
  ),
  ...of(
    { isNegative: true, isTurned: true, kinds: null, of: any },
    'turned negative; went negative; has turned negative; swung negative; slipped into negative territory; fell into negative territory; moved into negative territory; 转负; 由正转负; 转为负; 转为负值; 转为负数',
  ),
  ...of(
    { isNegative: false, isTurned: true, kinds: null, of: any },
    'turned positive; went positive; has turned positive; swung positive; moved into positive territory; returned to positive territory; turned positive again; 转正; 由负转正; 转为正; 转为正值; 转为正数',
  ),
]);
