import { z } from 'zod'
import { idListField } from '#app/lib/form-fields.ts'
import { adminText } from '#app/operations/markets/admin-text.ts'

export const MAX_MARKETS = 100

/** The command that the market list sends. */
export const arrangeInput = z.strictObject({
  intent: z.literal('arrange'),
  ids: idListField<'market'>(() => adminText.unknownMarket, MAX_MARKETS),
})

/** The commands that a market's screen sends, except those of its form. */
export const marketIntentInput = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('open') }),
  z.strictObject({ intent: z.literal('close') }),
  z.strictObject({ intent: z.literal('primary'), prefix: z.string().max(40) }),
  z.strictObject({ intent: z.literal('delete') }),
])
