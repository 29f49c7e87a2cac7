interface Near {
  readonly asymmetricMatch: (got: unknown) => boolean;
  readonly toString: () => string;
  readonly toAsymmetricMatcher: () => string;
}

/**
 * An asymmetric matcher for golden numbers: `expect(got).toEqual(near(want))` holds within a relative 1e-9
 * (absolute 1e-12 around zero), and for a missing reference (`nan`, `inf`, null) only when nothing is answered.
 */
export function near(want: unknown, relative = 1e-9): Near {
  return {
    asymmetricMatch: (got) => {
      const value = typeof got === 'number' ? got : Number.NaN;
      if (typeof want !== 'number' || !Number.isFinite(want)) return Number.isNaN(value);
      return Math.abs(value - want) <= Math.max(relative * Math.abs(want), 1e-12);
    },
    toString: () => 'near',
    toAsymmetricMatcher: () => `near ${String(want)}`,
  };
}
