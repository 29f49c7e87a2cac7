import { dayMs } from '@plumbline/model/date';
import { locales } from '@plumbline/model/locale';
import { parseStrategySpec } from '@plumbline/model/strategy-spec';
import { expect, it } from 'vitest';
import { openEvidence, orderedChecks } from './evaluate-verdict.ts';
import type { EvidenceInput } from './evidence-input.ts';
import { judge } from './judge.ts';
import { printSentence } from './print-sentence.ts';
import { crossInput, wanderingBars } from './testing/evidence-input.ts';
import { faultsOf } from './testing/text-faults.ts';

function withSpec(input: EvidenceInput, changes: Readonly<Record<string, unknown>>): EvidenceInput {
  return { ...input, spec: parseStrategySpec({ ...input.spec, ...changes }) };
}

const waves = wanderingBars(420, 1, 0.004);
const never = { op: 'below', left: { op: 'price', field: 'close' }, right: { op: 'constant', value: 0 } };
const always = { op: 'above', left: { op: 'price', field: 'close' }, right: { op: 'constant', value: 0 } };
const unknownVolume = { ...waves, volume: waves.volume.map(() => Number.NaN) };
const dated = { column: waves.time.map((time) => time + 5 * dayMs) };
const onColumn = {
  entry: { long: { op: 'above', left: { op: 'series', name: 'column' }, right: { op: 'constant', value: 0 } } },
  exit: { long: { op: 'below', left: { op: 'series', name: 'column' }, right: { op: 'constant', value: 0 } } },
};
const column = waves.close.map((_, row) => Math.sin(row / 3));
const [asset] = crossInput(waves).assets;

/** Every way a check may have to answer. */
const cases: readonly (readonly [string, EvidenceInput])[] = [
  ['a strategy that gains', crossInput(waves)],
  ['one that loses', crossInput(wanderingBars(420, 3))],
  ['one that never trades', withSpec(crossInput(waves), { entry: { long: never }, exit: {}, parameters: [] })],
  ['one that only holds', withSpec(crossInput(waves), { entry: { long: always }, exit: {}, parameters: [] })],
  ['a short history', crossInput(wanderingBars(40, 1))],
  ['unknown volume', crossInput(unknownVolume)],
  [
    'fills at the close',
    withSpec(crossInput(waves), { execution: { ...crossInput(waves).spec.execution, fillPolicy: 'same-close' } }),
  ],
  ['a column without times', { ...withSpec(crossInput(waves), onColumn), assets: [{ ...asset, series: { column } }] }],
  [
    'a column known too late',
    { ...withSpec(crossInput(waves), onColumn), assets: [{ ...asset, series: { column }, knownAt: dated }] },
  ],
  [
    'two instruments',
    {
      ...crossInput(waves),
      assets: [asset, { ...asset, id: 'US:QQQ', bars: wanderingBars(420, 2) }],
    },
  ],
];

it.each(cases)('the checks answer about %s in whole sentences, and say why where they cannot', (_, input) => {
  const subject = openEvidence(input);
  for (const check of orderedChecks) {
    const answer = judge(check, subject);
    expect(faultsOf(answer.why), answer.id).toEqual([]);
    for (const text of [answer.why, ...(answer.change === null ? [] : [answer.change])]) {
      for (const locale of locales) expect(printSentence(text, answer.figures, locale), answer.id).not.toMatch(/[{}]/);
    }
    // No number, no judgement; no judgement without a number.
    expect(answer.status === 'not-enough-data' || answer.value !== null, answer.id).toBe(true);
    expect(answer.change === null).toBe(answer.status === 'pass');
  }
});

it('says nothing of choice or luck of settings that never moved the account', () => {
  const above = { op: 'above', left: { op: 'price', field: 'close' }, right: { op: 'parameter', key: 'level' } };
  const level = { key: 'level', min: 1e6, max: 2e6, step: 1e5, value: 1.5e6 };
  const input = withSpec(crossInput(waves), { entry: { long: above }, exit: {}, parameters: [level] });
  const subject = openEvidence(input);
  const answers = orderedChecks
    .filter(({ id }) => id === 'overfitting' || id === 'bootstrap')
    .map((check) => judge(check, subject));
  expect(answers.map(({ status, value }) => [status, value])).toEqual([
    ['not-enough-data', null],
    ['not-enough-data', null],
  ]);
  expect(answers.flatMap(({ figures }) => figures.map(({ id }) => id))).toEqual(['settings']);
});

it.each([
  [0.00002, 'hopeless'],
  [0.0002, 'needed'],
] as const)('prints no thousands of years for a mean return of %f a day', (mean, say) => {
  const check = orderedChecks.find(({ id }) => id === 'track-record')!;
  const subject = openEvidence(crossInput(waves));
  const returns = Float64Array.from({ length: 1000 }, (_, row) => mean + (row % 2 === 0 ? 0.01 : -0.01));
  const answer = judge(check, { ...subject, base: () => ({ ...subject.base(), returns }) });
  expect(answer.why).toEqual(check.says[say]);
  expect(answer.status).toBe('fail');
});
