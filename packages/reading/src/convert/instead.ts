import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';

/** What a back-test can do in place of a part in the notation of strategies. */
const forms: readonly (readonly [RegExp, LocalText])[] = [
  [
    /^cash .* per \w+$/u,
    localText(
      'All the money is there from the first day. To hold it from the start, say “buy and hold” instead of the sum.',
      '回测从第一天起就投入全部资金。要从一开始就持有，请把金额改成“买入并持有”。',
      '回測由第一日起已有全部資金。要一開始就持有，請把金額改成「買入並長揸」。',
    ),
  ],
  [
    /sells? [\d.]+%$/u,
    localText(
      'A position is sold whole. Say one condition or one gain at which all of it is sold.',
      '持仓只能一次全部卖出。请说出一个全部卖出的条件或涨幅。',
      '持倉只能一次全部沽出。請說出一個全部沽出的條件或升幅。',
    ),
  ],
  [
    /^pyramid: |^buy [\d.]+%$|^tranches |^\w+ tranches of /u,
    localText(
      'A position is bought at once. Say one size for it, such as 50% of the account.',
      '一个仓位只能一次买入。请说出一个仓位，例如资金的 50%。',
      '一個倉位只能一次買入。請說出一個倉位，例如資金的 50%。',
    ),
  ],
  [
    /^no entry for /u,
    localText(
      'A strategy does not remember its last trade. Leave the wait out, or ask for more before it buys.',
      '策略不记得上一笔交易。请删去等待，或给买入加一个条件。',
      '策略不會記住上一筆交易。請刪去等待，或為買入加一個條件。',
    ),
  ],
  [
    /^(?:sell|buy) at (?:close|open)|^at open|; sell at |^timeExit 0 bars/u,
    localText(
      'What a close decides is filled at the next open, or all of it at that close (“at the close”).',
      '收盘时作出的决定在次日开盘成交，或全部按当日收盘价成交（“按收盘价”）。',
      '收市時作出的決定在翌日開市成交，或全部按當日收市價成交（「按收市價」）。',
    ),
  ],
  [
    /^(?:short|buy) [^,]+, (?:short|buy) /u,
    localText(
      'A pair is traded on both sides of its gap. Say both, such as: above 2 short A and buy B, below -2 the other way round.',
      '配对须双向交易。请把两边都说出，例如：高于 2 时卖 A 买 B，低于 -2 时反过来做。',
      '配對須雙向交易。請把兩邊都說出，例如：高於 2 時沽 A 買 B，低於 -2 時反過來做。',
    ),
  ],
  [
    /^every 2 weeks$|^monthly at month end$/u,
    localText(
      'Every week, month, quarter, half-year or year can be tested, on its first session.',
      '可以回测每周、每月、每季、每半年或每年，在该期的首个交易日。',
      '可以回測每星期、每月、每季、每半年或每年，在該期的首個交易日。',
    ),
  ],
];

/** What can be tested in place of a part; nothing where there is no near thing. */
export function insteadOf(text: string): LocalText | undefined {
  return forms.find(([form]) => form.test(text))?.[1];
}
