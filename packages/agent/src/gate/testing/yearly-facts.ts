export const fiscalYear = (year: number) => ({
  kind: 'year',
  start: `${String(year)}-01-01`,
  end: `${String(year)}-12-31`,
  label: `FY${String(year)}`,
});

/** A figure of a company by fiscal year, as the gate is given it. */
export const yearly = (owner: string, metric: string, values: Readonly<Record<number, number>>, currency?: string) =>
  Object.entries(values).map(([year, value]) => ({
    id: `${owner}/${metric}.FY${year}`,
    value,
    period: fiscalYear(Number(year)),
    ...(currency !== undefined && { currency }),
  }));
