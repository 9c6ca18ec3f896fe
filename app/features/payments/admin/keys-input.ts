import { z } from 'zod'
import type { KeyField, Keys } from '#app/features/payments/payment-provider.ts'

const MAX_LENGTH = 500

/** The form of a provider's keys: all of them, because stored ones are never shown again. */
export function keysInput(fields: readonly KeyField[]) {
  const keys = Object.fromEntries(
    fields.map(({ name, label, hint, pattern, choices }) => {
      const message = choices
        ? `Choose: ${choices.map((choice) => choice.label).join(' or ')}`
        : `This does not look like the ${lowered(label)}. ${hint}.`
      return [
        name,
        z.string(`${label} is required`).trim().min(1, `${label} is required`).max(MAX_LENGTH).regex(pattern, message),
      ]
    }),
  )
  return z.strictObject({ intent: z.literal('keys'), version: z.string().max(100), ...keys }).transform((input) => ({
    version: input.version,
    keys: Object.fromEntries(Object.entries(input).filter(([name]) => name in keys)) satisfies Keys,
  }))
}

/** Which field a provider's refusal belongs to: the one that it names, otherwise the first secret. */
export function refusedField(fields: readonly KeyField[], reason: string): string {
  const typed = fields.filter(({ choices }) => !choices)
  const named = typed.find(({ label }) => reason.toLowerCase().includes(label.toLowerCase()))
  return (named ?? typed[0])?.name ?? ''
}

/** 'the signing secret', but 'the ID'. */
function lowered(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}
