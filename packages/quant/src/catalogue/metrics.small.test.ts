import { describe, expect, it } from 'vitest';
import { metrics } from './metrics/registry.ts';
import { near } from '../testing/near.ts';

const inputs = {
  returns: Float64Array.of(0.1, -0.2, 0.05, 0.3, -0.1, 0.02, -0.03, 0.06),
  benchmark: Float64Array.of(0.05, -0.1, 0.02, 0.1, -0.02, 0.01, -0.04, 0.03),
  periodsPerYear: 12,
  riskFree: 0.03,
};

/** Evaluated from the stated definitions by an independent script (numpy), for metrics no reference library answers. */
const wanted: readonly (readonly [id: string, value: number])[] = [
  ['averageReturn', 0.024999999999999994],
  ['kappa3', 0.7394843246000005],
  ['upsidePotential', 0.7984304685498895],
  ['adjustedSharpe', 0.5345638511561681],
  ['gainToPain', 0.6060606060606057],
  ['currentDrawdown', -0.05611239999999995],
  ['averageDrawdown', -0.15477000000000002],
  ['longestDrawdown', 4.0],
  ['averageDrawdownLength', 3.5],
  ['timeUnderWater', 0.75],
  ['painIndex', 0.08845654999999998],
  ['conditionalDrawdown', -0.19999999999999996],
  ['martinRatio', 1.6059585611358511],
  ['painRatio', 2.004003247902151],
  ['sterlingRatio', 1.1453590069019768],
  ['burkeRatio', 0.7773755438868017],
  ['correlation', 0.9600255160579421],
  ['activeReturn', 0.15015556365174998],
  ['treynor', 0.0756601305318712],
  ['modigliani', 0.14079898476897063],
  ['upBeta', 3.0984251968503935],
  ['downBeta', 1.6153846153846152],
  ['autocorrelation1', -0.3348097112860893],
  ['minimumTrackRecordLength', 111.0765939917284],
  ['neweyWestTStatistic', 0.9341987329938276],
];

describe('metrics that no reference library answers', () => {
  it.each(wanted)('%s follows its stated definition', (id, want) => {
    const metric = metrics.find((candidate) => candidate.id === id);
    expect(metric?.compute(inputs)).toEqual(near(want));
  });
});
