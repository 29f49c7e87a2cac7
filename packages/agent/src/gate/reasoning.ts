import type { Token } from './tokens.ts';
import type { Role } from './words.ts';

/** Words that say what happened or how one thing stands to another: in a thought without a figure they would be a claim. */
const claiming: readonly Role[] = [
  'up',
  'down',
  'isUp',
  'isDown',
  'worth',
  'same',
  'earn',
  'take',
  'report',
  'trade',
  'moved',
  'level',
  'higher',
  'lower',
  'above',
  'below',
  'turn',
];
const opening =
  /^(?:i|we|let|let me|let us|here|below|this answer|this page|this note|this table|this comparison|please|thank you|thanks|hello|yes|sure|of course|okay|happy to help|you are welcome|the figures|the data|the sources|the filings|first|next|我|我们|我們|让我|讓我|让我们|讓我們|请|請|以下|下面|下表|上表|这里|這裡|本文|本回答|本页|本頁|接下来|接下來|先|首先|数据|數據|数值|數值|资料|資料|谢谢|謝謝|你好|您好|好的|不客气|不客氣|不构成投资建议|不構成投資建議|以上)$/i;
const hedging =
  /^(?:may|might|could|perhaps|possibly|depends|depend|depends on|depend on|may be|might be|could be|can|can be|可能|也许|也許|或许|或許|取决于|取決於|视乎|視乎)$/i;
const defining =
  /^(?:is|are|measures|measure|means|mean|compares|compare|shows|show|divides|divide|counts|count|describes|describe|is called|are called|is known as|relates|relate|settles|settle|applies|apply|reflects|reflect|是|指|指的是|是指|就是|衡量|反映|表示|代表|称为|稱為|等于|等於|显示|顯示|实行|實行|适用|適用|描述|为|為)$/i;
const moving =
  /^(?:rise|fall|gain|loss|gains|losses|movement|movements|swing|swings|gain|上升|上涨|下跌|增长|增長|回报|回報|收益|close|closes|trade|trades|return|returns)$/i;
const disclaiming =
  /^(?:not advice|not a forecast|no forecast|no advice|not a recommendation|no recommendation|不构成投资建议|不構成投資建議|并非投资建议|不是投资建议|不是预测|并非预测)$/i;
const definite =
  /^(?:a|an|the|how|what|one|calculated|computed|defined|defined as|measured|expressed|expressed as|known as|used|part|以|一个|一種|一种|一個|指|衡量|用|每|按|公司|将|的|市场|市場|价格|價格|股价|股價|企业|企業|除以|由|过去|過去|最近)$/i;

/**
 * Whether a sentence without figures is the writer's own thinking: a question, words about the work itself, a definition, a
 * hedge. It names no event and promises nothing. `tokens` were cut with the words of this lane.
 */
export function isReasoning(tokens: readonly Token[]): boolean {
  const isRead = tokens.every(
    ({ kind, text }) => kind === 'word' || (kind === 'sign' && /^[.,;:?!()'"、。？！…—–\-/]$/.test(text)),
  );
  if (!isRead) return false;
  const words = tokens.filter((token) => token.kind === 'word');
  const [first] = words;
  if (first === undefined) return false;
  const last = tokens.at(-1);
  const isQuestion = last?.kind === 'sign' && (last.text === '?' || last.text === '？');
  if (isQuestion) return true;
  const isClaim = words.some(
    ({ uses, text }) =>
      !uses.roles.has('thought') &&
      claiming.some((role) => uses.roles.has(role)) &&
      !/^(?:is|are|为|為|是)$/i.test(text),
  );
  if (isClaim) return false;
  const isNamed = words.some(({ uses }) => uses.entities.size > 0);
  if (opening.test(first.text) || isWork(words.map(({ text }) => text))) return true;
  if (words.some(({ text }) => disclaiming.test(text))) return !isNamed;
  if (words.some(({ text }) => hedging.test(text))) return !words.some(({ text }) => moving.test(text));
  return !isNamed && isDefinition(tokens);
}

function isWork(texts: readonly string[]): boolean {
  return (
    /^(?:the|these|this|those)$/i.test(texts[0] ?? '') &&
    /^(?:figures|data|sources|filings|table|answer|comparison|chart|question|page|section|list|records)$/i.test(
      texts[1] ?? '',
    )
  );
}

/** `The P/E is the price divided by earnings`: a kind of figure or a term, a verb of defining, a noun phrase. */
function isDefinition(tokens: readonly Token[]): boolean {
  const words = tokens.filter((token) => token.kind === 'word');
  const start = words.findIndex(({ uses }) => !uses.roles.has('det'));
  const subject = words[start];
  if (subject === undefined || !(subject.uses.metrics.size > 0 || subject.uses.isTerm)) return false;
  if (subject.uses.roles.has('its') || subject.uses.roles.has('it')) return false;
  const verb = words[start + 1];
  const object = words[start + 2];
  if (verb === undefined || object === undefined || !defining.test(verb.text)) return false;
  if (words.length < start + 4) return false;
  const isPlain = /^(?:is|are|为|為|是)$/i.test(verb.text);
  return !isPlain || definite.test(object.text);
}
