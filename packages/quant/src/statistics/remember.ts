/** How many inputs a function remembers at a time: returns, benchmark, drawdowns, gains, losses and their like. */
const capacity = 24;

interface Memory {
  forget(): void;
}

const memories: Memory[] = [];
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
    for (const memory of memories) memory.forget();
  }
}

/** The same function of one column, which remembers its answers while `rememberWhile` runs. */
export function remembered<Input, Result>(compute: (input: Input) => Result): (input: Input) => Result {
  const inputs: Input[] = [];
  const results: Result[] = [];
  memories.push({
    forget: () => {
      inputs.length = 0;
      results.length = 0;
    },
  });
  return (input) => {
    if (!isRemembering) return compute(input);
    for (let k = 0; k < inputs.length; k += 1) if (inputs[k] === input) return results[k];
    const result = compute(input);
    if (inputs.length < capacity) {
      inputs.push(input);
      results.push(result);
    }
    return result;
  };
}

/** The same for two columns. */
export function rememberedPair<First, Second, Result>(
  compute: (first: First, second: Second) => Result,
): (first: First, second: Second) => Result {
  const firsts: First[] = [];
  const seconds: Second[] = [];
  const results: Result[] = [];
  memories.push({
    forget: () => {
      firsts.length = 0;
      seconds.length = 0;
      results.length = 0;
    },
  });
  return (first, second) => {
    if (!isRemembering) return compute(first, second);
    for (let k = 0; k < firsts.length; k += 1) if (firsts[k] === first && seconds[k] === second) return results[k];
    const result = compute(first, second);
    if (firsts.length < capacity) {
      firsts.push(first);
      seconds.push(second);
      results.push(result);
    }
    return result;
  };
}
