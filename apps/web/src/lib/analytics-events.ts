/** The closed list of what is counted. Values are counts and choices from lists: never tickers, prompts or titles. */
export interface AnalyticsEvents {
  readonly 'page viewed': { readonly route: string };
  readonly 'research started': { readonly market: string };
  readonly 'research finished': { readonly market: string; readonly seconds: number };
  readonly 'preference changed': { readonly name: 'theme' | 'updown' | 'locale' | 'density'; readonly value: string };
}
