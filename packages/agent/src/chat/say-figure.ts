import type { Fact } from '@plumbline/model/fact';
import type { Instrument } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { LocalParts } from '@plumbline/model/text-part';
import { labelOf, metricOf } from '@plumbline/quant/catalogue/catalogue';
import { change, figure, paragraph } from '../report/paragraph.ts';
import { sameText } from '../report/texts.ts';
import { whenOf, whenOfFact } from './when-words.ts';

/** Moves of the price: they are said as a rise or a fall. */
const moves: ReadonlySet<string> = new Set([
  'dayChange',
  'priceChange',
  'totalReturn',
  'return1M',
  'return3M',
  'return6M',
  'returnYTD',
  'return1Y',
  'return3Y',
  'return5Y',
  'return10Y',
]);

export const isMove = (metric: string): boolean => moves.has(metric);

/** The day of a price is said as such; a price now needs no day. */
function timeOf(fact: Fact): LocalText {
  const { metric, asOf } = fact;
  if (metric === 'dayChange') return localText(` on ${asOf}`, ` ${asOf} `, ` ${asOf} `);
  return whenOfFact(fact);
}

/** What is below nothing has another name: who owes more than they hold has no cash less debt. */
const opposites: Readonly<Record<string, LocalText>> = {
  netCash: localText(
    'Borrowings of {name}{when} exceed its cash: net debt of {value:size}.',
    '{name}{when}借款多于现金：净债务 {value:size}。',
    '{name}{when}借款多於現金：淨債務 {value:size}。',
  ),
  netDebt: localText(
    'Cash of {name}{when} exceeds its borrowings: net cash of {value:size}.',
    '{name}{when}现金多于借款：净现金 {value:size}。',
    '{name}{when}現金多於借款：淨現金 {value:size}。',
  ),
};

/** One figure in one sentence, with the time it speaks of. */
export function sayFigure(fact: Fact, { name }: Pick<Instrument, 'name'>, when: LocalText = timeOf(fact)): LocalParts {
  const value = figure(fact.id);
  if (isMove(fact.metric) && fact.value !== null && fact.value !== 0) {
    const isCoin = fact.instrumentId?.startsWith('CRYPTO:') === true;
    const isTotal = !isCoin && fact.metric !== 'dayChange' && fact.metric !== 'priceChange';
    const with_ = isTotal ? localText(', dividends reinvested', '（含股息再投资）', '（連股息再投資）') : sameText('');
    const template =
      fact.value > 0
        ? localText(
            '{name} rose {value:size}{when}{with}.',
            '{name}{when}上涨 {value:size}{with}。',
            '{name}{when}上升 {value:size}{with}。',
          )
        : localText(
            '{name} fell {value:size}{when}{with}.',
            '{name}{when}下跌 {value:size}{with}。',
            '{name}{when}下跌 {value:size}{with}。',
          );
    return paragraph(template, { name, value, when, with: with_ });
  }
  const opposite = fact.value !== null && fact.value < 0 ? opposites[fact.metric] : undefined;
  if (opposite !== undefined) return paragraph(opposite, { name, value, when });
  if ((fact.metric === 'price' || fact.metric === 'indexLevel') && fact.period?.kind === 'instant')
    return paragraph(
      localText('{name} closed at {value}{when}.', '{name}{when}收于 {value}。', '{name}{when}收報 {value}。'),
      { name, value, when },
    );
  return paragraph(
    localText(
      '{label} of {name}{when}: {value}.',
      '{name}{when}的{label}为 {value}。',
      '{name}{when}的{label}為 {value}。',
    ),
    { name, label: labelOf(fact.metric), when, value: metricOf(fact.metric).isChange ? change(fact.id) : value },
  );
}

const most = 12;

/** A figure at several times in one sentence, oldest first. */
export function sayRun(facts: readonly Fact[], metric: string, { name }: Pick<Instrument, 'name'>): LocalParts {
  const shown = facts.slice(-most);
  const label = ({ period, asOf }: Fact): string => period?.label ?? asOf;
  const slots = Object.fromEntries(
    shown.flatMap((fact, at) => [
      [`when${at}`, label(fact)],
      [`value${at}`, figure(fact.id)],
    ]),
  );
  const list = (separator: string): string => shown.map((_, at) => `{when${at}} {value${at}}`).join(separator);
  return paragraph(
    localText(
      `{label} of {name}: ${list(', ')}.`,
      `{name}的{label}：${list('，')}。`,
      `{name}的{label}：${list('，')}。`,
    ),
    { name, label: labelOf(metric), ...slots },
  );
}

/** Where a price went over a stretch, and between which prices. */
export function sayCourse(
  [first, last]: readonly [Fact, Fact],
  [low, high]: readonly [Fact, Fact],
  { name }: Pick<Instrument, 'name'>,
): LocalParts {
  return paragraph(
    localText(
      '{name} went from {first} on {from} to {last} on {to}; it traded between {low} and {high}.',
      '{name}由 {from} 的 {first} 变为 {to} 的 {last}，期间在 {low} 与 {high} 之间。',
      '{name}由 {from} 的 {first} 變為 {to} 的 {last}，期間在 {low} 與 {high} 之間。',
    ),
    {
      name,
      first: figure(first.id),
      last: figure(last.id),
      low: figure(low.id),
      high: figure(high.id),
      from: first.asOf,
      to: last.asOf,
    },
  );
}

/** The total of a figure over several times. */
export function sayTotal(total: Fact, metric: string, { name }: Pick<Instrument, 'name'>): LocalParts {
  return paragraph(
    localText('{label} of {name} in total: {value}.', '{name}的{label}合计 {value}。', '{name}的{label}合計 {value}。'),
    { label: labelOf(metric), name, value: figure(total.id) },
  );
}

/** What part one figure is of another, with both. */
export function sayShare(
  share: Fact,
  [part, whole]: readonly [Fact, Fact],
  labels: { readonly part: LocalText; readonly whole: LocalText },
  { name }: Pick<Instrument, 'name'>,
): LocalParts {
  return paragraph(
    localText(
      '{part} of {name} is {share} of {whole}{when}: {a} of {b}.',
      '{name}{when}的{part}占{whole}的 {share}：{a} / {b}。',
      '{name}{when}的{part}佔{whole}的 {share}：{a} / {b}。',
    ),
    {
      ...labels,
      name,
      when: whenOf(part.period),
      share: figure(share.id),
      a: figure(part.id),
      b: figure(whole.id),
    },
  );
}

/** The same sentence behind other words. */
export function behind(words: LocalText, sentence: LocalParts): LocalParts {
  return {
    en: [words.en, ...sentence.en],
    'zh-CN': [words['zh-CN'], ...sentence['zh-CN']],
    'zh-HK': [words['zh-HK'], ...sentence['zh-HK']],
  };
}

/** A value within this part of the one stated counts as the same: nobody states all digits. */
const near = 0.005;

/** What the question took for granted, set right or confirmed before anything else is said. */
export function setRight(
  sentences: readonly LocalParts[],
  fact: Fact | undefined,
  direction: string,
  claimed: number | null,
): readonly LocalParts[] {
  const [first, ...rest] = sentences;
  if (first === undefined || fact?.value == null) return sentences;
  const words =
    direction === 'up' || direction === 'down' ? claimWords(direction, fact.value) : amountWords(claimed, fact.value);
  return words === null ? sentences : [behind(words, first), ...rest];
}

function amountWords(claimed: number | null, value: number): LocalText | null {
  if (claimed === null) return null;
  return Math.abs(value - claimed) <= Math.abs(claimed) * near
    ? localText('Yes: ', '是的：', '是的：')
    : localText('No: ', '不是：', '不是：');
}

/** What is said first where the question took a direction for granted. */
function claimWords(direction: 'up' | 'down', value: number): LocalText | null {
  if (value === 0) return localText('It did not move: ', '并未变动：', '並無變動：');
  const isRight = direction === 'up' ? value > 0 : value < 0;
  if (isRight) return null;
  return direction === 'up'
    ? localText('It fell, it did not rise: ', '是下跌，不是上涨：', '是下跌，不是上升：')
    : localText('It rose, it did not fall: ', '是上涨，不是下跌：', '是上升，不是下跌：');
}

/** By how much a figure changed between two times, from and to which. */
export function sayChange(
  by: Fact,
  [from, to]: readonly [Fact, Fact],
  metric: string,
  { name }: Pick<Instrument, 'name'>,
): LocalParts {
  const template = by.value === 0 ? stayed : (by.value ?? 0) > 0 ? grew : shrank;
  return paragraph(template, {
    label: labelOf(metric),
    name,
    by: figure(by.id),
    from: figure(from.id),
    to: figure(to.id),
    before: whenOf(from.period),
    after: whenOf(to.period),
  });
}

const grew = localText(
  '{label} of {name} rose by {by:size}, from {from}{before} to {to}{after}.',
  '{name}的{label}增加 {by:size}，由{before} {from} 变为{after} {to}。',
  '{name}的{label}增加 {by:size}，由{before} {from} 變為{after} {to}。',
);
const shrank = localText(
  '{label} of {name} fell by {by:size}, from {from}{before} to {to}{after}.',
  '{name}的{label}减少 {by:size}，由{before} {from} 变为{after} {to}。',
  '{name}的{label}減少 {by:size}，由{before} {from} 變為{after} {to}。',
);
const stayed = localText(
  '{label} of {name} did not change: {from}{before} and {to}{after}.',
  '{name}的{label}没有变化：{before} {from}，{after} {to}。',
  '{name}的{label}沒有變化：{before} {from}，{after} {to}。',
);
