import { z } from 'zod'

/** Requests from the list of providers. */
export const listCommand = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('arrange'),
    ids: z
      .string()
      .max(1_000)
      .transform((text) => text.split(' ')),
  }),
  z.strictObject({ intent: z.literal('switch'), provider: z.string().max(50), on: z.enum(['yes', 'no']) }),
])

/** Requests from a provider's screen, except its forms. */
export const providerCommand = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('switch'), on: z.enum(['yes', 'no']) }),
  z.strictObject({ intent: z.literal('test') }),
  z.strictObject({ intent: z.literal('remove-keys') }),
])

/** `failed` is the error message, or null if the command succeeded. */
export type CommandResult = { readonly failed: string | null; readonly successText?: string }

/** The result of the keys form. Typed keys are never sent back. */
export type KeysResult =
  | { readonly keys: 'saved'; readonly text: string }
  | { readonly keys: 'rejected'; readonly errors: Readonly<Record<string, string>> }
