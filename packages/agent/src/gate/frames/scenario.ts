import type { Fact } from '@plumbline/model/fact';
import { localText } from '@plumbline/model/local-text';
import { inSentence } from '../../chat/no-data.ts';
import { figure, paragraph } from '../../report/paragraph.ts';
import type { Frame, FrameScope } from '../claim.ts';
import { ofFigures } from '../claim.ts';
import { restsElsewhere } from '../refusals.ts';
import { checked, nameOfFact, ofOwner } from './naming.ts';
import { checkEach } from './repeated.ts';

const deepest = 8;

/** Whether a figure is computed from another one, however far back. */
function restsOn(fact: Fact, other: string, { binder }: FrameScope, depth = 0): boolean {
  return (fact.formula?.inputs ?? []).some((input) => {
    if (!('fact' in input)) return false;
    if (input.fact === other) return true;
    const inner = binder.factOf(input.fact);
    return inner !== null && depth < deepest && restsOn(inner, other, { binder } as FrameScope, depth + 1);
  });
}

/** What comes out where something is assumed. */
export const scenarioFrame: Frame = {
  id: 'scenario',
  takes:
    'what comes out under assumptions. handles: [result, assumption, …], each assumption a figure that the formula of the result, as the tool gave it, rests on, such as dcfTwoStage and its growth and wacc; subject',
  fields: ofFigures,
  namesKinds: true,
  saysAssumptions: true,
  check(claim, scope) {
    const wrong = checkEach(claim, 2, scope);
    if (wrong !== null) return wrong;
    const result = checked(claim.handles[0], scope);
    const strange = claim.handles.slice(1).find((handle) => !restsOn(result, handle, scope));
    return strange === undefined ? null : restsElsewhere(`{${strange}}`);
  },
  write({ handles }, scope) {
    const [result, ...assumed] = handles.map((handle) => checked(handle, scope));
    if (result === undefined) throw new Error('nothing comes out');
    const items = assumed.map((fact, at) => ({ at, label: inSentence(nameOfFact(fact)), fact }));
    const row = (of: string, and: string): string => items.map(({ at }) => `{n${at}}${of}{v${at}}`).join(and);
    const slots = Object.fromEntries(
      items.flatMap(({ at, label, fact }) => [
        [`n${at}`, label],
        [`v${at}`, figure(fact.id)],
      ]),
    );
    return paragraph(
      localText(
        `Assuming ${row(' of ', ' and ')}, {label}{of} comes to {value}.`,
        `假设${row('为 ', '、')}，{of}{label}为 {value}。`,
        `假設${row('為 ', '、')}，{of}{label}為 {value}。`,
      ),
      { ...slots, label: inSentence(nameOfFact(result)), of: ofOwner(result, scope), value: figure(result.id) },
    );
  },
};
