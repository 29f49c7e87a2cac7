import type { MemoryKind } from '@plumbline/model/memory';

export interface Keeping {
  readonly text: string;
  readonly kind: MemoryKind;
}

/** `Remember that …`: the verb and what may stand around it; then `that`, a colon, or a statement about the reader. */
const english =
  /^(?:(?:please|hey|ok|okay|also|and|can you|could you|will you|would you|i(?:'d| would) like you to|i want you to|for (?:the future|next time|later)|from now on)[,:]?\s+)*(?:remember|memori[sz]e|keep in mind|bear in mind|(?:make|take) a note|take note|note|don'?t forget)(?:\s+(?:this|please|for me|for (?:the future|next time|later)|from now on))*(?:(?:\s+that|\s*[:,])\s+|\s+(?=(?:i|i'm|i've|i'd|my|mine|we|our)\b))(?<words>.+)$/isu;

/** 记住我……, and the softer 记得 where what follows is about the reader. */
const chinese =
  /^(?:请|請|麻烦|麻煩|唔該|帮我|幫我|替我|帮忙|幫忙|你|要|以后|以後|今后|今後|另外|可以|能不能|[,，\s])*(?:(?:牢记|牢記|记住|記住|记下来|記下來|记下|記下|记低|記低|记一下|記一下)(?:一下|这一点|這一點|这点|這點)?|(?:记得|記得|别忘了|別忘了|不要忘记|不要忘記|唔好唔記得)(?=[,，:：\s]*(?:我|咱|本人)))[,，:：\s]*(?<words>.+)$/su;

/** A question, or something to be done at a time: an alert, not a memory. */
const other =
  /[?？]|(?:吗|嗎|呢|没有|沒有)[。.\s]*$|^(?:of|to|when|what|who|how|why|the time)\b|^(?:要|去)?(?:提醒|通知|告诉|告訴|話我知|叫我|买|買|卖|賣)/iu;

const decided =
  /^(?:i|we)(?:'ve| have|'m| am)?\s+(?:decided|chosen|chose|settled|not going to|going to|won't|will|never)\b|^(?:我|我们|我們|咱们)(?:已经|已經|已)?(?:决定|決定|打算|选择|選擇|不会再|不會再|不再)/iu;
const watched =
  /\b(?:watch(?:ing)?|look(?:ing)? out for|keep(?:ing)? an eye on|wait(?:ing)? for|worr(?:y|ied) about)\b|留意|关注|關注|盯|担心|擔心|等待/iu;

function kindOf(text: string): MemoryKind {
  if (decided.test(text)) return 'decision';
  return watched.test(text) ? 'watch' : 'preference';
}

/** What a text asks to be kept of its writer, in their words; null where it asks for nothing of the kind. */
export function keepingIn(text: string): Keeping | null {
  const plain = text.normalize('NFKC').replace(/[‘’]/g, "'").trim();
  const words =
    (english.exec(plain) ?? chinese.exec(plain))?.groups?.['words']?.replace(/[\s.。!！]+$/u, '').trim() ?? '';
  return words === '' || other.test(words) || /[?？]\s*$/.test(plain) ? null : { text: words, kind: kindOf(words) };
}
