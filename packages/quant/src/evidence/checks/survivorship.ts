import { dayMs as day } from '@plumbline/model/date';
import { localText } from '@plumbline/model/local-text';
import { printSettings } from '../print-sentence.ts';
import type { EvidenceCheck } from '../check.ts';
import type { Subject } from '../subject.ts';
import { settings } from '../thresholds.ts';

const year = 365.25 * day;
/** A history that ends so long before the others has ended for good. */
const silence = 30 * day;

interface Exposure {
  readonly departures: number;
  /** Sum over instruments of the years in which they could have disappeared unseen. */
  readonly years: number;
}

/** How long each instrument was held to exist before the list was drawn up. */
function exposureOf({ input }: Subject): Exposure {
  const spans = input.assets.map(({ bars: { time } }) => ({ from: time[0], to: time[time.length - 1] }));
  const end = Math.max(...spans.map(({ to }) => to));
  // Dated membership, in the strategy or beside it, is a list as of each date: nobody was chosen afterwards.
  const isDated = input.spec.universe.membership !== undefined || input.universe?.listedAt === null;
  const listedAt = isDated ? Number.NEGATIVE_INFINITY : (input.universe?.listedAt ?? end);
  return {
    departures: spans.filter(({ to }) => to < end - silence).length,
    years: spans.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, listedAt) - from) / year, 0),
  };
}

/** Probability of at most so many events where so many are expected (Poisson). */
function atMost(events: number, expected: number): number {
  let term = Math.exp(-expected);
  let sum = term;
  for (let k = 1; k <= events; k += 1) {
    term *= expected / k;
    sum += term;
  }
  return Math.min(1, sum);
}

export const survivorshipCheck: EvidenceCheck = {
  id: 'survivorship',
  order: 16,
  concern: 'honesty',
  label: localText('Survivors only', '幸存者偏差', '倖存者偏差'),
  question: localText(
    'Were the instruments chosen knowing that they would survive?',
    '标的是否是在知道其存续之后才选出的？',
    '標的是否是在知道其存續之後才選出的？',
  ),
  says: {
    listedBefore: localText(
      'The list of {members} was drawn up before the history begins, or is as of each date.',
      '{members} 个标的的名单在历史开始之前确定，或为逐日名单。',
      '{members} 個標的的名單在歷史開始之前確定，或為逐日名單。',
    ),
    chosenAfter: localText(
      'Of {members} instruments chosen afterwards {departures} disappeared; {expected} would be expected.',
      '事后选出的 {members} 个标的中有 {departures} 个消失；预期为 {expected} 个。',
      '事後選出的 {members} 個標的中有 {departures} 個消失；預期為 {expected} 個。',
    ),
    change: localText(
      'A list as of each date, with the members that later disappeared.',
      '使用逐日名单，包含后来消失的成分。',
      '使用逐日名單，包含後來消失的成份。',
    ),
  },
  unit: 'fraction',
  decimals: 0,
  method: printSettings(
    localText(
      'Probability that a list drawn up beforehand would have lost so few members, if {share} of them disappear in a year.',
      '若每年有 {share} 的成分消失，事先拟定的名单只失去这么少成分的概率。',
      '若每年有 {share} 的成分消失，事先擬定的名單只失去這麼少成分的概率。',
    ),
    { share: { value: settings.yearlyDisappearance, unit: 'fraction', decimals: 0 } },
  ),
  evaluate: (subject) => {
    const { departures, years } = exposureOf(subject);
    const expected = years * settings.yearlyDisappearance;
    const members = subject.input.assets.length;
    return {
      value: atMost(departures, expected),
      say: years === 0 ? 'listedBefore' : 'chosenAfter',
      figures: { members, departures, expected },
    };
  },
};
