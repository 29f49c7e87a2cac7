import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';

/** What a back-test can do in place of a part in the notation of strategies. */
const forms: readonly (readonly [RegExp, LocalText])[] = [
  [
    /sells? [\d.]+%$/u,
    localText(
      'A part can be sold at a gain, such as “sell half at +10%”, the rest on a condition.',
      '可以在某个涨幅卖出一部分，例如“涨 10% 卖一半”，其余按条件卖出。',
      '可以在某個升幅沽出一部分，例如「升 10% 沽一半」，其餘按條件沽出。',
    ),
  ],
  [
    /^pyramid: |^buy [\d.]+%$|^tranches |^\w+ tranches of /u,
    localText(
      'A position can grow by a share of the account at each rise or fall of so much, such as “start with 30%, add 10% each time it rises 5%, at most 3 adds”.',
      '仓位可以每涨或跌一定幅度按资金比例加仓，例如“先买 30%，每涨 5% 加 10%，最多加 3 次”。',
      '倉位可以每升或跌一定幅度按資金比例加注，例如「先買 30%，每升 5% 加 10%，最多加 3 次」。',
    ),
  ],
  [
    /^no entry for /u,
    localText(
      'One wait can be kept, after a stop, a losing trade or any exit.',
      '可以设一个等待期：止损后、亏损后或每次离场后。',
      '可以設一個等待期：止蝕後、虧損後或每次離場後。',
    ),
  ],
  [
    /^(?:sell|buy) at (?:close|open)|^at open|; sell at |^timeExit 0 bars|^timeExit 1 bar at open/u,
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
    /^every \d+ \w+$|^monthly at month end$|^weekly on \w+$|^when drift /u,
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
