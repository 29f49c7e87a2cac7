import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import { asWritten } from './missing.ts';

type Words = (found: readonly string[]) => LocalText;

const units: Readonly<Record<string, LocalText>> = {
  day: localText('day', '天', '日'),
  week: localText('week', '周', '星期'),
  month: localText('month', '月', '月'),
  quarter: localText('quarter', '季', '季'),
  year: localText('year', '年', '年'),
  loss: localText('a loss', '亏损', '虧損'),
  stop: localText('a stop', '止损', '止蝕'),
  exit: localText('an exit', '卖出', '沽出'),
};

const weekdays: Readonly<Record<string, LocalText>> = {
  Monday: localText('Monday', '周一', '星期一'),
  Tuesday: localText('Tuesday', '周二', '星期二'),
  Wednesday: localText('Wednesday', '周三', '星期三'),
  Thursday: localText('Thursday', '周四', '星期四'),
  Friday: localText('Friday', '周五', '星期五'),
};

const unit = (name: string): LocalText => units[name] ?? asWritten(name);

const remaining: LocalText = localText(' for what is left', '（剩余仓位）', '（剩餘倉位）');

const calendarUnits: Readonly<Record<string, readonly [string, string, string]>> = {
  bars: ['trading days', '个交易日', '個交易日'],
  weeks: ['weeks', '周', '星期'],
  months: ['months', '个月', '個月'],
  quarters: ['quarters', '个季度', '季'],
  years: ['years', '年', '年'],
};

/** Parts in the notation of strategies that the product cannot run, in words. */
const forms: readonly (readonly [RegExp, Words])[] = [
  [
    /^otherwise (.+)$/u,
    ([, what = '']) => localText(`holding ${what} otherwise`, `否则持有 ${what}`, `否則持有 ${what}`),
  ],
  [
    /^cash ([\d.]+) ?([A-Z]{3})? per (\w+)$/u,
    ([, sum = '', currency = '', per = '']) =>
      localText(
        `putting in ${sum} ${currency} every ${unit(per).en}`.replace('  ', ' '),
        `每${unit(per)['zh-CN']}投入 ${sum} ${currency}`.trimEnd(),
        `每${unit(per)['zh-HK']}投入 ${sum} ${currency}`.trimEnd(),
      ),
  ],
  [
    /^weights \{(.+)\}$/u,
    ([, list = '']) => {
      const each = list.replaceAll(/:([\d.]+%)/gu, ' $1');
      return localText(`unequal weights (${each})`, `不等权重（${each}）`, `不等權重（${each}）`);
    },
  ],
  [
    /^(?:buy |sell )?(?:at|same|next) close$/u,
    ([text = '']) =>
      text.startsWith('sell')
        ? localText('selling at the close', '按收盘价卖出', '按收市價沽出')
        : text.startsWith('buy')
          ? localText('buying at the close', '按收盘价买入', '按收市價買入')
          : text.startsWith('next')
            ? localText('filling at the next close', '按次日收盘价成交', '按翌日收市價成交')
            : localText('filling at the close', '按收盘价成交', '按收市價成交'),
  ],
  [/^timeExit 0 bars/u, () => localText('selling on the same day', '当日卖出', '即日沽出')],
  [/^timeExit 1 bar at open$/u, () => localText('selling at the open of the next day', '次日开盘卖出', '翌日開市沽出')],
  [/^lots (\S+)$/u, ([, n = '']) => localText(`${n} board lots`, `${n} 手`, `${n} 手`)],
  [
    /^timeExit (\d+) bars? at (?:the )?close$/u,
    ([, bars = '']) =>
      localText(
        `selling at the close ${bars} bars later`,
        `${bars} 根 K 线后按收盘价卖出`,
        `${bars} 根 K 線後按收市價沽出`,
      ),
  ],
  [
    /^takeProfit ([\d.]+%) of entry sells ([\d.]+%)$/u,
    ([, gain = '', part = '']) =>
      localText(
        `selling ${part} of the position at a gain of ${gain}`,
        `盈利 ${gain} 时卖出 ${part} 仓位`,
        `盈利 ${gain} 時沽出 ${part} 倉位`,
      ),
  ],
  [
    /^sell ([\d.]+%)$/u,
    ([, part = '']) => localText(`selling ${part} of the position`, `卖出 ${part} 仓位`, `沽出 ${part} 倉位`),
  ],
  [
    /^trailing (.+) from peak( for the (?:rest|remaining.*))?$/u,
    ([, far = '', rest]) => {
      const tail = rest === undefined ? asWritten('') : remaining;
      return localText(
        `a stop trailing ${far}${tail.en}`,
        `${far} 移动止损${tail['zh-CN']}`,
        `${far} 移動止蝕${tail['zh-HK']}`,
      );
    },
  ],
  [
    /^then stop at entry price$/u,
    () => localText('moving the stop to the entry price', '止损移到成本价', '止蝕移到成本價'),
  ],
  [
    /^pyramid: (.+) at entry, \+(.+?) per (.+?)(, once)?(?:, max (.+))?$/u,
    ([, first = '', more = '', far = '', once, most]) => {
      const top = most ?? (once === undefined ? undefined : '1');
      return localText(
        `adding to the position (${first} first, ${more} more per ${far}${top === undefined ? '' : `, at most ${top}`})`,
        `分步加仓（首次 ${first}，每 ${far} 加 ${more}${top === undefined ? '' : `，最多 ${top}`}）`,
        `分步加倉（首次 ${first}，每 ${far} 加 ${more}${top === undefined ? '' : `，最多 ${top}`}）`,
      );
    },
  ],
  [
    /^no entry for (\d+) bars after a (\w+)$/u,
    ([, bars = '', after = '']) =>
      localText(
        `no new entry for ${bars} bars after ${unit(after).en}`,
        `${unit(after)['zh-CN']}后 ${bars} 根 K 线内不再买入`,
        `${unit(after)['zh-HK']}後 ${bars} 根 K 線內不再買入`,
      ),
  ],
  [
    /^(short|buy) ([^,]+), (?:short|buy) (.+)$/u,
    ([, does, one = '', two = '']) => {
      const [long, short] = does === 'short' ? [two, one] : [one, two];
      return localText(
        `buying ${long} against ${short} sold short`,
        `买入 ${long} 同时做空 ${short}`,
        `買入 ${long} 同時沽空 ${short}`,
      );
    },
  ],
  [
    /^buy ([\d.]+%)$/u,
    ([, part = '']) => localText(`buying ${part} at a time`, `分批买入 ${part}`, `分注買入 ${part}`),
  ],
  [
    /^(?:\w+ )?tranches (?:of )?(.+)$/u,
    ([, parts = '']) => localText(`buying in parts (${parts})`, `分批建仓（${parts}）`, `分注建倉（${parts}）`),
  ],
  [/^dollarNeutral$/u, () => localText('equal money on both sides', '多空金额相等', '多空金額相等')],
  [
    /^(limit|stop) (buy|sell) at (.+)$/u,
    ([, kind, side, at = '']) => {
      const isLimit = kind === 'limit';
      const isBuy = side === 'buy';
      return localText(
        `a ${isLimit ? 'limit' : 'stop'} order to ${isBuy ? 'buy' : 'sell'} at ${at}`,
        `在 ${at} 挂${isLimit ? '限价' : '止损'}${isBuy ? '买' : '卖'}单`,
        `在 ${at} 掛${isLimit ? '限價' : '止蝕'}${isBuy ? '買' : '沽'}盤`,
      );
    },
  ],
  [
    /^([\d.]+) times as much when (.+)$/u,
    ([, times = '', when = '']) =>
      localText(
        `buying ${times} times as much when ${when} (the engine has one size for every purchase)`,
        `在 ${when} 时按 ${times} 倍买入（引擎每次买入的数量规则相同）`,
        `在 ${when} 時按 ${times} 倍買入（引擎每次買入的數量規則相同）`,
      ),
  ],
  [
    /^at most (\d+) buys$/u,
    ([, n = '']) =>
      localText(
        `${n} purchases on one signal (the engine buys once until it has sold)`,
        `同一信号买入 ${n} 次（引擎卖出之前只买一次）`,
        `同一訊號買入 ${n} 次（引擎沽出之前只買一次）`,
      ),
  ],
  [
    /^at least (\d+) bars between buys$/u,
    ([, n = '']) =>
      localText(
        `${n} bars between two purchases (the engine buys once until it has sold)`,
        `两次买入至少相隔 ${n} 根 K 线（引擎卖出之前只买一次）`,
        `兩次買入至少相隔 ${n} 根 K 線（引擎沽出之前只買一次）`,
      ),
  ],
  [
    /^when drift > ([\d.]+) points$/u,
    ([, points = '']) =>
      localText(
        `restoring weights when they drift by ${points} points (the engine does so on dates)`,
        `权重偏离 ${points} 个百分点时再平衡（引擎按日期再平衡）`,
        `權重偏離 ${points} 個百分點時再平衡（引擎按日期再平衡）`,
      ),
  ],
  [
    /^weekly on (\w+)$/u,
    ([, day = '']) =>
      localText(
        `choosing anew on ${day}s`,
        `在每${weekdays[day]?.['zh-CN'] ?? day}重新选择`,
        `在每${weekdays[day]?.['zh-HK'] ?? day}重新選擇`,
      ),
  ],
  [
    /^(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})?$/u,
    ([, from = '', to]) =>
      localText(
        `the days of the test (from ${from}${to === undefined ? '' : ` to ${to}`}): they are set beside the back-test, not in the strategy`,
        `回测区间（${from} 起${to === undefined ? '' : `至 ${to}`}）：请在回测旁设置，它不是策略的一部分`,
        `回測區間（${from} 起${to === undefined ? '' : `至 ${to}`}）：請在回測旁設定，它不是策略的一部分`,
      ),
  ],
  [/^semiannual$/u, () => localText('twice a year', '每半年', '每半年')],
  [/^every 2 weeks$/u, () => localText('every two weeks', '每两周', '每兩星期')],
  [
    /^every (\d+) (bars|weeks|months|quarters|years)$/u,
    ([, n = '', of = '']) => {
      const [en, cn, hk] = calendarUnits[of]!;
      return localText(`every ${n} ${en}`, `每 ${n} ${cn}`, `每 ${n} ${hk}`);
    },
  ],
  [
    /^monthly at month end$/u,
    () => localText('on the last session of the month', '每月月末的交易日', '每月月尾的交易日'),
  ],
  [
    /^volTarget ([\d.]+%)(?: HV\((\d+)\))?(?: max ([\d.]+%))?$/u,
    ([, share = '', , most]) =>
      localText(
        `sizes for a volatility of ${share}${most === undefined ? '' : `, at most ${most}`}`,
        `按 ${share} 目标波动率调整仓位${most === undefined ? '' : `，最多 ${most}`}`,
        `按 ${share} 目標波幅調整倉位${most === undefined ? '' : `，最多 ${most}`}`,
      ),
  ],
];

/** Words for a part in the notation of strategies; the notation itself where it has none. Of a list each part by itself. */
export function partWords(text: string): LocalText {
  for (const [form, words] of forms) {
    const found = form.exec(text);
    if (found !== null) return words(found);
  }
  const parts = text.split('; ');
  if (parts.length < 2) return asWritten(text);
  const each = parts.map(partWords);
  return localText(
    each.map((one) => one.en).join(', '),
    each.map((one) => one['zh-CN']).join('、'),
    each.map((one) => one['zh-HK']).join('、'),
  );
}
