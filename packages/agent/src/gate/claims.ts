import type { LocalParts } from '@plumbline/model/text-part';
import { binderOf, metricKeys } from './binder.ts';
import type { Claim, Frame, FrameScope } from './claim.ts';
import { changeFrame } from './frames/change.ts';
import { compareFrame } from './frames/compare.ts';
import { gapFrame } from './frames/gap.ts';
import { levelFrame } from './frames/level.ts';
import { moveFrame } from './frames/move.ts';
import { paraphraseFrame } from './frames/paraphrase.ts';
import { quoteFrame } from './frames/quote.ts';
import { refusal } from './refusals.ts';
import type { GateKnowledge, Refusal } from './shapes.ts';

export const frames: readonly Frame[] = [
  levelFrame,
  changeFrame,
  moveFrame,
  compareFrame,
  quoteFrame,
  paraphraseFrame,
  gapFrame,
];

export type Written =
  | { readonly ok: true; readonly parts: LocalParts }
  | { readonly ok: false; readonly why: Refusal; readonly nearest: readonly string[] };

export interface ClaimWriter {
  readonly write: (claim: Claim) => Written;
}

const mostNearest = 5;

/** Writes claims as sentences; what the facts do not bear is refused with the handles that come nearest. */
export function claimWriter(knowledge: GateKnowledge): ClaimWriter {
  const scope: FrameScope = {
    binder: binderOf(knowledge),
    instruments: new Map(knowledge.instruments.map((one) => [one.id, one])),
    spans: new Map((knowledge.spans ?? []).map((span) => [span.id, span])),
  };

  /** Figures of the subject and kind that the claim means, then of its kind, then of its subject. */
  function nearest({ subject, metric }: Claim): readonly string[] {
    const known = knowledge.facts.filter(({ value }) => value !== null);
    const isKind = (one: (typeof known)[number]): boolean => metric !== undefined && metricKeys(one).includes(metric);
    const isOwn = ({ instrumentId }: (typeof known)[number]): boolean => instrumentId === subject;
    const ranked = [known.filter((one) => isKind(one) && isOwn(one)), known.filter(isKind), known.filter(isOwn)].flat();
    return [...new Set(ranked.map(({ id }) => id))].slice(0, mostNearest);
  }

  return {
    write(claim) {
      const frame = frames.find(({ id }) => id === claim.say);
      const why = frame === undefined ? refusal('order', claim.say) : frame.check(claim, scope);
      if (frame === undefined || why !== null) {
        return { ok: false, why: why ?? refusal('order', claim.say), nearest: nearest(claim) };
      }
      return { ok: true, parts: frame.write(claim, scope) };
    },
  };
}

/** A claim out of what a model sent; null when it is none. */
export function readClaim(value: unknown): Claim | null {
  if (typeof value !== 'object' || value === null) return null;
  const row = value as Readonly<Record<string, unknown>>;
  const text = (name: string): string | undefined => {
    const found = row[name];
    return typeof found === 'string' && found !== '' && found.length <= 1200 ? found : undefined;
  };
  const number = (name: string): number | undefined => {
    const found = row[name];
    return typeof found === 'number' && Number.isInteger(found) && found >= 0 ? found : undefined;
  };
  const say = text('say');
  const given = Array.isArray(row['handles']) ? row['handles'] : [row['handle']];
  const handles = given.filter((one) => typeof one === 'string').map((one) => one.replace(/^\{|\}$/g, ''));
  const direction = row['direction'] === 'up' || row['direction'] === 'down' ? row['direction'] : undefined;
  const order = (['above', 'below', 'same'] as const).find((one) => one === row['order']);
  if (say === undefined) return null;
  const optional = {
    subject: text('subject'),
    metric: text('metric'),
    period: text('period'),
    direction,
    order,
    span: text('span'),
    from: number('from'),
    to: number('to'),
    words: text('words'),
  };
  const stated = Object.entries(optional).filter(([, one]) => one !== undefined);
  // Only keys of a claim, each of its own type.
  return { say, handles: handles.slice(0, 6), ...(Object.fromEntries(stated) as Partial<Claim>) };
}
