import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { SecurityKind } from '@plumbline/model/instrument';

/** What a security that is no share is called. */
export const securityNames: Readonly<Record<SecurityKind, LocalText>> = {
  common: localText('common stock', '普通股', '普通股'),
  receipt: localText('a depositary receipt', '存托凭证', '預託證券'),
  preferred: localText('preferred stock', '优先股', '優先股'),
  unit: localText('a unit', '单位证券', '單位證券'),
  warrant: localText('a warrant', '认股权证', '認股權證'),
  right: localText('a right', '认股权', '供股權'),
  note: localText('a note', '票据', '票據'),
  fund: localText('a fund', '基金', '基金'),
  other: localText('another security of the company', '该公司的其他证券', '該公司的其他證券'),
};

/** Why the earnings of a company are not set against a price. */
export const securityTexts = {
  notAShare: localText(
    'This is {kind}, not common stock: its price is not a claim on the company’s earnings for one share, so methods of common stock are not applied.',
    '该证券为{kind}，并非普通股：其价格不对应公司每股盈利，因此不使用普通股的估值方法。',
    '該證券為{kind}，並非普通股：其價格不對應公司每股盈利，因此不使用普通股的估值方法。',
  ),
  unknownRatio: localText(
    'How many of the company’s shares one unit traded here stands for is not known: it is listed as a depositary receipt or by a foreign issuer, and no record gives the ratio. Figures per share, market value and multiples are withheld.',
    '一个交易单位对应的公司股数不明：该证券为存托凭证或由境外发行人上市，而现有资料均未列明换股比例，因此不提供每股数据、市值及估值倍数。',
    '一個交易單位對應的公司股數不明：該證券為預託證券或由境外發行人上市，而現有資料均未列明換股比率，因此不提供每股數據、市值及估值倍數。',
  ),
  marketSense: localText(
    'Withheld: the share count times the price does not fit the public float of the annual report. A split after the filing, a slip of the unit or another share class may be behind it.',
    '未采用：股数乘以股价与年报披露的公众持股市值不符，可能是报告之后拆股、单位有误或股份类别不同。',
    '未採用：股數乘以股價與年報披露的公眾持股市值不符，可能是報告之後拆股、單位有誤或股份類別不同。',
  ),
  extreme: localText(
    'Withheld: the value is more than five times or less than a fifth of the price, and no identity between earnings, shares and balance sheet vouches for the figures behind it.',
    '未采用：估值高于现价五倍或低于五分之一，而盈利、股数与资产负债之间没有勾稽关系可以证实其依据。',
    '未採用：估值高於現價五倍或低於五分之一，而盈利、股數與資產負債之間沒有勾稽關係可以證實其依據。',
  ),
  extremePassed: localText(
    'A method puts the value far from the price. The figures behind it keep these identities: {checks}.',
    '有方法得出的估值远离现价，其依据满足以下勾稽关系：{checks}。',
    '有方法得出的估值遠離現價，其依據滿足以下勾稽關係：{checks}。',
  ),
} as const;
