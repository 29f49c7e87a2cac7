/** How many inputs a function remembers at a time: returns, benchmark, drawdowns, gains, losses and their like. */
const capacity = 24;

/** Those that remember something now. */
const forgetters: (() => void)[] = [];
let isRemembering = false;

/**
 * Lets the statistics below share what they have in common while `work` runs: the same average, falls or order of the same
 * column are found once. Columns must not change meanwhile; nothing is kept afterwards.
 */
export function rememberWhile<Result>(work: () => Result): Result {
  if (isRemembering) return work();
  isRemembering = true;
  try {
    return work();
  } finally {
    isRemembering = false;
    for (const forget of forgetters) forget();
    forgetters.length = 0;
  }
}

/** The same function of one column, which remembers its answers while `rememberWhile` runs. */
export function remembered<Input, Result>(compute: (input: Input) => Result): (input: Input) => Result {
  const ofOne = rememberedPair((input: Input, _: null) => compute(input));
  return (input) => ofOne(input, null);
}

/** The same for two columns. */
export function rememberedPair<First, Second, Result>(
  compute: (first: First, second: Second) => Result,
): (first: First, second: Second) => Result {
  let known: { readonly first: First; readonly second: Second; readonly result: Result }[] = [];
  const forget = (): void => {
    known = [];
  };
  return (first, second) => {
    if (!isRemembering) return compute(first, second);
    for (let k = 0; k < known.length; k += 1) {
      const one = known[k];
      if (one.first === first && one.second === second) return one.result;
    }
    const result = compute(first, second);
    if (known.length === 0) forgetters.push(forget);
    if (known.length < capacity) known.push({ first, second, result });
    return result;
  };
}
