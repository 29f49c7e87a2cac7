import { act, count, figure, noun, numberOf, phrase, unitOf, withLength, type Lexeme } from './idea-words.ts';

const unit = '(bars?|days?|sessions?|weeks?|months?|years?)';

/** English, longest and most particular first: what stands earlier wins. Matched at word boundaries. */
export const english: readonly Lexeme[] = [
  // Stops and limits of time.
  [
    `(?:trailing stop(?:[- ]loss)?|trail(?:ing)?(?: a)?(?: stop)?)(?: loss)?(?: of| at| by)? ${figure} ?%`,
    phrase('trailing'),
  ],
  [`${figure} ?%(?: a)? trailing stop(?:[- ]loss)?`, phrase('trailing')],
  [`(?:stop(?:[- ]loss)?|stop out|cut losses?)(?: of| at| is| loss)*(?: at)? ${figure} ?%`, phrase('stopLoss')],
  [`${figure} ?%(?: a)? stop(?:[- ]loss)?`, phrase('stopLoss')],
  [
    `(?:if|when) (?:it|the price|the position) (?:loses|is down|falls|drops) (?:by )?${figure} ?%(?: from (?:the )?(?:entry|cost))`,
    phrase('stopLoss'),
  ],
  [`(?:take[- ]profits?|profit target|target)(?: of| at| is)* ${figure} ?%`, phrase('target')],
  [`${figure} ?%(?: a)? (?:take[- ]profit|profit target|target|profit)`, phrase('target')],
  [
    `(?:hold|keep|sell|exit|leave|close|cover|out)(?: it| the position)?(?: for| after)(?: at most| no more than)? ${count} ${unit}`,
    phrase('maxBars'),
  ],
  [`(?:for )?(?:at most|no (?:more|longer) than|maximum(?: of)?|max) ${count} ${unit}`, phrase('maxBars')],
  [`after ${count} ${unit}`, phrase('maxBars')],
  // Sizes.
  [
    `risk(?:ing)? ${figure} ?%(?: of (?:equity|capital|the account|my account))?(?: per trade| per position| each| on each trade| a trade)?`,
    phrase('risk'),
  ],
  [
    `(?:with|use|using|put|invest|at|size)? ?${figure} ?% (?:of (?:my |the )?(?:equity|capital|portfolio|money|account|cash)|per position|per trade|a position|each|position size)(?: (?:in|into) (?:each position|each|it|every position))?(?: each| per position| per trade)?`,
    phrase('fraction'),
  ],
  [
    String.raw`(?:with|use|using|put|invest|for)? ?\$ ?([\d,]+)(?: each| per trade| per position| at a time| a trade| each time)?`,
    phrase('cash'),
  ],
  [String.raw`(\d{1,9}) (?:shares?|units?|coins?)(?: each| per trade| at a time| each time)?`, phrase('units')],
  [`${count} lots?(?: each| per trade| at a time| each time)?`, phrase('lots')],
  [`all[- ]in|with everything|fully invested`, phrase('everything')],
  // Rankings and allocations.
  [`(?:each|every|once a) (week|month|quarter|year)`, phrase('every')],
  [`(weekly|monthly|quarterly|yearly)(?: rebalanc(?:ed|ing|e))?`, phrase('every')],
  [
    `rebalanc(?:ed|ing|e)(?: it)? (?:each |every |once a )?(week|month|quarter|year|weekly|monthly|quarterly|yearly)`,
    phrase('every'),
  ],
  [`equal(?:ly)?[- ]weight(?:ed|s|ing)?`, phrase('equal')],
  [`(?:by )?(?:hierarchical risk parity|hrp)`, phrase('hierarchical-risk-parity')],
  [`(?:by )?risk[- ]parity(?: over)?`, phrase('risk-parity')],
  [`(?:by )?inverse[- ]vol(?:atility)?(?: weight(?:s|ed))?`, phrase('inverse-volatility')],
  [`(?:by )?(?:minimum|min)[- ]variance`, phrase('minimum-variance')],
  [
    `(?:the )?${count} (cheapest|strongest|best|weakest|calmest|smallest|least volatile|worst|highest|lowest|top|biggest losers|losers|winners)(?: stocks| names| shares| coins| of them| ones)?`,
    phrase('pick'),
  ],
  [
    `(?:the )?${count} (?:stocks |names |shares |coins |ones )?with the (highest|lowest|best|worst|largest|smallest)`,
    phrase('pick'),
  ],
  [
    `(?:the )?(cheapest|strongest|best|weakest|calmest|smallest|least volatile|worst|highest|lowest|top|bottom) ${count}(?: stocks| names| shares| coins| of them| ones)?`,
    phrase('pickTurned'),
  ],
  [`(?:ranked |sorted |rank |by highest |with the (highest|lowest) )by|with the (highest|lowest)|by`, phrase('by')],
  // Whole conditions.
  [`(?:golden cross|bullish cross(?:over)?)`, phrase('goldenCross')],
  [`(?:death cross|bearish cross(?:over)?)`, phrase('deathCross')],
  [`(?:rsi )?(?:becomes? |is |turns? )?oversold`, phrase('oversold')],
  [`(?:rsi )?(?:becomes? |is |turns? )?overbought`, phrase('overbought')],
  [
    `(?:it |price |the price |the stock )?(?:rises|gains|is up|jumps|has risen|climbs|rallies) (?:by )?(?:more than |over |at least )?${figure} ?%(?: in| over| within) (?:the )?(?:last )?(?:${count} )?${unit}`,
    phrase('risen'),
  ],
  [
    `(?:it |price |the price |the stock )?(?:falls|drops|loses|is down|has fallen|declines|tumbles) (?:by )?(?:more than |over |at least )?${figure} ?%(?: in| over| within) (?:the )?(?:last )?(?:${count} )?${unit}`,
    phrase('fallen'),
  ],
  [
    `(?:it |price |the price |the stock )?(?:rises|gains|is up|jumps|climbs) (?:by )?(?:more than |over |at least )?${figure} ?%(?: in a day| on the day| today)?`,
    phrase('risenToday'),
  ],
  [
    `(?:it |price |the price |the stock )?(?:falls|drops|loses|is down|declines) (?:by )?(?:more than |over |at least )?${figure} ?%(?: in a day| on the day| today)?`,
    phrase('fallenToday'),
  ],
  [
    `(?:it |price |the stock )?(?:gaps?|opens?) (up|down|higher|lower) (?:by )?(?:more than |over |at least )?${figure} ?%`,
    phrase('gap'),
  ],
  [
    `(?:it |price )?(?:closes|rises|is up|falls|is down|closes up|closes down) (higher|lower|up|down)? ?(?:for )?${count} (?:days|bars|sessions|times) (?:in a row|running|straight)`,
    phrase('streak'),
  ],
  [
    `${count} (?:consecutive |straight )?(up|down|green|red|rising|falling|higher|lower) (?:days|bars|closes)(?: in a row| running| straight)?`,
    phrase('streakTurned'),
  ],
  [
    `(?:it |price |the price |the stock )?(?:makes|hits|reaches|sets|breaks(?: out)?(?: to| above)?|closes(?: at| above)?)(?: a| the| its)?(?: new)? ${count}[- ]?(day|week|month|year|bar)s?(?:'s)? (highs?|lows?)`,
    phrase('newExtreme'),
  ],
  [
    `(?:it |price |the price |the stock )?(?:falls|drops|breaks(?: down)?|closes)(?: to| below| under)(?: a| the| its)?(?: new)? ${count}[- ]?(day|week|month|year|bar)s? (lows?)`,
    phrase('newExtreme'),
  ],
  [`new ${count}[- ]?(day|week|month|year|bar)s? (highs?|lows?)`, phrase('newExtreme')],
  [
    `(?:breaks? ?outs?|breaking out)(?: of| above| from)?(?: its| the| a)? ${count}[- ]?(day|week|month|year|bar)s?(?: range| channel)?`,
    phrase('breakout'),
  ],
  [
    `volume (?:is |exceeds )?(?:more than |over |at least |above )?(?:${count} times|(twice|double)) (?:its |the )?(?:${figure}[- ]?day )?average(?: volume)?`,
    phrase('volumeTimes'),
  ],
  [
    `(?:earnings (?:beat|surprise)|beats? (?:estimates|expectations|earnings))(?: of| by| exceeds?| above| over)?(?: (?:more than|at least|over))? ${figure} ?%`,
    phrase('beat'),
  ],
  [
    `(?:earnings (?:beat|surprise)|beats? (?:estimates|expectations|earnings)|positive earnings surprise)`,
    phrase('beat'),
  ],
  [`${count} days before (?:the )?(?:next )?earnings(?: report)?`, phrase('beforeEarnings')],
  [`before (?:the )?(?:next )?earnings(?: report)?`, phrase('beforeEarnings')],
  [`${count} days before (?:the )?ex[- ]dividend(?: date)?`, phrase('beforeDividend')],
  [
    `(?:on |every |each )?(mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)(?:'s close)?`,
    phrase('weekday'),
  ],
  [`(?:on |at )?the (?:first (?:trading )?day|start|beginning) of (?:each|every|the|a) month`, phrase('monthStart')],
  [
    `macd (?:line )?(?:crosses|crossing|cross) (above|below|over|under)(?: (?:its|the))? signal(?: line)?`,
    phrase('macdCross'),
  ],
  [
    `(?:in|on) (hourly|daily|weekly|monthly) (?:bars|candles|chart)|(?:on )?(?:the )?(hourly|daily|weekly|monthly) (?:bars|candles|chart)`,
    phrase('timeframe'),
  ],
  [`(?:on )?(?:the )?(\\d{1,9}(?!\\d))[- ]?min(?:ute)?s?(?: bars| candles| chart)?`, phrase('minutes')],
  // Nouns.
  [`average volume|volume average|mean volume`, noun('averageVolume')],
  [`(?:simple )?moving averages?|averages?|sma|ma|mean`, noun('sma')],
  [`exponential (?:moving )?averages?|ema`, noun('ema')],
  [`weighted (?:moving )?averages?|wma`, noun('wma')],
  [`(?:ma|sma)(\\d{1,9}(?!\\d))`, withLength('sma')],
  [`ema(\\d{1,9}(?!\\d))`, withLength('ema')],
  [`rsi(\\d{1,9}(?!\\d))`, withLength('rsi')],
  [`rsi|relative strength index`, noun('rsi')],
  [`macd histogram`, noun('macdHistogram')],
  [`(?:macd )?signal line`, noun('macdSignal')],
  [`macd(?: line)?`, noun('macd')],
  [`(?:upper bollinger band|upper band|bollinger upper(?: band)?)`, noun('bandUpper')],
  [`(?:lower bollinger band|lower band|bollinger lower(?: band)?)`, noun('bandLower')],
  [`(?:middle bollinger band|middle band)`, noun('bandMiddle')],
  [`highs?`, noun('highest')],
  [`lows?`, noun('lowest')],
  [`average true range|atr`, noun('atr')],
  [`adx`, noun('adx')],
  [`cci`, noun('cci')],
  [`money flow index|mfi`, noun('mfi')],
  [`williams(?: %r)?`, noun('williams')],
  [`super ?trend`, noun('supertrend')],
  [`parabolic sar|sar`, noun('sar')],
  [`vwap`, noun('vwap')],
  [`volatility`, noun('volatility')],
  [`momentum|return|returns|performance`, noun('momentum')],
  [`z-?score`, noun('zscore')],
  [`funding(?: rate)?`, noun('funding')],
  [`mvrv`, noun('mvrv')],
  [`earnings surprise`, noun('surprise')],
  [`book[- ]to[- ](?:price|market)`, noun('bookToPrice')],
  [`earnings yield`, noun('earningsYield')],
  [`return on equity|roe`, noun('returnOnEquity')],
  [`gross profitability|profitability`, noun('profitability')],
  [`market cap(?:italisation|italization)?|size`, noun('marketCap')],
  [`asset growth`, noun('assetGrowth')],
  [`volume`, noun('volume')],
  [`zero`, noun('zero')],
  [`prices?|close|closes|closing price|it|the stock|spot|shares?`, noun('price')],
  // Comparisons.
  [
    `(?:crosses|crossing|cross|crossed|moves|goes|rises|breaks|closes|climbs|gets)(?: back)? (?:above|over|through)|breaks out above|exceeds|breaks upwards through`,
    { is: 'compare', op: 'crossesAbove' },
  ],
  [
    `(?:crosses|crossing|cross|crossed|moves|goes|falls|drops|breaks|closes|slips|dips|gets)(?: back)? (?:below|under|beneath)|breaks down below`,
    { is: 'compare', op: 'crossesBelow' },
  ],
  [`(?:is |are |stays |trades |remains )?(?:at least|>=|no less than)`, { is: 'compare', op: 'atLeast' }],
  [`(?:is |are |stays |trades |remains )?(?:at most|<=|no more than)`, { is: 'compare', op: 'atMost' }],
  [
    `(?:is |are |stays |trades |trading |remains )?(?:above|over|greater than|higher than|more than|>)`,
    { is: 'compare', op: 'above' },
  ],
  [
    `(?:is |are |stays |trades |trading |remains )?(?:below|under|less than|lower than|beneath|<)`,
    { is: 'compare', op: 'below' },
  ],
  // Acts.
  [`sell(?:s|ing)? short|go(?:es|ing)? short|short(?:s|ing)?`, act('short')],
  [`cover(?:s|ing)?|buy(?:s|ing)? (?:it )?(?:back|to cover)|close the short`, act('cover')],
  [`buy(?:s|ing)?|go(?:es|ing)? long|enter(?:s|ing)?(?: long)?|long|purchase|get in`, act('buy')],
  [
    `sell(?:s|ing)?|exit(?:s|ing)?|close(?: the)? position|close out|get out|leave|go to cash|out|liquidate`,
    act('sell'),
  ],
  [`hold(?:s|ing)?|stay(?:s|ing)? long|own|be long|stay in`, act('hold')],
  [`until`, { is: 'until' }],
  [
    `(?:the )?(?:reverse|opposite)(?: cross(?:over)?| signal)?|vice versa|the other way(?: round)?|conversely`,
    { is: 'reverse' },
  ],
  [`${figure} ?%|${figure} percent`, ([a, b]) => ({ is: 'percent', value: numberOf(a ?? b) / 100 })],
  [`times|x`, { is: 'times' }],
  [figure, ([value]) => ({ is: 'number', value: Number(value) })],
  [`(bar|day|session|week|month|year)s?`, ([word]) => ({ is: 'unit', unit: unitOf(word) })],
  [`and(?: also)?|&|plus|while`, { is: 'and' }],
  [`or`, { is: 'or' }],
  [`then|;|,|\\.|:|\\n|->|=>`, { is: 'separator' }],
  // A closed list. No word of content may stand here: what is passed over changes what was meant.
  [
    `the|a|an|its|is|are|be|of|on|at|in|to|for|if|when|whenever|once|as soon as|with|that|this|please|want|i|my|me|it's|has|have|after|strategy|signal|do|make|build|create|trade|trades|trading|there|than|also`,
    { is: 'filler' },
  ],
];
