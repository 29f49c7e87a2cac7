import type { Instrument } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { LocalParts } from '@plumbline/model/text-part';
import type { Period } from '@plumbline/reading/reading';
import { paragraph } from '../report/paragraph.ts';
import { noFigure } from './no-data.ts';
import { askedWhen } from './when-words.ts';

/** Times that were asked for beside others and that nothing is on record of: each is named, none left out. */
export function sayMissing(
  instrument: Instrument,
  what: LocalText,
  { missing, why }: { readonly missing: readonly Period[]; readonly why: LocalText | null },
): readonly LocalParts[] {
  return missing.map((period) => noFigure(instrument, what, askedWhen(period), why));
}

/** The past that a figure is placed in is all that is on record; asked for another one, that is said. */
export function sayWholePast(periods: readonly Period[]): readonly LocalParts[] {
  const [period] = periods.filter(({ is }) => is !== 'latest' && is !== 'sinceStart');
  if (period === undefined || (period.is === 'last' && period.of === 'years' && period.n === recordYears)) return [];
  return [
    paragraph(
      localText(
        'Its place{when} by itself is not worked out: the place is that among all quarter-ends on record, ten years of them at most.',
        '未单独计算{when}的位置：所列为记录中全部季度末（最多十年）的位置。',
        '未有獨立計算{when}的位置：所列為紀錄中全部季度末（最多十年）的位置。',
      ),
      { when: askedWhen(period) },
    ),
  ];
}

const recordYears = 10;
