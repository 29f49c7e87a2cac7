/** Words that never name an instrument: what is left of a question without them does. */
const english =
  `a about across add after again all also although am among an analyse analyze and announcement announcements any anything are as ask at atleast
  bad balance based be because been before being better between big bigger board bought brief but buy by can cannot chart charts check cheap cheaper
  coin coins company companies compare compared comparison could current currently data day days deep did difference dive do does doing done down draw each earn
  ended enough ever expensive explain fair fetch few figure figures financial financials find fiscal five for four from full fundamentals get getting give go going good
  got graph grew grow growing grows growth had happened happening has have having headline headlines health healthy heavy hello help her hey hi him his history hit how i if in
  income into intrinsic is it its it's just know last later latest least less let like limit limits list listed long look looks lost lot made make makes many market markets may me
  mean means might month months more most move moved much multiple multiples my near need new news next no not now number numbers of off ok on one only open or other our out over overpriced
  overvalued own paid pay paying pays per performance performed performing please plot plus position pretty price priced prices prior profitable pull put quarter quarterly quick quote
  ratio ratios read really recent recently report research result results return returns right risk risky rule rules safe same say see sell set sett share shares she should show side since size so
  some sound stand standing start statement still stock stocks strong sum summary tell than thanks that the their them then there these they thing things think this those three
  through tick time to today too trade traded trades trading trend two under undervalued up upon us use using valuation value valued versus very view vs want was way we week weeks were what what's whats
  when where which while who whole whose why wide will with within without work worth would write year years yesterday yet you your ticker symbol details info information quickly assume assuming suppose
  rate discount discounted flow dcf against closed close settlement stamp duty fee fees hours happen level levels lately evaluate estimate worthy overall business quality moat strength strongly solid solvent solvency
  dangerous policy payout press gained generation burning sheet instead previous earlier bit around exactly there's annual annually yearly percent pct minimum short selling allowed candles candle deepdive write-up writeup update me; t+1 t+0 t+2 today's`
    .split(/\s+/)
    .filter((word) => word !== '');

const chinese = [
  '最新',
  '現在',
  '现在',
  '目前',
  '今天',
  '昨天',
  '最近',
  '多少钱',
  '多少錢',
  '多少',
  '怎么样',
  '怎麼樣',
  '怎样',
  '怎樣',
  '如何',
  '什么',
  '甚麼',
  '什麼',
  '是不是',
  '是',
  '的',
  '了',
  '吗',
  '嗎',
  '呢',
  '啊',
  '请问',
  '请',
  '請問',
  '請',
  '帮我',
  '幫我',
  '给我',
  '給我',
  '看看',
  '看一下',
  '看',
  '查一下',
  '查询',
  '查詢',
  '查',
  '告诉我',
  '告訴我',
  '一下',
  '显示',
  '顯示',
  '画',
  '畫',
  '图表',
  '圖表',
  '图',
  '圖',
  '走势',
  '走勢',
  'k线',
  'k線',
  'K线',
  'K線',
  '价格',
  '價格',
  '股价',
  '股價',
  '报价',
  '報價',
  '新闻',
  '新聞',
  '消息',
  '有没有',
  '有沒有',
  '有什么',
  '有甚麼',
  '有',
  '研究报告',
  '研究報告',
  '报告',
  '報告',
  '研报',
  '研報',
  '写一份',
  '寫一份',
  '写',
  '寫',
  '一份',
  '关于',
  '關於',
  '深度分析',
  '全面分析',
  '分析',
  '研究',
  '比较',
  '比較',
  '对比',
  '對比',
  '相比',
  '和',
  '与',
  '與',
  '跟',
  '还是',
  '還是',
  '以及',
  '同',
  '哪个',
  '哪個',
  '谁',
  '誰',
  '更',
  '便宜',
  '贵',
  '貴',
  '大',
  '高',
  '低',
  '好',
  '估值',
  '值多少',
  '值',
  '内在价值',
  '內在價值',
  '公允价值',
  '公允價值',
  '高估',
  '低估',
  '被',
  '如果',
  '假设',
  '假設',
  '每年',
  '增长率',
  '增長率',
  '增长',
  '增長',
  '折现率',
  '折現率',
  '折现',
  '折現',
  '用',
  '按',
  '为',
  '為',
  '规则',
  '規則',
  '交易',
  '涨跌停',
  '漲跌停',
  '升跌停',
  '涨停',
  '跌停',
  '一手',
  '每手',
  '股数',
  '股數',
  '印花税',
  '印花稅',
  '时间',
  '時間',
  '手续费',
  '手續費',
  '市场',
  '市場',
  '开市',
  '開市',
  '开盘',
  '開盤',
  '休市',
  '风险',
  '風險',
  '大不大',
  '高不高',
  '安全',
  '分红',
  '分紅',
  '派息',
  '盈利能力',
  '盈利',
  '赚钱',
  '賺錢',
  '财务状况',
  '財務狀況',
  '财务',
  '財務',
  '健康',
  '资产负债表',
  '資產負債表',
  '利润表',
  '損益表',
  '现金流量表',
  '現金流量表',
  '财报',
  '財報',
  '业绩',
  '業績',
  '基本面',
  '护城河',
  '護城河',
  '资本回报',
  '資本回報',
  '回报',
  '回報',
  '收益率',
  '收益',
  '表现',
  '表現',
  '涨了',
  '跌了',
  '涨',
  '跌',
  '升',
  '去年',
  '今年',
  '前年',
  '上一年',
  '前一年',
  '年',
  '财年',
  '財年',
  '年度',
  '股票',
  '公司',
  '这只',
  '這隻',
  '它',
  '那',
  '就',
  '也',
  '在',
  '会',
  '會',
  '能',
  '可以',
  '要',
  '我',
  '想',
  '知道',
  '情况',
  '情況',
  '贵不贵',
  '貴不貴',
  '为什么',
  '為甚麼',
  '怎么',
  '发生',
  '發生',
  '倍数',
  '倍數',
  '其',
  '这',
  '這',
  '吧',
  '过去',
  '過去',
  '一年',
  '一个月',
  '一個月',
  '一家',
  '水平',
  '几',
  '个',
  '個',
  '里',
  '中',
  '到',
  '从',
  '從',
  '对',
  '對',
  '份',
  '数据',
  '數據',
  '算',
  '计算',
  '計算',
  '公告',
  '负债',
  '偿债能力',
  '償債能力',
  '能力',
  '烧钱',
  '燒錢',
  '状况',
  '狀況',
  '不',
  '最小',
  '变动',
  '單位',
  '单位',
  '价位',
  '價位',
  '交收',
  '现',
  '時候',
  '时候',
  '且',
  '或',
]
  .filter((word) => word.length > 1)
  .toSorted((a, b) => b.length - a.length);

/** Between names, wherever they stand; and words that only begin or end a stretch, since names hold them too. */
const between = /[的和与與跟是了吗嗎呢有同为為对對]/g;
const opening = /^[我想要看查请請帮幫给給用按那就也这這其把将將写寫画畫出在谁誰被它]+/;
const closing = /[啊吧大高低好升跌涨漲年图圖会會能要更不值贵貴谁誰几个個份被在]+$/;

const englishWords: ReadonlySet<string> = new Set(english);

/** Upper-case words that are terms, not tickers. */
const terms: ReadonlySet<string> = new Set(
  'RSI MACD PE PB PS EPS ROE ROA ROIC FCF DCF EV EBIT EBITDA TTM FY YTD ETF AI IPO CEO USD CNY HKD CAGR KDJ ATR SMA EMA A I US HK CN UK EU OK GDP CPI VAR Q1 Q2 Q3 Q4'.split(
    ' ',
  ),
);

/** A ticker in capitals wins over the word it spells: NOW, ALL, IT. Lower case is the word. */
function isPlain(word: string): boolean {
  const bare = word.replace(/^[$'"“”]+|['’"“”.,!?;:]+$|['’]s$/g, '');
  if (bare === '') return true;
  if (terms.has(bare)) return true;
  if (/^[A-Z]{2,5}$/.test(bare)) return false;
  if (/^[\d.,%+*/^()=×÷-]+$/.test(bare)) return !/^\d{6}$|^\d{5}$/.test(bare);
  return englishWords.has(bare.toLowerCase()) || bare.length === 1;
}

/** Names in a question: stretches of words that mean nothing else, in their order. `masked` holds blanks where something was understood. */
export function nameCandidates(masked: string): readonly string[] {
  let text = masked.replace(/[\u3000-\u303f\uff00-\uff0f\uff1a-\uff20，。？！、；：（）“”「」]/g, '|');
  for (const word of chinese) text = text.replaceAll(word, '|');
  text = text.replace(between, '|');
  const pieces = text.split(/[|?!;:()"]|,\s|\.\s|\.$/).flatMap((piece) => {
    // Chinese and Latin names stand apart even without a blank between them.
    return piece
      .split(/(?<=\p{Script=Han})(?=[A-Za-z$])|(?<=[A-Za-z0-9])(?=\p{Script=Han})/u)
      .map((part) => (/\p{Script=Han}/u.test(part) ? part.trim().replace(opening, '').replace(closing, '') : part));
  });
  return pieces.flatMap((piece) => {
    const names: string[] = [];
    let open: string[] = [];
    const close = (): void => {
      if (open.length > 0) names.push(open.join(' '));
      open = [];
    };
    for (const word of piece.split(/\s+/)) {
      if (word === '') continue;
      const bare = word.replace(/^[$'"]+|['’"]+$|['’]s$|[.,]+$/g, '');
      if (isPlain(word)) close();
      else if (/^\$?[A-Z]{2,5}$/.test(bare)) {
        close();
        names.push(bare.replace(/^\$/, ''));
      } else open.push(bare);
    }
    close();
    return names;
  });
}
