import { PlumblineError } from '@plumbline/model/errors';
import type { ProviderContext } from '../../provider.ts';
import { readBody, sniffBody } from '../read-body.ts';

const maxExplanationBytes = 100_000;

async function explanationOf(response: Response, url: string): Promise<unknown> {
  try {
    const { text } = await readBody(response.clone(), url, maxExplanationBytes);
    return sniffBody(text) === 'json' ? JSON.parse(text) : null;
  } catch {
    // Whatever is wrong with the explanation, the status alone still says that we were refused.
    return null;
  }
}

/**
 * Some providers say in the body of a refusal whether it is the key, the plan or the question that is wrong; the status alone
 * would shut the whole host out. What `explain` cannot read is left to the status.
 */
export function withExplainedRefusals(
  context: ProviderContext,
  statuses: ReadonlySet<number>,
  explain: (body: unknown) => PlumblineError | null,
): ProviderContext {
  return {
    ...context,
    fetch: async (url, init) => {
      const response = await context.fetch(url, init);
      if (!statuses.has(response.status)) return response;
      const failure = explain(await explanationOf(response, url));
      if (failure === null) return response;
      throw new PlumblineError(failure.code, failure.message, { ...failure.details, status: response.status });
    },
  };
}
