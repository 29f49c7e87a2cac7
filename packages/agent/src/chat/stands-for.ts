import { displaySymbol } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import type { Directory } from '@plumbline/reading/directory/directory';
import type { QuestionFrame } from '@plumbline/reading/reading';
import { generic } from '@plumbline/reading/questions/slots';
import type { Step } from './step.ts';
import { say } from './step.ts';

/** That a fund stands for the metal or the oil that was named: its price is another one. */
export function standsFor({ instruments }: QuestionFrame, { listings }: Directory): readonly Step[] {
  return instruments.flatMap(({ value, spans }) => {
    const said = spans[0]?.text.trim() ?? '';
    if (listings.get(value)?.kind !== 'etf' || !generic.has(said.toLowerCase())) return [];
    const symbol = displaySymbol(value);
    return [
      say(
        localText(
          `No price of “${said}” itself is held here: the fund ${symbol}, which follows it, stands for it.`,
          `这里没有“${said}”本身的价格，以跟踪它的基金 ${symbol} 代替。`,
          `這裡沒有「${said}」本身的價格，以追蹤它的基金 ${symbol} 代替。`,
        ),
      ),
    ];
  });
}
