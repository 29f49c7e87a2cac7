import { localText } from '@plumbline/model/local-text';
import { paragraph } from '../../report/paragraph.ts';
import type { Frame } from '../claim.ts';
import { ofFigures } from '../claim.ts';
import { checked, nameOfFact, ofOwner, rowOf, whenOf } from './naming.ts';
import { checkEach } from './repeated.ts';

/** Figures side by side; where no table can be drawn, one after the other. */
export const tableFrame: Frame = {
  id: 'table',
  takes: 'figures side by side. handles: two at least, of several companies or of several periods',
  fields: ofFigures,
  namesKinds: true,
  form: 'table',
  check: ({ say, handles }, scope) => checkEach({ say, handles }, 2, scope),
  write({ handles }, scope) {
    const { template, slots } = rowOf(
      handles.map((handle) => {
        const fact = checked(handle, scope);
        const [label, of, when] = [nameOfFact(fact), ofOwner(fact, scope), whenOf(fact, scope)];
        const inChinese = (locale: 'zh-CN' | 'zh-HK'): string => `${of[locale]}${when[locale]}${label[locale]}`;
        return { fact, label: localText(`${label.en}${of.en}${when.en}`, inChinese('zh-CN'), inChinese('zh-HK')) };
      }),
    );
    return paragraph(template, slots);
  },
};
