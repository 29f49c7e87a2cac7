import { growingCompany } from '@plumbline/agent/report/testing/fake-statements';
import { acme } from '@plumbline/agent/report/testing/instruments';
import { runReport } from '@plumbline/agent/report/testing/run-report';
import { valueCurve } from '@plumbline/quant/statistics/distribution/value-curve';
import { revalueFacts } from '@plumbline/quant/facts/revalue-facts';
import { print, timeCall } from './lib/measure.ts';

const { report } = await runReport(acme, { company: growingCompany });
const values = new Map(report.facts.map(({ id, value }) => [id, value ?? Number.NaN]));
const inputs = report.facts.find(({ id }) => id === 'dcf.p10')?.formula?.inputs ?? [];
const named = new Map(
  inputs.map((input) => [
    input.name,
    'constant' in input ? input.constant : values.get('fact' in input ? input.fact : ''),
  ]),
);
const known = new Map([...named].map(([name, value]) => [name, value ?? Number.NaN]));
const wacc = values.get('wacc') ?? Number.NaN;
let step = 0;

/** Another discount rate each time, as a dragged slider gives them. */
function drag(): unknown {
  step = (step + 1) % 40;
  const changed = new Map([['wacc', wacc + 0.0005 * (step + 1)]]);
  return [revalueFacts(report.facts, changed), valueCurve(new Map([...known, ...changed]), 96)];
}

print([
  {
    id: `valuation lab: all that follows from another discount rate, among ${report.facts.length} figures`,
    value: timeCall(drag, 31, 10),
    unit: 'ms',
    budget: 150,
  },
]);
