import type { Fact } from '@plumbline/model/fact';
import type { LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';
import type { LocalParts, TextPart } from '@plumbline/model/text-part';
import { binderOf, metricKeys } from './binder.ts';
import type { Claim, Frame, FrameScope } from './claim.ts';
import { causeFrame } from './frames/cause.ts';
import { changeFrame } from './frames/change.ts';
import { compareFrame } from './frames/compare.ts';
import { isSupposed } from './frames/figure-kinds.ts';
import { foundFrame } from './frames/found.ts';
import { gapFrame } from './frames/gap.ts';
import { levelFrame } from './frames/level.ts';
import { moveFrame } from './frames/move.ts';
import { paraphraseFrame } from './frames/paraphrase.ts';
import { quoteFrame } from './frames/quote.ts';
import { rangeFrame } from './frames/range.ts';
import { rankFrame } from './frames/rank.ts';
import { riskFrame } from './frames/risk.ts';
import { ruleFrame } from './frames/rule.ts';
import { scenarioFrame } from './frames/scenario.ts';
import { shareFrame } from './frames/share.ts';
import { streakFrame } from './frames/streak.ts';
import { checkTaken, isSubjectOf } from './frames/repeated.ts';
import { tableFrame } from './frames/table.ts';
import { headingFrame, watchFrame } from './frames/thoughts.ts';
import { valuationFrame } from './frames/valuation.ts';
import { viewFrame } from './frames/view.ts';
import { refusal } from './refusals.ts';
import type { GateKnowledge, Refusal } from './shapes.ts';

/** Frames that say figures and passages. */
export const frames: readonly Frame[] = [
  levelFrame,
  changeFrame,
  moveFrame,
  streakFrame,
  compareFrame,
  rankFrame,
  rangeFrame,
  shareFrame,
  valuationFrame,
  scenarioFrame,
  ruleFrame,
  riskFrame,
  causeFrame,
  quoteFrame,
  paraphraseFrame,
  gapFrame,
];

/** Frames of a whole answer besides: what tools said, titles, and the writer's own reading. */
export const answerFrames: readonly Frame[] = [...frames, foundFrame, tableFrame, headingFrame, viewFrame, watchFrame];

export type Written =
  | {
      readonly ok: true;
      readonly parts: LocalParts;
      /** How it is set; a sentence where nothing is said. */
      readonly form?: Frame['form'];
      /** Figures that were computed for it. */
      readonly made?: readonly Fact[];
    }
  | { readonly ok: false; readonly why: Refusal; readonly nearest: readonly string[] };

/** Said behind a claim that shows a figure of the reader's own assumptions. */
const assumed = localText(' It rests on the assumptions given.', '以上取决于给定的假设。', '以上取決於給定的假設。');

export interface ClaimWriter {
  readonly write: (claim: Claim) => Written;
}

const mostNearest = 5;

/** Writes claims as sentences; what the facts do not bear is refused with the handles that come nearest. */
export function claimWriter(knowledge: GateKnowledge): ClaimWriter {
  const scope: FrameScope = {
    binder: binderOf(knowledge),
    instruments: new Map(knowledge.instruments.map((one) => [one.id, one])),
    facts: knowledge.facts,
    spans: new Map((knowledge.spans ?? []).map((span) => [span.id, span])),
    sentences: new Map((knowledge.sentences ?? []).map((one) => [one.id, one])),
  };

  /** Figures of the subject and kind that the claim means, then of its kind. */
  function nearest({ subject, metric }: Claim): readonly string[] {
    if (metric === undefined) return [];
    const known = knowledge.facts.filter(({ value }) => value !== null);
    const isKind = (one: (typeof known)[number]): boolean => metricKeys(one).includes(metric);
    const isOwn = (one: (typeof known)[number]): boolean => subject !== undefined && isSubjectOf(subject, one, scope);
    const kinds = known.filter(isKind);
    const ranked = [kinds.filter(isOwn), kinds].flat();
    return [...new Set(ranked.map(({ id }) => id))].slice(0, mostNearest);
  }

  /** Whether it shows a figure of the reader's own assumptions and does not name them. */
  function hidesAssumptions({ saysAssumptions }: Frame, { handles }: Claim): boolean {
    if (saysAssumptions === true) return false;
    return handles.some((handle) => {
      const fact = scope.binder.factOf(handle);
      return fact !== null && scope.binder.isAssumed(fact);
    });
  }

  /** Whether it says a figure that is only supposed as if it were the company's. */
  function checkKinds({ namesKinds }: Frame, { handles }: Claim): Refusal | null {
    if (namesKinds === true) return null;
    const strange = handles
      .map((handle) => scope.binder.factOf(handle))
      .find((fact) => fact !== null && isSupposed(fact));
    return strange === undefined || strange === null ? null : refusal('metric', `{${strange.id}}`);
  }

  return {
    write(claim) {
      const frame = answerFrames.find(({ id }) => id === claim.say);
      const why =
        frame === undefined
          ? refusal('frame', claim.say)
          : (checkTaken(claim, frame, scope) ?? checkKinds(frame, claim) ?? frame.check(claim, scope));
      if (frame === undefined || why !== null) {
        return { ok: false, why: why ?? refusal('frame', claim.say), nearest: nearest(claim) };
      }
      const parts = frame.write(claim, scope);
      const { form, make } = frame;
      return {
        ok: true,
        parts: wellJoined(hidesAssumptions(frame, claim) ? withText(parts, assumed) : parts),
        ...(form !== undefined && { form }),
        ...(make !== undefined && { made: make(claim, scope) }),
      };
    },
  };
}

const quotedText = /(“[^”]*”|「[^」]*」)/u;

/**
 * What meets where names, times and words are put together: a space in front of all, the full stop of `Inc.` before that of the
 * sentence, and no space between Chinese and Latin. Quotations stay as they are.
 */
function joinedWell(parts: readonly TextPart[]): readonly TextPart[] {
  return parts.map((part, at) => {
    if (typeof part !== 'string') return part;
    const well = part
      .split(quotedText)
      .map((piece, place) =>
        place % 2 === 1
          ? piece
          : piece
              .replace(/(?<=\p{L})\.\.(?=\s|$)/gu, '.')
              .replace(/([的其于於据據])(?=[0-9A-Za-z])/gu, '$1 ')
              .replace(/(?<=[0-9A-Za-z])(?=[称稱给給所])/gu, ' '),
      )
      .join('');
    return at === 0 ? well.trimStart() : well;
  });
}

const wellJoined = (parts: LocalParts): LocalParts => ({
  en: joinedWell(parts.en),
  'zh-CN': joinedWell(parts['zh-CN']),
  'zh-HK': joinedWell(parts['zh-HK']),
});

function withText(parts: LocalParts, text: LocalText): LocalParts {
  return {
    en: [...parts.en, text.en],
    'zh-CN': [...parts['zh-CN'], text['zh-CN']],
    'zh-HK': [...parts['zh-HK'], text['zh-HK']],
  };
}

/** Figures a claim may name: a stretch of years, a list of companies. */
const mostHandles = 40;

const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** A claim out of what a model sent; null when it is none. `beside` are what else its row may hold for others. */
export function readClaim(value: unknown, beside: readonly string[] = []): Claim | null {
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
    sentence: text('sentence')?.replace(/^[[{]|[\]}]$/g, ''),
    topic: text('topic'),
    side: text('side'),
  };
  const stated = Object.entries(optional).filter(([, one]) => one !== undefined);
  const isRead = (name: string): boolean =>
    stated.some(([read]) => read === name) || (/^handles?$/.test(name) && handles.length === given.length);
  const strange = Object.keys(row).filter(
    (name) => name !== 'say' && !beside.includes(name) && isGiven(row[name]) && !isRead(name),
  );
  // Only keys of a claim, each of its own type.
  return {
    say,
    handles: handles.slice(0, mostHandles),
    ...(Object.fromEntries(stated) as Partial<Claim>),
    ...(strange.length > 0 && { strange }),
  };
}
