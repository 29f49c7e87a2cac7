import {
  dataErrorFigure,
  edgesOn,
  goals,
  labelCounts,
  leakFigure,
  noiseOn,
} from '@plumbline/fixtures/evidence/acceptance';
import { madeUpMarket } from '@plumbline/fixtures/evidence/noise';
import { realMarkets } from '@plumbline/fixtures/evidence/real-markets';
import { sharedDir } from '@plumbline/fixtures/shared';
import { describe, expect, it } from 'vitest';

const shared = sharedDir();
/** A small part of what `node scripts/launch.mjs evidence` tries, which prints all figures. */
const runs = { noise: 5, edges: 10 } as const;

describe('the verdict on made-up prices', () => {
  it('catches every planted leak and accuses no honest form of one', () => {
    const { caught, planted, missed, accused } = leakFigure(madeUpMarket(4, 1));
    expect(missed).toEqual([]);
    expect(accused).toEqual([]);
    expect(caught).toBe(planted);
    expect(planted).toBeGreaterThanOrEqual(20);
  });

  it('refuses or doubts every error in prices', () => {
    const { planted, passed } = dataErrorFigure(madeUpMarket(4, 1));
    expect(passed).toEqual([]);
    expect(planted).toBeGreaterThanOrEqual(12);
  });

  it('calls searches through noise luck', () => {
    const { 'likely-luck': luck = 0, robust = 0 } = labelCounts(noiseOn(null), 0, runs.noise);
    expect(luck / runs.noise).toBeGreaterThanOrEqual(goals.noise);
    expect(robust).toBe(0);
  });

  it('calls true edges robust', () => {
    const { robust = 0 } = labelCounts(edgesOn(null), 0, runs.edges);
    expect(robust / runs.edges).toBeGreaterThanOrEqual(goals.edges);
  });
});

describe.skipIf(shared === null)('the verdict on real prices (shared folder)', () => {
  const markets = shared === null ? [] : realMarkets(shared);
  const [spy, apple] = markets;

  it('calls searches through noise on Apple luck, though its price rose a hundredfold', () => {
    const { 'likely-luck': luck = 0 } = labelCounts(noiseOn(apple), 0, 4);
    expect(luck).toBe(4);
  });

  it('calls true edges on SPY robust', () => {
    const { robust = 0 } = labelCounts(edgesOn(spy), 0, 3);
    expect(robust / 3).toBeGreaterThanOrEqual(goals.edges);
  });
});
