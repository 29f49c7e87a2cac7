/** Said of bars whose source knows neither dividends nor splits; the router may still find them elsewhere. */
export const missingActions = 'Dividends and splits are missing: returns leave them out.';
