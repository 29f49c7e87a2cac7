import { expect, it } from 'vitest';
import { growingCompany } from '../report/testing/fake-statements.ts';
import { acme } from '../report/testing/instruments.ts';
import { reportOn } from '../report/testing/report-on.ts';
import { reportToMarkdown } from '../report/markdown.ts';
import { printAnswer } from './print-answer.ts';

it.each(['en', 'zh-CN'] as const)('prints the sentences of a report as its export does, in %s', async (locale) => {
  const report = await reportOn(acme, { company: growingCompany });
  const exported = reportToMarkdown(report, locale)
    .replaceAll('\\', '')
    .replaceAll(/\[\d+\]/g, '');
  const said = report.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'text'
        ? [printAnswer({ blocks: [{ kind: 'text', parts: block.parts[locale] }], facts: report.facts }, locale)]
        : [],
    ),
  );
  expect(said.filter((sentence) => /[+−]\d/.test(sentence)).length).toBeGreaterThan(3);
  expect(said.filter((sentence) => !exported.includes(sentence))).toEqual([]);
});
