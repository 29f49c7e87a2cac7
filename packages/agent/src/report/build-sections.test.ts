import { expect, it } from 'vitest';
import { buildSection, sectionsOf, type SectionFault } from './build-sections.ts';
import { acme } from './testing/instruments.ts';
import { contextOf } from './testing/context-of.ts';

it('a section that breaks costs itself alone, and tells where it broke', async () => {
  const context = await contextOf(acme);
  const [section] = sectionsOf(context, 'prices');
  if (section === undefined) throw new Error('no section');
  const faults: SectionFault[] = [];
  const broken = {
    ...section,
    build: (): never => {
      throw new RangeError('out of range');
    },
  };
  const built = buildSection(broken, context, (fault) => faults.push(fault));
  expect(built).toMatchObject({ key: section.key, status: 'not-runnable', blocks: [] });
  expect(faults).toEqual([
    { section: section.key, message: 'out of range', stack: expect.stringContaining('build-sections.test.ts') },
  ]);
});
