import type { StrategyView } from '@plumbline/contract/strategy';
import type { Locale } from '@plumbline/model/locale';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { saveFile } from '../../charts/save-file.ts';
import { apiUrl, ownerFetch } from '../../lib/api.ts';

/** Saves a strategy as a file. Answers why it could not: what the Python library cannot do, in words; null when it was saved. */
export async function exportStrategy(
  spec: StrategySpec,
  kind: 'json' | 'python',
  locale: Locale,
): Promise<string | null> {
  if (kind === 'json') {
    saveFile(`${spec.name}.json`, new Blob([`${JSON.stringify(spec, null, 2)}\n`], { type: 'application/json' }));
    return null;
  }
  const { toPython } = await import('@plumbline/quant/language/export/to-python');
  const made = toPython(spec);
  if (made.kind === 'refused') return made.reasons.map((reason) => reason[locale]).join(' ');
  saveFile(`${spec.name}.py`, new Blob([made.code], { type: 'text/x-python' }));
  return null;
}

/** Saves the current version with its back-test and verdict as a page that checks itself. Rejects when the server cannot. */
export async function exportVerdict({ id, name, current }: StrategyView, locale: Locale): Promise<void> {
  const response = await ownerFetch(apiUrl('/strategies/:id/export', { id }, { locale }));
  saveFile(`${name} v${current.version}.html`, await response.blob());
}
