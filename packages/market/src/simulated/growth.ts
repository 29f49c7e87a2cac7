import type { Company } from './company.ts';
import { normalAt } from './random.ts';
import { readAt } from './read-at.ts';
import { dayNumber, firstSimulatedDate } from './timeline.ts';

const firstDay = dayNumber(firstSimulatedDate);
const quarterDays = 91.3125;
/** Growth drifts away from its mean and comes back over about two years. */
const persistence = 0.88;
const quarterlySwing = 0.011;

/**
 * Log growth of a company's business beyond that of the market, as a function of the day: its own affair, drawn without
 * regard to prices. 0 on the first simulated day; straight between quarters.
 */
export function businessGrowth(company: Company): (day: number) => number {
  const nodes = [0];
  let deviation = 0;
  return (day) => {
    const position = Math.max(0, (day - firstDay) / quarterDays);
    const index = Math.floor(position);
    while (nodes.length < index + 2) {
      deviation = persistence * deviation + quarterlySwing * normalAt(company.key ^ 0x51ed27, nodes.length);
      nodes.push(readAt(nodes, nodes.length - 1) + company.growth / 4 + deviation);
    }
    const start = readAt(nodes, index);
    return start + (position - index) * (readAt(nodes, index + 1) - start);
  };
}
