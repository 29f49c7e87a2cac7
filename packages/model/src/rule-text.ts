import type { LocalText } from './locale.ts';
import { localText } from './local-text.ts';
import type {
  CommissionValue,
  DividendTaxValue,
  FeeValue,
  LotValue,
  NewListingValue,
  PriceLimitValue,
  RuleRecord,
  SettlementValue,
  ShortSaleValue,
  TickBand,
} from './market-rule.ts';

/** A number as it is written in a rule: no more digits than it has, thousands apart. */
function plain(value: number): string {
  const [whole = '', decimals] = String(Number(value.toPrecision(12))).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

function percent(rate: number): string {
  return `${plain(rate * 100)}%`;
}

/** The parts of a sentence, those that hold, in each language. */
function joined(parts: readonly (LocalText | null)[]): LocalText {
  const told = parts.filter((part) => part !== null);
  const list = (locale: keyof LocalText, separator: string) => told.map((part) => part[locale]).join(separator);
  return localText(list('en', ', '), list('zh-CN', '，'), list('zh-HK', '，'));
}

function limitText({ up, down }: PriceLimitValue): LocalText {
  if (up === null && down === null) return localText('No limit', '无限制', '無限制');
  if (up === down && up !== null) {
    const width = percent(up);
    return localText(`±${width} of the previous close`, `前收盘价 ±${width}`, `前收市價 ±${width}`);
  }
  const [rise, fall] = [up, down].map((side) => (side === null ? '∞' : percent(side)));
  return localText(`+${rise} and −${fall}`, `+${rise} 与 −${fall}`, `+${rise} 與 −${fall}`);
}

function listingText({ days, up, down }: NewListingValue): LocalText {
  const first = days === 1 ? 'First session' : `First ${days} sessions`;
  const [mainland, hongKong] = [`前 ${days} 个交易日`, `首 ${days} 個交易日`];
  if (up === null && down === null) {
    return localText(`${first} without limit`, `${mainland}无涨跌幅限制`, `${hongKong}無升跌幅限制`);
  }
  return joined([localText(first, mainland, hongKong), limitText({ up, down })]);
}

function lotText({ min, step, maxLimitOrder, maxMarketOrder, oddLotSell }: LotValue): LocalText {
  if (min === null || step === null) return localText('Set by the issuer', '由发行人设定', '由發行人設定');
  const least = plain(min);
  const by = plain(step);
  const most = maxLimitOrder === null ? null : plain(maxLimitOrder);
  const atMarket = maxMarketOrder === null || maxMarketOrder === maxLimitOrder ? null : plain(maxMarketOrder);
  return joined([
    step === min
      ? localText(`Multiples of ${least}`, `${least} 的整数倍`, `${least} 的整數倍`)
      : localText(
          `At least ${least}, then in steps of ${by}`,
          `最少 ${least}，以 ${by} 递增`,
          `最少 ${least}，以 ${by} 遞增`,
        ),
    most === null ? null : localText(`at most ${most} an order`, `单笔最多 ${most}`, `單筆最多 ${most}`),
    atMarket === null ? null : localText(`${atMarket} at the market`, `市价单 ${atMarket}`, `市價單 ${atMarket}`),
    oddLotSell === 'remainder-at-once'
      ? localText('a smaller remainder is sold in one order', '零股须一次卖出', '碎股須一次沽出')
      : null,
    oddLotSell === 'odd-lot-market'
      ? localText('odd lots trade in a market of their own', '碎股另设市场', '碎股另設市場')
      : null,
  ]);
}

function tickText(bands: readonly TickBand[]): LocalText {
  const [only] = bands;
  if (bands.length === 1 && only !== undefined) return localText(plain(only.tick), plain(only.tick), plain(only.tick));
  const table = bands
    .map(({ above, upTo, tick }) => `${plain(above)}–${upTo === null ? '∞' : plain(upTo)}: ${plain(tick)}`)
    .join(' · ');
  return localText(table, table, table);
}

function settlementText({ cashDays, securityDays, resaleDays }: SettlementValue): LocalText {
  return joined([
    localText(`Cash T+${cashDays}`, `资金 T+${cashDays}`, `資金 T+${cashDays}`),
    localText(`shares T+${securityDays}`, `证券 T+${securityDays}`, `證券 T+${securityDays}`),
    resaleDays === 0
      ? localText('sold again on the same day', '当日可卖出', '當日可沽出')
      : localText('sold again from the next session', '次一交易日起可卖出', '下一交易日起可沽出'),
  ]);
}

const shortTexts = {
  yes: localText('Allowed', '允许', '允許'),
  designated: localText('Designated securities only', '仅限指定证券', '僅限指定證券'),
  no: localText('Not allowed', '不允许', '不允許'),
} as const;

const uptickTexts = {
  none: null,
  always: localText('never below the best offer', '不得低于最佳卖价', '不得低於最佳沽盤價'),
  'after-ten-percent-fall': localText(
    'only as an offer after a fall of 10%',
    '跌幅达 10% 后仅可挂卖单',
    '跌幅達 10% 後僅可掛賣盤',
  ),
} as const;

function shortText({ allowed, uptick }: ShortSaleValue): LocalText {
  return joined([shortTexts[allowed], allowed === 'no' ? null : uptickTexts[uptick]]);
}

const sideTexts = {
  buy: localText('on purchases', '买入收取', '買入收取'),
  sell: localText('on sales', '卖出收取', '沽出收取'),
  both: localText('on both sides', '双向收取', '雙向收取'),
} as const;

function bounds(min: number | null, max: number | null): readonly (LocalText | null)[] {
  const [least, most] = [min, max].map((bound) => (bound === null || bound === 0 ? null : plain(bound)));
  return [
    least == null ? null : localText(`at least ${least}`, `最低 ${least}`, `最低 ${least}`),
    most == null ? null : localText(`at most ${most}`, `最高 ${most}`, `最高 ${most}`),
  ];
}

function feeText({ side, basis, rate, min, max, roundUpTo, exempt, isInCommission }: FeeValue): LocalText {
  const perShare = plain(rate);
  return joined([
    basis === 'value'
      ? localText(`${percent(rate)} of the value`, `成交金额的 ${percent(rate)}`, `成交金額的 ${percent(rate)}`)
      : localText(`${perShare} a share`, `每股 ${perShare}`, `每股 ${perShare}`),
    sideTexts[side],
    ...bounds(min, max),
    roundUpTo === null
      ? null
      : localText(
          `rounded up to ${plain(roundUpTo)}`,
          `向上取整至 ${plain(roundUpTo)}`,
          `向上取整至 ${plain(roundUpTo)}`,
        ),
    exempt === undefined ? null : localText('funds exempt', '基金豁免', '基金豁免'),
    isInCommission === true ? localText('inside the commission', '含于佣金', '含於佣金') : null,
  ]);
}

function commissionText({ rate, perShare, min, max }: CommissionValue): LocalText {
  if (rate === 0 && perShare === 0 && min === 0) return localText('None', '无', '無');
  const share = plain(perShare);
  return joined([
    rate === 0
      ? null
      : localText(`${percent(rate)} of the value`, `成交金额的 ${percent(rate)}`, `成交金額的 ${percent(rate)}`),
    perShare === 0 ? null : localText(`${share} a share`, `每股 ${share}`, `每股 ${share}`),
    ...bounds(min, max),
  ]);
}

function taxText({ tiers, due }: DividendTaxValue): LocalText {
  const rates = tiers.map(({ months, rate }) => {
    if (tiers.length === 1) return localText(percent(rate), percent(rate), percent(rate));
    return months === null
      ? localText(`${percent(rate)} beyond`, `更久 ${percent(rate)}`, `更久 ${percent(rate)}`)
      : localText(
          `${percent(rate)} when held up to ${months === 1 ? 'a month' : `${months} months`}`,
          `持有不超过 ${months} 个月 ${percent(rate)}`,
          `持有不超過 ${months} 個月 ${percent(rate)}`,
        );
  });
  const when =
    due === 'payment'
      ? localText('kept back from the dividend', '派息时预扣', '派息時預扣')
      : localText('taken when the share is sold', '卖出时扣缴', '沽出時扣繳');
  return joined([...rates, when]);
}

/** What a record says, in words and figures, for the rules page and for whoever reads a refusal. */
export function ruleText(record: RuleRecord): LocalText {
  switch (record.rule) {
    case 'note':
      return record.value;
    case 'price-limit':
    case 'price-limit-st':
      return limitText(record.value);
    case 'new-listing':
      return listingText(record.value);
    case 'lot':
      return lotText(record.value);
    case 'tick':
      return tickText(record.value);
    case 'settlement':
      return settlementText(record.value);
    case 'short-sale':
      return shortText(record.value);
    case 'fee':
      return feeText(record.value);
    case 'commission':
      return commissionText(record.value);
    case 'venue-fee': {
      const { venue, product, tier, maker, taker } = record.value;
      const name = `${venue} ${product}, ${tier}`;
      return joined([
        localText(name, name, name),
        localText(`maker ${percent(maker)}`, `挂单 ${percent(maker)}`, `掛單 ${percent(maker)}`),
        localText(`taker ${percent(taker)}`, `吃单 ${percent(taker)}`, `吃單 ${percent(taker)}`),
      ]);
    }
    case 'funding': {
      const { intervalHours: hours, interest, clamp } = record.value;
      const [base, width] = [percent(interest), percent(clamp)];
      return localText(
        `Every ${hours} h: premium + clamp(${base} − premium, ±${width}); longs pay when positive`,
        `每 ${hours} 小时：溢价 + clamp(${base} − 溢价, ±${width})；为正时多头支付`,
        `每 ${hours} 小時：溢價 + clamp(${base} − 溢價, ±${width})；為正時好倉支付`,
      );
    }
    case 'order-size': {
      const { venue, minNotional, quantityStep } = record.value;
      const [least, step] = [plain(minNotional), String(quantityStep)];
      return localText(
        `${venue}: worth at least ${least}, in steps of ${step}`,
        `${venue}：最低金额 ${least}，数量步长 ${step}`,
        `${venue}：最低金額 ${least}，數量步長 ${step}`,
      );
    }
    case 'dividend-tax':
      return taxText(record.value);
  }
}
