import { PlumblineError } from '@plumbline/model/errors';
import { localText } from '@plumbline/model/local-text';
import { labelOf } from '@plumbline/quant/catalogue/catalogue';
import { figure as slot, paragraph } from '../report/paragraph.ts';
import { handleOf, joinFindings, openFigures } from '../chat/figures.ts';
import { findInstrument } from '../chat/find-instrument.ts';
import { knownMetric } from '../chat/metric-words.ts';
import { noData } from '../chat/no-data.ts';
import { listOf, textOf } from '../chat/tool-input.ts';
import type { Tool } from '../tool.ts';

export const figure: Tool = {
  id: 'figure',
  title: localText('Statements and ratios', '报表与比率', '報表與比率'),
  summary: localText(
    'Figures of one instrument: lines of its statements, ratios, returns and risk, now or in a fiscal year.',
    '一个标的的数值：报表项目、比率、收益与风险，当前或某一财年。',
    '一個標的之數值：報表項目、比率、回報與風險，目前或某一財年。',
  ),
  example: localText('What is the operating margin of NVDA?', '英伟达的营业利润率是多少', '英偉達的營業利潤率是多少'),
  params: {
    symbol: { kind: 'text', meaning: 'Ticker, code or name of one instrument' },
    metrics: { kind: 'list', meaning: 'Metric ids of the catalogue, such as revenue or priceToEarnings' },
    year: { kind: 'text', meaning: 'Fiscal year such as FY2025; the latest when left out', isOptional: true },
  },
  drafts: false,
  async run(input, context) {
    const instrument = await findInstrument(context.desk, textOf(input, 'symbol'));
    const metrics = listOf(input, 'metrics').map(knownMetric);
    const [first] = metrics;
    if (first === undefined) throw new PlumblineError('bad-input', 'Name at least one figure.');
    const year = textOf(input, 'year') || undefined;
    const figures = await openFigures(instrument, context);
    const history = metrics.length === 1 ? figures.years.slice(-5) : [];
    const rows = metrics.map((metric) => ({ metric, handle: figures.find(metric, year) }));
    const past = history.map((place) => figures.find(first, place.suffix));
    const found = joinFindings([
      figures.take([...rows.map(({ handle }) => handle), ...past].filter((id) => id !== null)),
    ]);
    const factOf = (id: string) => found.facts.find((fact) => fact.id === handleOf(instrument, id));
    const sentences = rows.flatMap(({ metric, handle }) => {
      const fact = handle === null ? undefined : factOf(handle);
      if (fact === undefined || fact.value === null) return [];
      const { period } = fact;
      const name = instrument.name;
      const shown = { name, label: labelOf(metric), value: slot(fact.id) };
      if (period?.kind === 'year') {
        return [
          paragraph(
            localText(
              '{label} of {name} in {year}: {value}.',
              '{name} {year} 的{label}为 {value}。',
              '{name} {year} 的{label}為 {value}。',
            ),
            { ...shown, year: period.label },
          ),
        ];
      }
      if (period?.kind === 'trailing') {
        return [
          paragraph(
            localText(
              '{label} of {name} over the last twelve months: {value}.',
              '{name}最近十二个月的{label}为 {value}。',
              '{name}最近十二個月的{label}為 {value}。',
            ),
            shown,
          ),
        ];
      }
      return [
        paragraph(
          localText('{label} of {name}: {value}.', '{name}的{label}为 {value}。', '{name}的{label}為 {value}。'),
          shown,
        ),
      ];
    });
    if (sentences.length === 0) return noData(instrument, labelOf(first));
    const known = past.filter((id) => id !== null && factOf(id)?.value != null).filter((id) => id !== null);
    return {
      summary: localText(
        `Read figures of ${instrument.id}`,
        `读取了 ${instrument.id} 的数值`,
        `讀取了 ${instrument.id} 的數值`,
      ),
      sentences,
      widgets: known.length > 1 ? [{ kind: 'figures', facts: known.map((id) => handleOf(instrument, id)) }] : [],
      ...found,
      instruments: [instrument],
      followUps: [
        localText('And the year before?', '那前一年呢', '那前一年呢'),
        localText('What is it worth?', '它值多少钱', '它值多少錢'),
      ],
    };
  },
};
