import { z } from 'zod'
import { LAW_RULE_IDS } from '#app/features/law/law-rules.ts'

export const MAX_REASON = 500

const rule = z.enum(LAW_RULE_IDS, 'This rule is unknown')

/** What is sent from the list of laws. */
export const lawSwitchInput = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('off'),
    rule,
    reason: z
      .string()
      .trim()
      .min(1, 'Say why this rule does not apply to your store')
      .max(MAX_REASON, `The reason has at most ${MAX_REASON} characters`),
  }),
  z.strictObject({ intent: z.literal('on'), rule }),
])
