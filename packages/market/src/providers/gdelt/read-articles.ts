import { PlumblineError } from '@plumbline/model/errors';
import { z } from 'zod';
import type { ProviderContext } from '../../provider.ts';
import { fetchBody } from '../fetch-json.ts';
import { sniffBody } from '../read-body.ts';

const article = z.looseObject({
  url: z.string(),
  title: z.string(),
  seendate: z.string().regex(/^\d{8}T\d{6}Z$/),
  domain: z.string(),
  language: z.string().nullish(),
});
export type GdeltArticle = z.infer<typeof article>;

/** An empty object means that nothing was found; an object of anything else is another answer. */
const articlesBody = z.union([
  z.looseObject({ articles: z.array(article) }),
  z.strictObject({}).transform(() => ({ articles: [] })),
]);

/** One question in five seconds; who asks sooner is told so in plain text, with status 200 or 429. */
const waitMs = 5_000;

function refusal(text: string): PlumblineError {
  const words = `GDELT: ${text.trim().replace(/\s+/g, ' ').slice(0, 160)}`;
  if (/limit requests/i.test(text)) return new PlumblineError('provider-limited', words, { retryAfterMs: waitMs });
  if (/too short|too long|too common|keyword|phrase|syntax|specify/i.test(text))
    return new PlumblineError('not-covered', words);
  return new PlumblineError('provider-body', words);
}

/** Titles are put into the answer as they were found: with tabs in them, and with backslashes before what needs none. */
function repaired(text: string): string {
  return text.replace(/[\u0000-\u001f]+/g, ' ').replace(/\\(?!["\\/bfnrtu])/g, '');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(repaired(text));
  } catch (error) {
    throw new PlumblineError('provider-body', 'GDELT sent an answer that breaks off or is damaged.', {}, error);
  }
}

/** The list of articles, or what its plain text means. */
export async function readArticles(url: string, context: ProviderContext): Promise<readonly GdeltArticle[]> {
  const { text, ...facts } = await fetchBody({ url, publisher: 'GDELT' }, context);
  context.onBody?.(facts);
  const kind = sniffBody(text);
  if (kind === 'empty') return [];
  if (kind === 'html')
    throw new PlumblineError('provider-body', 'GDELT answered with a web page instead of data.', facts);
  if (kind === 'text') throw refusal(text);
  const parsed = articlesBody.safeParse(parse(text));
  if (parsed.success) return parsed.data.articles;
  const issue = parsed.error.issues[0];
  throw new PlumblineError(
    'provider-body',
    `GDELT answered in a shape we do not know at ${issue?.path.join('.') ?? '?'}: ${issue?.message ?? ''}.`,
    facts,
  );
}
