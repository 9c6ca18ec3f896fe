import { z } from 'zod'
import { adminText } from '#app/payments/admin-text.ts'
import type { KeyField, Keys } from '#app/pricing/payment-providers.ts'
import { confirmationPassword } from '#app/store/own-password.ts'
import { formVersion } from '#app/ui/admin/form-version.ts'

const MAX_LENGTH = 500

/** Creates the schema of the keys form. All keys are required, because stored keys are never shown again. */
export function createKeysInput(fields: readonly KeyField[]) {
  const keys = Object.fromEntries(
    fields.map(({ name, label, hint, pattern, choices }) => {
      const missing = { error: () => adminText.keyMissing(label()) }
      const invalid = {
        error: () =>
          choices
            ? adminText.chooseOne(choices.map((choice) => choice.label()))
            : adminText.keyInvalid(label(), hint()),
      }
      return [name, z.string(missing).trim().min(1, missing).max(MAX_LENGTH).regex(pattern, invalid)]
    }),
  )
  const form = { intent: z.literal('keys'), version: formVersion, current: confirmationPassword }
  return z.strictObject({ ...keys, ...form }).transform((input) => ({
    version: input.version,
    current: input.current,
    keys: Object.fromEntries(Object.entries(input).filter(([name]) => name in keys)) satisfies Keys,
  }))
}

/** Returns the field that a provider's rejection mentions, or else the first text field. */
export function getRejectedField(fields: readonly KeyField[], reason: string): string {
  const textFields = fields.filter(({ choices }) => !choices)
  const mentionedField = textFields.find(({ label }) => reason.toLowerCase().includes(label().toLowerCase()))
  return (mentionedField ?? textFields[0])?.name ?? ''
}
