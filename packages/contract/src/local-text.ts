import { z } from 'zod';

/** A short text in every language of the product. */
export const localText = z.object({ en: z.string(), 'zh-CN': z.string(), 'zh-HK': z.string() });
