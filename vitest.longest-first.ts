import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node';

/**
 * What takes longest begins first, so that all workers have something to do until the end: a fresh clone knows no times, and
 * the runner then goes by the size of a file. Names are ends of paths; what is not named follows in the runner's own order.
 */
export function longestFirst(names: readonly string[]): TestSequencerConstructor {
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const place = ({ moduleId }: TestSpecification): number => {
        const at = names.findIndex((name) => moduleId.endsWith(`/${name}`));
        return at < 0 ? names.length : at;
      };
      return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
    }
  };
}
