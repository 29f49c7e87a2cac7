import type { ChatModel } from '@plumbline/agent/chat/chat-model';
import type { MonthBudget } from '@plumbline/agent/loop/budget-words';
import type { Answerer, ModelService, ModelSettingsView } from '@plumbline/contract/models';
import { modelServices } from '@plumbline/contract/models';
import { PlumblineError } from '@plumbline/model/errors';
import type { Clock } from '@plumbline/model/ports';
import type { Store } from '../../platform/db/open-store.ts';
import type { Env } from '../../env.ts';
import { operatorRule } from '../../platform/http/operator.ts';
import { createSafeFetch } from '../../platform/outbound/safe-fetch.ts';
import { isPublicAddress } from '../../platform/outbound/public-address.ts';
import { readOrMakeSecret } from '../../platform/secret.ts';
import { seal, unseal } from '../../platform/seal.ts';
import { checkModelAddress } from './check-address.ts';
import type { ServiceRow, SpendRow, Usage } from './store.ts';
import { purposeOf } from './reseal.ts';
import { addSpend, chooseService, deleteService, monthOf, readServices, readSpend, writeService } from './store.ts';

// What the replacement of the key file uses.
export { pricesOf } from './prices.ts';
export { resealModelKeys } from './reseal.ts';

interface ModelDeps {
  readonly env: Env;
  readonly store: Store;
  readonly clock: Clock;
  readonly note: (message: string, fields?: Record<string, unknown>) => void;
}

export interface ModelSaving {
  readonly key?: string | undefined;
  readonly baseUrl: string | null;
  readonly model: string | null;
  readonly monthlyCap: number | null;
  readonly inputPrice: number | null;
  readonly outputPrice: number | null;
}

/** Who answers: a model, or null with the reason why the chosen one does not. */
export interface ChosenModel {
  readonly model: ChatModel | null;
  readonly instead: 'budget' | 'key' | null;
  /** What was spent, where the budget is why. */
  readonly budget?: MonthBudget;
}

export interface ModelServiceApi {
  settings(ownerId: string): Promise<ModelSettingsView>;
  /** `isHome`: by somebody who alone reaches this server, and may name a machine nearby. */
  save(ownerId: string, service: ModelService, given: ModelSaving, isHome: boolean): Promise<void>;
  remove(ownerId: string, service: ModelService): Promise<void>;
  choose(ownerId: string, service: ModelService | null): Promise<void>;
  test(
    ownerId: string,
    service: ModelService,
  ): Promise<{ ok: boolean; model: string | null; ms: number; detail: string | null }>;
  /** The language model that works for an owner: the one asked for, else the chosen one, else that of this server; it counts what it costs. */
  modelFor(ownerId: string, by?: Answerer): Promise<ChosenModel>;
  /** The same by name, for whoever asks; without an owner that of this server. */
  nameFor(ownerId: string | null): Promise<{ provider: string; model: string } | null>;
  /** Whoever can be asked for an answer, the built-in assistant last. */
  answerers(ownerId: string | null): Promise<{ by: Answerer; model: string | null }[]>;
}

const million = 1_000_000;
const answerMs = 180_000;
const testMs = 20_000;
const mostBytes = 20_000_000;
/** A key is pasted by hand: anything but plain characters would end up in a header. */
const plainKey = /^[\x21-\x7e]{4,400}$/;
const environment = 'environment';

/** Language models of readers: keys go in and are used, they never come out again; what they cost is counted and capped. */
export function modelService({ env, store, clock, note }: ModelDeps): ModelServiceApi {
  const { db } = store;
  const fetching = (isHome: boolean): typeof fetch => {
    const safe = createSafeFetch({
      totalMs: answerMs,
      maxBytes: mostBytes,
      allowsHttp: isHome,
      isAllowed: isHome ? () => true : isPublicAddress,
    });
    return (input, init) => safe(input instanceof Request ? input.url : String(input), init);
  };
  const fetchPublic = fetching(false);
  // Who alone reaches this server may ask machines of the home; nobody else may.
  const fetchAtHome = operatorRule(env) === 'everyone' ? fetching(true) : fetchPublic;

  const keyOf = (row: ServiceRow): string | null =>
    row.sealed === null ? null : unseal(readOrMakeSecret(env.SECRET_FILE), purposeOf(row), row.sealed);

  const find = async (ownerId: string, service: ModelService): Promise<ServiceRow | undefined> =>
    (await readServices(db, ownerId)).find((row) => row.service === service);

  const counting = (row: Pick<ServiceRow, 'input_price' | 'output_price' | 'monthly_cap'>, place: Place) => ({
    async spend(usage: Usage): Promise<MonthBudget | null> {
      const month = monthOf(clock.now());
      const spent = await addSpend(db, { ...place, month }, usage, costOf(row, usage));
      const cap = row.monthly_cap;
      return cap === null || spent < cap ? null : { month, spent, cap };
    },
  });

  const open = async (row: ServiceRow): Promise<ChatModel> => {
    const { openModel } = await import('@plumbline/agent/models/open-model');
    const model = openModel({
      // Only names of the list are ever written.
      provider: row.service as ModelService,
      model: row.model,
      baseUrl: row.base_url,
      apiKey: keyOf(row),
      fetch: row.is_home === 1 ? fetchAtHome : fetchPublic,
    });
    return { ...model, ...counting(row, { ownerId: row.owner_id, service: row.service }) };
  };

  let brought: Promise<ChatModel> | null = null;
  const ofEnvironment = async (ownerId: string): Promise<ChatModel | null> => {
    const { LLM_PROVIDER: provider, LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model } = env;
    if (provider === null) return null;
    brought ??= import('@plumbline/agent/models/open-model').then(({ openModel }) =>
      openModel({ provider, model, baseUrl, apiKey, fetch }),
    );
    const free = { input_price: null, output_price: null, monthly_cap: null };
    return { ...(await brought), ...counting(free, { ownerId, service: environment }) };
  };

  const usedUp = async ({ owner_id: ownerId, service, monthly_cap: cap }: ServiceRow): Promise<MonthBudget | null> => {
    if (cap === null) return null;
    const month = monthOf(clock.now());
    const spends = await readSpend(db, ownerId, month);
    const spent = spends.find((one) => one.service === service)?.cost ?? 0;
    return spent < cap ? null : { month, spent, cap };
  };

  const modelFor = async (ownerId: string, by?: Answerer): Promise<ChosenModel> => {
    if (by === 'built-in') return { model: null, instead: null };
    const rows = by === 'environment' ? [] : await readServices(db, ownerId);
    const row = rows.find((one) => (by === undefined ? one.is_chosen === 1 : one.service === by));
    if (row === undefined && by !== undefined && (by !== 'environment' || env.LLM_PROVIDER === null)) {
      throw new PlumblineError('not-found', 'This language model is not set up. Choose another in Settings.');
    }
    if (row === undefined) return { model: await ofEnvironment(ownerId), instead: null };
    const budget = await usedUp(row);
    if (budget !== null) return { model: null, instead: 'budget', budget };
    try {
      return { model: await open(row), instead: null };
    } catch (error) {
      if (!(error instanceof PlumblineError)) throw error;
      note('the key of a language model could not be used', { service: row.service });
      return { model: null, instead: 'key' };
    }
  };

  return {
    modelFor,

    async nameFor(ownerId) {
      const model = ownerId === null ? await ofEnvironment('') : (await modelFor(ownerId)).model;
      return model === null ? null : { provider: model.provider, model: model.model };
    },

    async answerers(ownerId) {
      const rows = ownerId === null ? [] : await readServices(db, ownerId);
      const { usualModel } = await import('@plumbline/agent/models/open-model');
      const { LLM_PROVIDER: provider, LLM_MODEL: model } = env;
      return [
        ...rows.map((row) => {
          // Only names of the list are ever written.
          const by = row.service as ModelService;
          return { by, model: row.model ?? usualModel[by] };
        }),
        ...(provider === null ? [] : [{ by: 'environment' as const, model: model ?? usualModel[provider] }]),
        { by: 'built-in' as const, model: null },
      ];
    },

    async settings(ownerId) {
      const month = monthOf(clock.now());
      const [rows, spends, { usualModel }, { usualLimits }] = await Promise.all([
        readServices(db, ownerId),
        readSpend(db, ownerId, month),
        import('@plumbline/agent/models/open-model'),
        import('@plumbline/agent/loop/budget'),
      ]);
      const spendOf = (service: string) =>
        spendView(
          month,
          spends.find((one) => one.service === service),
        );
      const chosen = rows.find((row) => row.is_chosen === 1);
      const { instead } = await modelFor(ownerId);
      const usual = env.LLM_PROVIDER === null ? 'built-in' : environment;
      return {
        services: modelServices.map((service) => {
          const row = rows.find((one) => one.service === service);
          return {
            service,
            savedAt: row?.saved_at ?? null,
            hasKey: row !== undefined && row.sealed !== null,
            fault: row === undefined ? null : faultOf(() => keyOf(row)),
            baseUrl: row?.base_url ?? null,
            model: row?.model ?? null,
            usualModel: usualModel[service],
            isChosen: row?.is_chosen === 1,
            monthlyCap: row?.monthly_cap ?? null,
            inputPrice: row?.input_price ?? null,
            outputPrice: row?.output_price ?? null,
            spend: spendOf(service),
          };
        }),
        environment:
          env.LLM_PROVIDER === null
            ? null
            : {
                provider: env.LLM_PROVIDER,
                model: env.LLM_MODEL ?? usualModel[env.LLM_PROVIDER],
                spend: spendOf(environment),
              },
        answers: {
          // Only names of the list are ever written.
          by: instead !== null ? 'built-in' : ((chosen?.service as ModelService | undefined) ?? usual),
          instead,
        },
        perAnswer: { steps: usualLimits.steps, tokens: usualLimits.tokens, ms: usualLimits.ms },
      };
    },

    async save(ownerId, service, given, isHome) {
      const known = await find(ownerId, service);
      const baseUrl = given.baseUrl === null || given.baseUrl === '' ? null : checkModelAddress(given.baseUrl, isHome);
      const model = given.model === '' ? null : given.model;
      const refuse = (field: string, why: string): never => {
        throw new PlumblineError('bad-input', why, { field });
      };
      if (service === 'openai-compatible' && baseUrl === null) refuse('baseUrl', 'Give the address of the service.');
      if (service === 'openai-compatible' && model === null)
        refuse('model', 'Name the model: this service has no usual one.');
      if (given.monthlyCap !== null && (given.inputPrice === null || given.outputPrice === null)) {
        refuse('monthlyCap', 'A cap counts money, so give the prices of a million tokens with it.');
      }
      const key = given.key?.trim();
      if (key !== undefined && !plainKey.test(key)) refuse('key', 'A key is one word of 4 to 400 plain characters.');
      const purpose = purposeOf({ owner_id: ownerId, service, base_url: baseUrl });
      const stays = known !== undefined && purposeOf(known) === purpose;
      if (key === undefined && known?.sealed != null && !stays) {
        refuse('key', 'A key is kept for one address: enter it again with the new one.');
      }
      if (key === undefined && known?.sealed == null && service !== 'openai-compatible') refuse('key', 'Enter a key.');
      await writeService(db, {
        owner_id: ownerId,
        service,
        sealed: key === undefined ? (known?.sealed ?? null) : seal(readOrMakeSecret(env.SECRET_FILE), purpose, key),
        base_url: baseUrl,
        is_home: isHome ? 1 : 0,
        model,
        monthly_cap: given.monthlyCap,
        input_price: given.inputPrice,
        output_price: given.outputPrice,
        saved_at: clock.now(),
      });
    },

    remove: (ownerId, service) => deleteService(db, ownerId, service),

    async choose(ownerId, service) {
      if (service !== null && (await find(ownerId, service)) === undefined) {
        throw new PlumblineError('not-found', 'Save this service before you choose it.');
      }
      await chooseService(db, ownerId, service);
    },

    async test(ownerId, service) {
      const row = await find(ownerId, service);
      if (row === undefined) throw new PlumblineError('not-found', 'Save this service before you test it.');
      if ((await usedUp(row)) !== null) {
        return { ok: false, model: row.model, ms: 0, detail: 'The monthly budget is used up.' };
      }
      const began = performance.now();
      const ms = (): number => Math.round(performance.now() - began);
      try {
        const model = await open(row);
        const { askOneWord } = await import('@plumbline/agent/models/ask-one-word');
        await askOneWord(model, AbortSignal.timeout(testMs));
        return { ok: true, model: model.model, ms: ms(), detail: null };
      } catch (error) {
        return { ok: false, model: row.model, ms: ms(), detail: faultText(error) };
      }
    },
  };
}

interface Place {
  readonly ownerId: string;
  readonly service: string;
}

function costOf(
  { input_price: input, output_price: output }: Pick<ServiceRow, 'input_price' | 'output_price'>,
  { inputTokens, outputTokens }: Usage,
): number | null {
  if (input === null || output === null) return null;
  return (inputTokens * input + outputTokens * output) / million;
}

function spendView(month: string, row: SpendRow | undefined): ModelSettingsView['services'][number]['spend'] {
  return {
    month,
    calls: row?.calls ?? 0,
    inputTokens: row?.input_tokens ?? 0,
    outputTokens: row?.output_tokens ?? 0,
    cost: row?.cost ?? null,
  };
}

function faultOf(open: () => unknown): string | null {
  try {
    open();
    return null;
  } catch (error) {
    if (!(error instanceof PlumblineError)) throw error;
    return error.message;
  }
}

/** What a service said, cut short, and nothing of what it was sent. */
function faultText(error: unknown): string {
  if (error instanceof PlumblineError) return error.message;
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : null;
  if (status === 401 || status === 403) return 'The service refused the key.';
  if (status === 404) return 'The service knows no such model or address.';
  if (status === 429) return 'The service asks to wait, or the account has no credit.';
  if (typeof status === 'number') return `The service answered with status ${status}.`;
  return 'The service did not answer.';
}
