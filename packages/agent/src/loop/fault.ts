import type { LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';
import { BudgetUsed } from './budget-words.ts';

/** Why a language model gave no answer. */
export type FaultKind =
  | 'needs-key'
  | 'no-credit'
  | 'too-many'
  | 'overloaded'
  | 'failed'
  | 'too-long'
  | 'refused'
  | 'malformed'
  | 'unreachable'
  | 'too-slow'
  | 'used-up';

export interface ModelFault {
  readonly kind: FaultKind;
  /** Seconds after which the service wants to be asked again, where it says so. */
  readonly waitSeconds: number | null;
  readonly text: LocalText;
}

type Words = readonly [en: string, zhCN: string, zhHK: string];

const words: Readonly<Record<Exclude<FaultKind, 'used-up'>, Words>> = {
  'needs-key': [
    'The language model does not accept the key. Enter it again in Settings, or choose another model.',
    '语言模型不接受该密钥。请在设置中重新输入，或选择其他模型。',
    '語言模型不接受該密鑰。請在設定中重新輸入，或選擇其他模型。',
  ],
  'no-credit': [
    'The account at the language model has no credit left. Add credit there, or choose another model.',
    '语言模型账户余额不足。请充值，或选择其他模型。',
    '語言模型賬戶餘額不足。請充值，或選擇其他模型。',
  ],
  'too-many': [
    'The language model is asked too often at the moment. Try again{wait}.',
    '当前对语言模型的请求过多。请{wait}再试。',
    '目前對語言模型的請求過多。請{wait}再試。',
  ],
  overloaded: [
    'The language model is overloaded. Try again, or choose another model.',
    '语言模型负载过高。请再试，或选择其他模型。',
    '語言模型負載過高。請再試，或選擇其他模型。',
  ],
  failed: [
    'The service of the language model failed. Try again, or choose another model.',
    '语言模型服务出错。请再试，或选择其他模型。',
    '語言模型服務出錯。請再試，或選擇其他模型。',
  ],
  'too-long': [
    'The conversation is longer than the language model takes. Start a new one, or choose another model.',
    '对话超出语言模型的长度限制。请新建对话，或选择其他模型。',
    '對話超出語言模型的長度限制。請新建對話，或選擇其他模型。',
  ],
  refused: [
    'The language model refused to answer. Ask differently, or choose another model.',
    '语言模型拒绝回答。请换一种问法，或选择其他模型。',
    '語言模型拒絕回答。請換一種問法，或選擇其他模型。',
  ],
  malformed: [
    'What the language model sent cannot be read. Try again, or choose another model.',
    '无法读取语言模型的返回内容。请再试，或选择其他模型。',
    '無法讀取語言模型的回覆內容。請再試，或選擇其他模型。',
  ],
  unreachable: [
    'The language model cannot be reached, or broke off. Try again, or choose another model.',
    '无法连接语言模型，或连接中断。请再试，或选择其他模型。',
    '無法連接語言模型，或連接中斷。請再試，或選擇其他模型。',
  ],
  'too-slow': [
    'The language model did not finish within the {time} seconds that one answer may take. Ask for less at once, try again, or choose another model.',
    '语言模型未能在单次回答限定的 {time} 秒内完成。请缩小问题范围、再试，或选择其他模型。',
    '語言模型未能在單次回答限定的 {time} 秒內完成。請縮小問題範圍、再試，或選擇其他模型。',
  ],
};

/** Thrown where an answer was cut because its time was over. */
export class OutOfTime extends Error {
  readonly ms: number;

  constructor(ms: number) {
    super('the answer took too long');
    this.ms = ms;
  }
}

/** What went wrong with a language model, from whatever its library threw. Kind and words only: no key, address or body. */
export function faultOf(error: unknown): ModelFault {
  if (error instanceof BudgetUsed) return { kind: 'used-up', waitSeconds: null, text: error.text };
  const chain = causesOf(error);
  const kind = chain.map(kindOf).find((found) => found !== null) ?? 'unreachable';
  const waitSeconds = kind === 'too-many' ? (chain.map(waitOf).find((found) => found !== null) ?? null) : null;
  const [en, zhCN, zhHK] = words[kind];
  const s = String(waitSeconds ?? '');
  const wait = waitSeconds === null ? [' later', '稍后', '稍後'] : [` in ${s} seconds`, `在 ${s} 秒后`, `在 ${s} 秒後`];
  const [first = '', second = '', third = ''] = wait;
  const late = chain.map(({ ms }) => ms).find((ms) => typeof ms === 'number');
  const time = late === undefined ? '' : String(Math.ceil(late / 1000));
  return {
    kind,
    waitSeconds,
    text: localText(
      en.replace('{wait}', first).replace('{time}', time),
      zhCN.replace('{wait}', second).replace('{time}', time),
      zhHK.replace('{wait}', third).replace('{time}', time),
    ),
  };
}

type Shape = Readonly<Record<string, unknown>>;

/** The error, what it was thrown for, and the last try where a library tried again. */
function causesOf(error: unknown): readonly Shape[] {
  const found: Shape[] = [];
  let next: unknown = error;
  while (typeof next === 'object' && next !== null && found.length < 6) {
    const shape: Shape = { ...next, name: Reflect.get(next, 'name'), message: Reflect.get(next, 'message') };
    found.push(next instanceof OutOfTime ? { ...shape, name: 'OutOfTime' } : shape);
    next = Reflect.get(next, 'lastError') ?? Reflect.get(next, 'cause');
  }
  return found;
}

function kindOf(shape: Shape): keyof typeof words | null {
  const { name, statusCode: status } = shape;
  if (name === 'OutOfTime') return 'too-slow';
  const said = `${String(shape['message'] ?? '')} ${String(shape['responseBody'] ?? '')}`.slice(0, 4000).toLowerCase();
  if (typeof status === 'number') {
    if (status === 402 || /insufficient[_ ](?:quota|balance|funds|credit)|credit balance is too low/.test(said)) {
      return 'no-credit';
    }
    if (status === 401 || status === 403) return 'needs-key';
    if (status === 429) return 'too-many';
    if (status === 413 || /context[_ ]length|maximum context|too many tokens|prompt is too long/.test(said)) {
      return 'too-long';
    }
    if (/content[_ ](?:filter|policy)|safety/.test(said)) return 'refused';
    if (status >= 500) return status === 503 || status === 529 || /overload/.test(said) ? 'overloaded' : 'failed';
    return status >= 400 ? 'malformed' : null;
  }
  if (typeof name !== 'string') return null;
  if (/LoadAPIKey/.test(name)) return 'needs-key';
  if (/JSONParse|TypeValidation|InvalidResponseData|EmptyResponseBody|NoContent|NoOutput/.test(name))
    return 'malformed';
  return null;
}

const longestWait = 3600;

function waitOf({ responseHeaders }: Shape): number | null {
  if (typeof responseHeaders !== 'object' || responseHeaders === null) return null;
  const value: unknown = Reflect.get(responseHeaders, 'retry-after');
  const seconds = typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : null;
  return seconds === null ? null : Math.min(seconds, longestWait);
}
