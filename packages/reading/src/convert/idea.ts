import { isIndex, marketOf, parseInstrumentId, type InstrumentId } from '@plumbline/model/instrument';
import { canonicalText } from '@plumbline/model/canonical-text';
import type { Interval } from '@plumbline/model/bar';
import { localText } from '@plumbline/model/local-text';
import type { Locale, LocalText } from '@plumbline/model/locale';
import { locales } from '@plumbline/model/locale';
import { marketById } from '@plumbline/model/market-by-id';
import type { Amount, Expression, Grid, RebalancePeriod, ScaleIn, StrategySpec } from '@plumbline/model/strategy-spec';
import { isTooLong, tooLongText } from '@plumbline/model/text-limit';
import { readDescription, sentencesOf, spoken } from '@plumbline/quant/language/describe';
import { liftSettings } from '@plumbline/quant/language/lift-settings';
import { writeExpression } from '@plumbline/quant/language/write-expression';
import { writerOf } from '@plumbline/quant/language/write-spec';
import { readDialogue } from '../read-dialogue.ts';
import type { Chip, Reading, ReadingContext, Span, StrategyParts } from '../reading.ts';
import { fold } from '../text/fold.ts';
import { matchesAt } from '../text/surface-index.ts';
import { askText, emptyText, missingText, noRuleText, openWordsText, unreadText, whichText } from './ask-texts.ts';
import { lackingOf, lackingText } from './lacking-texts.ts';
import { asWritten } from './missing.ts';
import { offersForUnread, offerInstruments, type Offer } from './offer.ts';
import { specOf } from './strategy-spec.ts';
import { always } from './term-expression.ts';

/** One part of a strategy in the product's own words. */
export interface IdeaPart {
  /** Such as `entry.long` or `risk.stopLoss`. */
  readonly path: string;
  readonly means: LocalText;
  /** Nobody said so: a convention filled it in. */
  readonly isAssumed: boolean;
}

/** The one thing that has to be settled before anything runs. */
export interface IdeaQuestion {
  readonly about: string;
  readonly text: LocalText;
  readonly offers: readonly Offer[];
}

/** A text of the strategy box: a strategy with all its parts, or one question. What was read stands in `echo` either way. */
export interface Idea {
  readonly spec: StrategySpec | null;
  readonly parts: readonly IdeaPart[];
  readonly question: IdeaQuestion | null;
  readonly echo: readonly Chip[];
}

function eachInWords(every: RebalancePeriod): LocalText {
  const word = everyInWords(every);
  return localText(`every ${word.en}`, `每${word['zh-CN']}`, `每${word['zh-HK']}`);
}

/** `+5%: 10% × 3`: how far apart or when, how much, how often. */
function additions(scaleIn: ScaleIn, bar: Interval): readonly LocalText[] {
  if ('parts' in scaleIn)
    return scaleIn.parts.map(({ when, size, most }) => shareWhen(`+${percent(size)} × ${String(most)}`, when, bar));
  const { on, every, size, most } = scaleIn;
  return [asWritten(`${on === 'gain' ? '+' : '−'}${percent(every)}: ${percent(size)} × ${String(most)}`)];
}

/** `50%: the close is above …`. */
function shareWhen(share: string, when: Expression, bar: Interval): LocalText {
  const words = inWords(when, bar);
  return localText(`${share}: ${words.en}`, `${share}：${words['zh-CN']}`, `${share}：${words['zh-HK']}`);
}

function pauseInWords({ after, bars }: NonNullable<StrategySpec['risk']['pause']>): LocalText {
  const write = (locale: Locale): string => spoken[locale].words['after']?.[after] ?? after;
  const count = String(bars);
  return localText(
    `${count} bars after ${write('en')}`,
    `${write('zh-CN')}后 ${count} 根 K 线`,
    `${write('zh-HK')}後 ${count} 根 K 線`,
  );
}

function inOrder(by: LocalText, order: 'highest' | 'lowest'): LocalText {
  return order === 'highest'
    ? localText(`${by.en}, highest first`, `${by['zh-CN']}，由高到低`, `${by['zh-HK']}，由高到低`)
    : localText(`${by.en}, lowest first`, `${by['zh-CN']}，由低到高`, `${by['zh-HK']}，由低到高`);
}

function everyInWords(every: RebalancePeriod): LocalText {
  const write = (locale: Locale): string => spoken[locale].words['every']?.[every] ?? every;
  return { en: write('en'), 'zh-CN': write('zh-CN'), 'zh-HK': write('zh-HK') };
}

function inWords(expression: Expression, bar: Interval): LocalText {
  const write = (locale: Locale): string =>
    writeExpression(expression, writerOf({ parameters: [], bar }, spoken[locale]));
  return { en: write('en'), 'zh-CN': write('zh-CN'), 'zh-HK': write('zh-HK') };
}

const percent = (value: unknown): string => `${Number((Number(value) * 100).toPrecision(8))}%`;

function partsOf(
  spec: StrategySpec,
  parts: StrategyParts,
  assumed: readonly LocalText[],
  isUsual: boolean,
): readonly IdeaPart[] {
  const made = (path: string, means: LocalText, isAssumed = false): IdeaPart => ({ path, means, isAssumed });
  // What is only held has no condition that a reader gave.
  const condition = (path: string, one: Expression | undefined): readonly IdeaPart[] =>
    one === undefined || canonicalText(one) === canonicalText(always)
      ? []
      : [made(path, inWords(one, spec.bar), isUsual)];
  const { entry, exit, risk, ranking, sizing, universe } = spec;
  const isListed = parts.universe?.is === 'instruments';
  const amounts = [
    ['risk.stopLoss', risk.stopLoss],
    ['risk.target', risk.target],
    ['risk.trailing', risk.trailing],
  ] as const;
  return [
    ...(isListed ? universe.instruments.map((id) => made('universe.instruments', asWritten(id))) : []),
    ...(spec.bar === '1d' ? [] : [made('bar', asWritten(spec.bar))]),
    ...condition('entry.long', entry.long),
    ...condition('exit.long', exit.long),
    ...condition('entry.short', entry.short),
    ...condition('exit.short', exit.short),
    ...(ranking === undefined
      ? []
      : [
          made('ranking.count', asWritten(String(ranking.count))),
          made('ranking.by', inOrder(inWords(ranking.by, spec.bar), ranking.order)),
          made('ranking.every', everyInWords(ranking.every), parts.rebalance === null),
        ]),
    ...amounts.flatMap(([path, value]) => (value === undefined ? [] : [made(path, asWritten(percent(value)))])),
    ...(risk.scaleOut ?? []).map((part) =>
      made(
        'risk.scaleOut',
        'gain' in part
          ? asWritten(`${percent(part.share)} @ +${percent(part.gain)}`)
          : shareWhen(`−${percent(part.share)}`, part.when, spec.bar),
      ),
    ),
    ...(risk.pause === undefined ? [] : [made('risk.pause', pauseInWords(risk.pause))]),
    ...(spec.grid === undefined ? [] : [made('grid', asWritten(gridInWords(spec.grid)))]),
    ...recurringInWords(spec),
    ...(spec.scaleIn === undefined ? [] : additions(spec.scaleIn, spec.bar).map((means) => made('scaleIn', means))),
    ...(risk.maxBars === undefined ? [] : [made('risk.maxBars', asWritten(String(risk.maxBars)))]),
    ...(sizing.basis === 'fraction' || sizing.basis === 'risk'
      ? [made('sizing', asWritten(percent(sizing.value)), parts.sizing === null || parts.assumed.includes('sizing'))]
      : sizing.basis === 'units' || sizing.basis === 'cash'
        ? [made('sizing', amountInWords(spec, sizing.basis, sizing.value))]
        : sizing.basis === 'levels'
          ? sizing.levels.map((one) => made('sizing', shareWhen(percent(one.share), one.when, spec.bar)))
          : sizing.basis === 'fixed'
            ? [
                made(
                  'sizing',
                  asWritten(sizing.weights.map((one) => `${one.instrument} ${percent(one.weight)}`).join(', ')),
                ),
              ]
            : []),
    ...(spec.rebalance === undefined ? [] : [made('rebalance', eachInWords(spec.rebalance))]),
    ...(spec.idle === undefined ? [] : [made('idle', asWritten(spec.idle))]),
    ...assumed.map((means) => made('assumed', means, true)),
  ];
}

/** `50000 – 70000, 10` or `3% × 10`. */
function gridInWords(grid: Grid): string {
  const count = String(grid.count);
  return 'low' in grid ? `${String(grid.low)} – ${String(grid.high)}, ${count}` : `−${percent(grid.step)} × ${count}`;
}

/** `500 USD` or `50 shares`: a number alone could be either. */
function amountInWords({ universe }: StrategySpec, basis: 'cash' | 'units', value: Amount): LocalText {
  const amount = String(value);
  const markets = new Set(universe.instruments.map((id) => marketOf(id)));
  const currencies = new Set([...markets].map((id) => marketById(id).currency));
  if (basis === 'cash') return asWritten(currencies.size === 1 ? `${amount} ${[...currencies].join('')}` : amount);
  return markets.has('crypto')
    ? localText(`${amount} units`, `${amount} 枚`, `${amount} 枚`)
    : localText(`${amount} shares`, `${amount} 股`, `${amount} 股`);
}

/** How often it is bought, from which day on, and where more is bought. */
function recurringInWords({ recurring, bar }: StrategySpec): readonly IdeaPart[] {
  if (recurring === undefined) return [];
  const { every, on, more = [] } = recurring;
  const word = eachInWords(every);
  const often =
    on === undefined
      ? word
      : localText(`${word.en}, from day ${on}`, `${word['zh-CN']}第 ${on} 日起`, `${word['zh-HK']}第 ${on} 日起`);
  const made = (means: LocalText): IdeaPart => ({ path: 'recurring', means, isAssumed: false });
  return [made(often), ...more.map(({ when, times }) => made(shareWhen(`× ${String(times)}`, when, bar)))];
}

/** Listed instruments that an open question names and that can be traded. */
function candidatesOf(text: string): readonly InstrumentId[] {
  return text.split(', ').flatMap((one) => {
    const id = parseInstrumentId(one);
    return id === null || isIndex(id) ? [] : [id];
  });
}

/** Where the words stand that name exactly these instruments. */
function spansNaming(ids: readonly string[], reading: Reading, { directory }: ReadingContext): readonly Span[] {
  const key = ids.toSorted().join();
  return reading.echo.flatMap(({ spans }) =>
    spans.flatMap((span) => {
      const { text, offsets } = fold(span.text);
      return Array.from(text).flatMap((_, at): readonly Span[] => {
        const isCode =
          directory.codes
            .get(text.slice(at, at + 6))
            ?.toSorted()
            .join() === key;
        const meant = matchesAt(directory.index, text, at).find(
          ({ surface }) => surface.value.ids.toSorted().join() === key,
        );
        if (meant === undefined && !isCode) return [];
        const [from, to] = [offsets[at]!, offsets[meant?.to ?? at + 6]!];
        return [{ from: span.from + from, to: span.from + to, text: span.text.slice(from, to) }];
      });
    }),
  );
}

const usualFund: Readonly<Record<Locale, readonly InstrumentId[]>> = {
  en: ['US:SPY'],
  'zh-CN': ['SH:510300'],
  'zh-HK': ['HK:02800'],
};

/** What has to be settled before a reading can be used. */
export function questionOf(reading: Reading, context: ReadingContext): IdeaQuestion | null {
  const { question, unread, state } = reading;
  const lacking = question === undefined ? undefined : lackingOf(question.text);
  if (lacking !== undefined) return { about: question!.about, text: lackingText(lacking), offers: [] };
  if (unread.length > 0)
    return {
      about: 'word',
      text: unreadText(unread.map(({ text }) => text).join(' · ')),
      // Only who has the text itself can say what may be left out of it.
      offers: [],
    };
  if (question === undefined) return state === 'ask' ? { about: 'entry', text: emptyText, offers: [] } : null;
  if (question.about === 'missing')
    return {
      about: 'missing',
      text: missingText([{ part: 'value', name: asWritten(question.text) }]),
      offers: [],
    };
  if (question.about === 'open words') return { about: 'word', text: openWordsText(question.text), offers: [] };
  if (question.about !== 'instrument') return { about: question.about, text: askText(question.about), offers: [] };
  const candidates = candidatesOf(question.text);
  const spans = spansNaming(question.text.split(', '), reading, context);
  if (candidates.length > 0 && spans.length > 0)
    return {
      about: 'instrument',
      text: whichText(spans[0]!.text),
      offers: offerInstruments(candidates, spans[0]!),
    };
  const usual = offerInstruments(usualFund[context.locale], null);
  return { about: 'instrument', text: askText('instrument'), offers: usual };
}

/** What the product writes of a strategy reads back as the same strategy. */
function described(text: string, locale: Locale): Idea | null {
  // It begins with what it is; anything else is an idea in somebody's own words.
  if (!/^\s*(?:This is|这是|這是)/u.test(text)) return null;
  for (const one of new Set([locale, ...locales])) {
    const { spec } = readDescription(text, one);
    if (spec === null) continue;
    const sentences = sentencesOf(spec, one);
    return {
      spec,
      parts: sentences.map((sentence) => ({ path: sentence.kind, means: asWritten(sentence.text), isAssumed: false })),
      question: null,
      echo: [{ is: 'read', label: text, spans: [{ from: 0, to: text.length, text }] }],
    };
  }
  return null;
}

const asked = (question: IdeaQuestion, echo: readonly Chip[]): Idea => ({ spec: null, parts: [], question, echo });

/** The strategy of a draft or of an edit that is read in full; else what has to be asked. */
export function ideaOf(reading: Reading, context: ReadingContext, name: string): Idea {
  const frame = reading.frames.find((one) => one.act === 'draft' || one.act === 'edit');
  // What the chat refuses says nothing of a rule: no word of it counts as read.
  const isRefused = frame === undefined && reading.frames.some(({ act }) => act === 'refuse');
  const echo = isRefused ? reading.echo.filter(({ is }) => is === 'unread') : reading.echo;
  if (isRefused && reading.unread.length === 0) return asked({ about: 'entry', text: emptyText, offers: [] }, echo);
  if (frame === undefined && reading.frames.length > 0 && reading.unread.length === 0)
    return asked({ about: 'question', text: noRuleText, offers: [] }, echo);
  const open = questionOf(reading, context);
  if (open !== null) return asked(open, echo);
  if (frame === undefined) return asked({ about: 'entry', text: emptyText, offers: [] }, echo);
  const drafted = specOf(frame.strategy, name);
  if (drafted.is === 'missing') {
    const isUniverse = drafted.missing.length > 0 && drafted.missing.every(({ part }) => part === 'universe');
    return asked(
      {
        about: isUniverse ? 'universe' : 'missing',
        text: drafted.missing.length === 0 ? askText('instrument') : missingText(drafted.missing),
        offers: [],
      },
      echo,
    );
  }
  const { spec, assumed } = drafted;
  // A rule that goes by its name has settings that nobody said.
  const isUsual = echo.some(({ is, label }) => is === 'assumed' && label === 'usual rule');
  return { spec: liftSettings(spec), parts: partsOf(spec, frame.strategy, assumed, isUsual), question: null, echo };
}

/** Reads a text of the strategy box, or of the chat where it is about a strategy. */
export function readIdea(text: string, context: ReadingContext, name: string): Idea {
  if (isTooLong(text)) return asked({ about: 'tooLong', text: tooLongText, offers: [] }, []);
  const own = described(text, context.locale);
  if (own !== null) return own;
  const again = (words: string): Reading => readDialogue({ text: words }, context);
  const reading = again(text);
  const idea = ideaOf(reading, context, name);
  const isLacking = lackingOf(reading.question?.text ?? '') !== undefined;
  if (idea.question === null || (idea.question.about !== 'word' && !isLacking)) return idea;
  const isWhole = (one: Reading): boolean => ideaOf(one, context, name).spec !== null;
  return { ...idea, question: { ...idea.question, offers: offersForUnread(text, reading, { read: again, isWhole }) } };
}
