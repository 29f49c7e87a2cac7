const flows = /revenue|income|profit|ebitda|eps|cashFlow|margin|return|yield|growth|nopat|fundsFromOperations/i;
/** What a verb can be said of: nobody generates a debt, or pays the cash that is left. */
const objects: readonly (readonly [verb: RegExp, metric: RegExp])[] = [
  [
    /^(?:pays?|paid|pays out|currently pays|handed (?:back|out)|distribut\w+|支付|支付了|派发|派发了|派發|派息|分派|分派了|发放|发放了|返还|返还了)$/,
    /^(?:dividend|payout|incomeTax|interestExpense|effectiveTax|shareRepurchases$)/,
  ],
  [/^(?:背负|背负着)$/, /debt|liabilities|payables/i],
  [/^(?:手握|坐拥|sits? on|sat on|is sitting on|has on hand)$/, /^(?:cash|netCash|shortTermInvestments)$/],
  [/^(?:yields?|yielded)$/, /yield$/i],
  [
    /^(?:spends?|spent|invest\w*|devote[ds]|allocated|committed|plough?wed|ploughed|channelled|laid out|投入|投入了|支出|花费|花費|花了|斥资|耗资|动用|拿出|投放)$/,
    /^(?:researchAndDevelopment|capitalExpenditure|shareRepurchases|sellingGeneralAdmin|costOfRevenue|dividendsPaid)$/,
  ],
  [/^(?:returned|paid out)$/, /^(?:dividendsPaid|payoutRatio|shareRepurchases|return)/],
  [/^(?:repurchased|bought back|回购了?)$/, /^shareRepurchases$/],
  [/^(?:owes|owed|欠|负有|負有)$/, /debt|liabilities|payables/i],
  [
    /^(?:earn\w*|made|makes|generat\w+|produce\w*|achieved|赚\w*|賺\w*|盈利|产生了?|產生了?|创造了?|創造了?|贡献|实现了?|實現了?|取得了?|turned in|booked|delivered)$/i,
    flows,
  ],
  // `trades at its high` says that the price stands there; `trades at a P/E of` names a figure.
  [
    /\b(?:at|on|for|around|reach|reached|measured|reaches|reading|hit|hits|seen)$|^(?:收|报|報|現|现|位|处|處|在|达|達|交易|成交|最新|落|停|徘|站|维|录|来|约在|大约在|指向)/i,
    /^(?!high52w|low52w|allTimeHigh|previousClose|movingAverage|sma|ma\d|ema)(?!dcf|blended|value)/,
  ],
];

/** Whether a verb may stand in front of a kind of figure. */
export function takes(verb: string, metric: string): boolean {
  return objects.every(([pattern, allowed]) => !pattern.test(verb.toLowerCase()) || allowed.test(metric));
}
