import { canonicalText } from '@plumbline/model/canonical-text';
import { locales } from '@plumbline/model/locale';
import { parseStrategySpec } from '@plumbline/model/strategy-spec';
import { describe as suite, expect, it } from 'vitest';
import { randomFrom } from '../engine/backtest/testing/random-bars.ts';
import { fromBlocks, toBlocks } from './blocks.ts';
import { formatCode } from './code-view.ts';
import { describe, spoken } from './describe.ts';
import { code } from './dialects/code.ts';
import { readSpec } from './read-spec.ts';
import { randomSpec } from './testing/random-spec.ts';

const count = 5000;

suite('5,000 strategies of every shape', () => {
  it('go through a sentence, blocks and code and come back the same', () => {
    for (let seed = 1; seed <= count; seed += 1) {
      const spec = randomSpec(randomFrom(seed));
      const wanted = canonicalText(spec);
      const locale = locales[seed % locales.length];
      const spokenRead = readSpec(describe(spec, locale), spoken[locale]);
      expect(spokenRead.misfits, `${locale} ${seed}`).toEqual([]);
      expect(spokenRead.contradictions).toEqual([]);
      const heard = parseStrategySpec(spokenRead.draft);
      expect(canonicalText(heard), `${locale} ${seed}`).toBe(wanted);
      const built = parseStrategySpec(fromBlocks(toBlocks(heard)));
      expect(canonicalText(built), `blocks ${seed}`).toBe(wanted);
      const codeRead = readSpec(formatCode(built), code);
      expect(codeRead.misfits, `code ${seed}`).toEqual([]);
      expect(canonicalText(parseStrategySpec(codeRead.draft)), `code ${seed}`).toBe(wanted);
    }
  });
});
