/** What is being typed right now that the composer can complete. */
export type Trigger =
  | { readonly kind: 'command'; readonly words: string; readonly from: number }
  | { readonly kind: 'mention'; readonly words: string; readonly from: number };

const longestMention = 40;

/** Reads the text before the caret: `/` at its very beginning lists commands, `@` at the beginning of a word attaches something. */
export function readTrigger(text: string, caret: number): Trigger | null {
  const before = text.slice(0, caret);
  const command = /^\/([a-z-]*)$/i.exec(before);
  if (command !== null) return { kind: 'command', words: command[1] ?? '', from: 0 };
  const at = before.lastIndexOf('@');
  if (at < 0) return null;
  const words = before.slice(at + 1);
  const isWord = at === 0 || /[\s\p{Script=Han}\p{P}]/u.test(before[at - 1] ?? '');
  if (!isWord || words.length > longestMention || /[\n@]/.test(words) || /\s$/.test(words)) return null;
  return { kind: 'mention', words, from: at };
}

/** The text with what was typed for a choice replaced by it, and where the caret stands then. */
export function withoutTrigger(text: string, trigger: Trigger, caret: number, put = ''): readonly [string, number] {
  const head = text.slice(0, trigger.from) + put;
  return [head + text.slice(caret).replace(/^\s+/, head === '' || head.endsWith(' ') ? '' : ' '), head.length];
}
