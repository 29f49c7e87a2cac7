import { PlumblineError } from '@plumbline/model/errors';
import type { Widget } from '@plumbline/model/conversation';
import { localText } from '@plumbline/model/local-text';
import { locales } from '@plumbline/model/locale';
import { metricOf } from '@plumbline/quant/catalogue/catalogue';
import { indicators } from '@plumbline/quant/catalogue/indicators/registry';
import { metrics as performance } from '@plumbline/quant/catalogue/metrics/registry';
import { ratios } from '@plumbline/quant/catalogue/ratios/registry';
import { metricNamed } from '../chat/metric-words.ts';
import { textOf } from '../chat/tool-input.ts';
import { paragraph } from '../report/paragraph.ts';
import type { Tool } from '../tool.ts';

type Term = Extract<Widget, { readonly kind: 'term' }>;

const texById = new Map([...ratios, ...performance].map(({ id, tex }) => [id, tex]));

function termOf(text: string): Term | null {
  const wanted = text.trim().toLowerCase();
  const indicator = indicators.find(
    ({ id, title }) => id.toLowerCase() === wanted || locales.some((locale) => title[locale].toLowerCase() === wanted),
  );
  if (indicator !== undefined) {
    const { id, title, meaning, tex } = indicator;
    return { kind: 'term', id, title, text: meaning, tex };
  }
  const metric = metricNamed(text);
  if (metric === null) return null;
  const { id, label, meaning } = metricOf(metric);
  const tex = texById.get(id);
  return { kind: 'term', id, title: label, text: meaning, ...(tex === undefined ? {} : { tex }) };
}

export const define: Tool = {
  id: 'define',
  title: localText('Terms', '术语', '術語'),
  summary: localText(
    'What an indicator, a ratio or a figure is, with its formula.',
    '指标、比率或数值的含义与公式。',
    '指標、比率或數值的含義與公式。',
  ),
  example: localText('What is the Sharpe ratio?', '什么是夏普比率', '甚麼是夏普比率'),
  params: { term: { kind: 'text', meaning: 'Name or id of an indicator, ratio or figure' } },
  drafts: false,
  run(input) {
    const asked = textOf(input, 'term');
    const term = termOf(asked);
    if (term === null) {
      throw new PlumblineError(
        'not-found',
        'That term is not in the catalogue. Ask for an indicator, a ratio or a figure.',
      );
    }
    return Promise.resolve({
      summary: localText('Looked up the term', '查询了术语', '查詢了術語'),
      sentences: [
        paragraph(localText('This is what {title} means.', '{title}的含义如下。', '{title}的含義如下。'), {
          title: term.title,
        }),
      ],
      widgets: [term],
      facts: [],
      sources: [],
      names: Object.values(term.title),
    });
  },
};
