import type { LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';

const publicDomain = localText('public domain', '公有领域', '公有領域');
const licences: ReadonlyMap<string, LocalText> = new Map([
  ['US Securities and Exchange Commission', publicDomain],
  ['The SEC', publicDomain],
  [
    'European Central Bank',
    localText(
      'free to use and pass on when the source is named',
      '注明来源即可自由使用和转发',
      '註明來源即可自由使用和轉發',
    ),
  ],
  [
    'Coin Metrics',
    localText(
      'CC BY-NC 4.0: not for commercial use, name the source',
      'CC BY-NC 4.0：不得用于商业用途，须注明来源',
      'CC BY-NC 4.0：不得作商業用途，須註明來源',
    ),
  ],
  [
    'FRED',
    localText(
      'terms of FRED: name the source; some series belong to others and may not be passed on',
      'FRED 条款：须注明来源；部分序列归他人所有，不得转发',
      'FRED 條款：須註明來源；部分序列屬他人所有，不得轉發',
    ),
  ],
]);

/** Under what terms the answers of a publisher may be kept and passed on. */
export function licenceOf(publisher: string): LocalText {
  return (
    licences.get(publisher) ??
    localText(
      'terms of the source: for your own use; do not pass it on without its consent',
      '按来源条款：仅供自用，未经同意不得转发',
      '按來源條款：僅供自用，未經同意不得轉發',
    )
  );
}
