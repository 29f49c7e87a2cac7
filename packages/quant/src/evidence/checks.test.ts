import { describe, expect, it } from 'vitest';
import { evidenceChecks } from './checks/registry.ts';
import { figureKinds } from './figure-kinds.ts';
import { headlines } from './headlines.ts';
import { stateLabels } from './state-labels.ts';
import { stressSpells } from './stress-spells.ts';
import { faultsOf } from './testing/text-faults.ts';
import { thresholds } from './thresholds.ts';

describe('the checks of the verdict', () => {
  it('have an id, an order and lines of their own', () => {
    const ids = evidenceChecks.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(evidenceChecks.map(({ order }) => order)).size).toBe(ids.length);
    expect(Object.keys(thresholds).toSorted()).toEqual(ids.toSorted());
    for (const { bound, pass, fail, reference } of Object.values(thresholds)) {
      expect(bound === 'at-least' ? fail <= pass : fail >= pass).toBe(true);
      expect(reference.en.length).toBeGreaterThan(10);
    }
  });

  it('speak every language', () => {
    const texts = [
      ...evidenceChecks.flatMap(({ label, question, method, says }) => [
        label,
        question,
        method,
        ...Object.values(says),
      ]),
      ...Object.values(headlines).map(({ label }) => label),
      ...Object.values(stateLabels),
      ...Object.values(figureKinds).map(({ label }) => label),
      ...stressSpells.map(({ label }) => label),
    ];
    expect(texts.flatMap(faultsOf)).toEqual([]);
    // A method is printed with its numbers, and in the words of its language.
    for (const { method } of evidenceChecks) {
      expect(Object.values(method).join()).not.toMatch(/[{}]/);
      expect(method['zh-CN']).toMatch(/[一-龥]{4}/u);
      expect(method['zh-HK']).toMatch(/[一-龥]{4}/u);
    }
  });
});
