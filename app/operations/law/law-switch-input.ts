import { z } from 'zod'
import { textField } from '#app/lib/form-fields.ts'
import { adminText } from '#app/operations/law/admin-text.ts'
import { LAW_RULE_IDS } from '#app/store/law-rules.ts'

export const MAX_REASON_LENGTH = 500

const rule = z.enum(LAW_RULE_IDS, { error: () => adminText.ruleUnknown })

/** The commands that the list of laws sends. */
export const lawSwitchInput = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('off'),
    rule,
    reason: textField(MAX_REASON_LENGTH, {
      missing: () => adminText.reasonMissing,
      tooLong: () => adminText.reasonTooLong(MAX_REASON_LENGTH),
    }),
  }),
  z.strictObject({ intent: z.literal('on'), rule }),
])
