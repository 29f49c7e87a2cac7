/** A mark at the start of a line: a dash, a dot, or a number with its point. */
const atLine = /(?:^|[\n\r]) *(?:[-*•·▪●] +|\(?([1-9]\d?)(?:\)|[.、](?!\d)))/gu;
const inLine = /(?<=^|[\n\r;:,。. ])\(?([1-9]\d?)[)、.](?=[^\d])/gu;
const circled = /[①-⑳❶-❿]/gu;

/** Numbers that count from one upwards, again and again. */
function inOrder(found: readonly RegExpExecArray[]): readonly RegExpExecArray[] {
  const kept = new Set<RegExpExecArray>();
  let run: RegExpExecArray[] = [];
  const close = (): void => {
    if (run.length > 1) for (const one of run) kept.add(one);
    run = [];
  };
  for (const one of found) {
    const n = Number(one[1]);
    if (n !== run.length + 1) close();
    if (n === run.length + 1) run.push(one);
  }
  close();
  return [...kept];
}

/** Where the items of a list begin: the places of their marks and where each mark ends. */
export function itemMarks(text: string): ReadonlyMap<number, number> {
  const lines = [...text.matchAll(atLine)];
  const inner = [...text.matchAll(inLine)];
  const marks = [
    ...lines.filter(([, n]) => n === undefined),
    ...inOrder(lines.filter(([, n]) => n !== undefined)),
    ...inOrder(inner),
    ...text.matchAll(circled),
  ];
  return new Map(
    marks.map(({ 0: mark, index }) => {
      const start = index + mark.length - mark.trimStart().length;
      return [start, index + mark.length];
    }),
  );
}
