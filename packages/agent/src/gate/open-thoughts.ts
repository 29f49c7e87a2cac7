import { inOneScript } from './script.ts';
import type { Token } from './tokens.ts';

// Thoughts whose frame is known and whose other words are free: what an investor might weigh, what no single measure shows. The
// one spoken of is nobody in particular, nothing happens in them, and no amount, name or time stands in them.

/** People in general, and the tools of those who weigh figures. */
const heads =
  /^(?:investors?|bulls?|bears?|buyers?|readers?|sceptics?|skeptics?|optimists?|pessimists?|someone|anyone|metrics?|measures?|methods?|models?|numbers?|estimates?|multiples?|ratios?|valuations?|margins?|assumptions?|inputs?|indicators?|yardsticks?|averages?|approach|approaches|answers?|scenarios?|comparisons?|dcf|views?)$/;
const openers =
  /^(?:a|an|any|no|some|most|many|different|every|each|one|high|low|higher|lower|small|large|cautious|patient|other|such)$/;
const modal = /^(?:might|may|could|would|can|cannot|can't|depends|depend|rarely|seldom|often|usually|tend|tends)$/;
const denied = /^(?:no|none|neither)$/;
const asking = /^(?:what|how|which|whether|would|could|can)$/;
/** Of somebody, of a time, of what is bought: such words make a claim or an advice of a thought. */
const bound =
  /^(?:its?|it's|their|they|them|his|her|he|she|company|companies|firm|business|stock|stocks|shares?|management|board|auditors?|ceo|chief|executives?|founder|regulators?|analysts?|now|today|soon|tomorrow|yesterday|already|recently|currently|this|last|next|was|were|had|did|has|been|will|won't|shall|going|buy|sell|short|hold|own|avoid|dump|double[ds]?|triple[ds]?|profit|guaranteed?|certain|certainly|surely|definitely|rise|rises|fall|falls|rally|soar|crash|plunge|bankrupt\w*|fraud\w*)$/;
const amounts =
  /^(?:zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|trillion|dozen|half|third|quarter|twice|\w+fold)$/;
const imperative =
  /^(?:please )?(?:treat|read|view|take|regard|see) (?:these|the) (?:estimates|numbers|figures|results|values|ranges) (?:as|with)\b/;

const headsInChinese =
  /^.{0,8}(?:投资者|投资人|看多者|看空者|方法|指标|模型|倍数|比率|估算|利润率|结论|答案|数字|角度|假设|口径)/;
const modalInChinese = /可能|或许|也许|能够|则会|会强调|会指出|会认为|往往|容易|取决于|不能|无法|未必|不一定|难以/;
const boundInChinese =
  /[0-9二三四五六七八九十百千万亿两半倍]|买|卖|持有|涨|跌|公司|该股|股价|其(?![他中实余])|它|管理层|已|正在|将|昨|今天|今年|去年|明年|明天|目前|最近|了|造假|破产|倒闭|亏损/;
const imperativeInChinese = /^请(?:把|将|不要把)(?:这些|以上|上述)(?:估算|数字|数值|结果|区间|估值)[^。]{2,20}。?$/;
const askingInChinese = /^[^。]{2,30}(?:需要|取决于|要看|依赖)(?:什么样的|哪些|什么)[^。]{0,10}[?？]$/;

/** Whether a sentence is a thought by its frame, whatever its other words are. `tokens` were cut with the words of this lane. */
export function isOpenThought(sentence: string, tokens: readonly Token[]): boolean {
  const isPlain = tokens.every(
    (token, at) =>
      (token.kind === 'word' && token.uses.entities.size === 0) ||
      (token.kind === 'sign' && /^[.,?!'、,。？！]$/.test(token.text)) ||
      (token.kind === 'unknown' && (at === 0 || !/^\p{Lu}/u.test(token.text))),
  );
  if (!isPlain) return false;
  return /\p{Script=Han}/u.test(sentence) ? isChinese(inOneScript(sentence)) : isEnglish(sentence);
}

function isEnglish(sentence: string): boolean {
  const text = sentence.toLowerCase().replaceAll('’', "'");
  const words = text.match(/[a-z]+(?:['-][a-z]+)*/g) ?? [];
  if (words.length < 4 || words.some((word) => bound.test(word) || amounts.test(word))) return false;
  if (/\?\s*$/.test(text))
    return asking.test(words[0] ?? '') && words.some((word) => /^(?:would|could|might|can)$/.test(word));
  if (imperative.test(text)) return true;
  const head = words.findIndex((word) => heads.test(word));
  if (head < 0 || head > 3) return false;
  const isOpened = openers.test(words[0] ?? '') || head === 0 || (words[0] === 'the' && words[1] === 'answer');
  // Behind the one spoken of, or in a sentence that denies of all of them.
  return isOpened && (denied.test(words[0] ?? '') || words.slice(head + 1, head + 4).some((word) => modal.test(word)));
}

function isChinese(text: string): boolean {
  if (boundInChinese.test(text)) return false;
  if (imperativeInChinese.test(text) || askingInChinese.test(text)) return true;
  return headsInChinese.test(text) && modalInChinese.test(text);
}
