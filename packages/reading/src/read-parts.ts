import type { Frame, Reading, ReadingContext } from './reading.ts';

/** Longer texts are read as one thing or not at all. */
const longest = 300;
const mostJoints = 8;

/** Marks and words between which two requests may stand; each is only a place to try. */
const joints =
  /[,;.?!，。；？！]\s*(?:and also|and then|and|also|then|plus|再|然后|並且|并且|并|顺便|順便|同时|同時|另外|跟住)?|\s(?:and also|and then|and|then|also|plus)\s|然后|再|顺便|順便|跟住/giu;

const made: ReadonlySet<Frame['act']> = new Set(['screen', 'draft', 'edit']);
const isMade = ({ frames }: Reading): boolean => frames.some(({ act }) => made.has(act));

function joined(first: Reading, second: Reading): Reading {
  const states = [first.state, second.state];
  const question = first.question ?? second.question;
  return {
    frames: [...first.frames, ...second.frames],
    unread: [],
    alternatives: [],
    state: states.includes('refuse') ? 'refuse' : states.includes('assumed') ? 'assumed' : 'understood',
    ...(question !== undefined && { question }),
    echo: [...first.echo, ...second.echo],
  };
}

/**
 * A strategy or screen and a question in one text: "draft a cross and tell me the worst fall". Each side has to be read
 * whole by itself. Null where there is no such pair.
 */
export function readParts(
  text: string,
  context: ReadingContext,
  readOne: (text: string, context: ReadingContext) => Reading,
): Reading | null {
  if (text.length > longest) return null;
  for (const { 0: joint, index } of [...text.matchAll(joints)].slice(0, mostJoints)) {
    const rest = text.slice(index + joint.length);
    if (index === 0 || rest.trim() === '') continue;
    const first = readOne(text.slice(0, index), context);
    if (first.state === 'ask') continue;
    const open = first.frames.find((frame) => frame.act === 'draft' || frame.act === 'edit');
    const then = { ...context, history: [...(context.history ?? []), first] };
    // Blanks keep the places of the words.
    const second = readOne(
      ' '.repeat(index + joint.length) + rest,
      open === undefined ? then : { ...then, open: open.strategy },
    );
    if (second.state !== 'ask' && isMade(first) !== isMade(second)) return joined(first, second);
  }
  return null;
}
