/** Zones of the four markets first, then every other that the browser knows. */
const first = ['UTC', 'America/New_York', 'Asia/Shanghai', 'Asia/Hong_Kong', 'Europe/London', 'Asia/Tokyo'];

export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

export function timeZones(): readonly string[] {
  return [...new Set([...first, ...Intl.supportedValuesOf('timeZone')])];
}

/** `New York (America)`: the city is what one looks for. */
export function zoneName(zone: string): string {
  const [area = '', ...city] = zone.replaceAll('_', ' ').split('/');
  return city.length === 0 ? area : `${city.toReversed().join(', ')} (${area})`;
}
