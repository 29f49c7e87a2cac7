import type { Report } from '@plumbline/model/report';
import type { LocalParts } from '@plumbline/model/text-part';

function isSentence(value: object): value is LocalParts {
  return 'en' in value && Array.isArray(value.en) && 'zh-CN' in value && 'zh-HK' in value;
}

/** Every sentence of a report, wherever it stands: found by its shape, so that no kind of block can be forgotten. */
export function sentencesOf(report: Report): readonly LocalParts[] {
  const found: LocalParts[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isSentence(value)) found.push(value);
    else Object.values(value).forEach(walk);
  };
  walk(report.sections);
  return found;
}
