import type { FieldErrors } from '#app/lib/form.ts'
import type { QrPath } from '#app/lib/qr-path.ts'

export const ACCOUNT_INTENTS = [
  'password',
  'begin',
  'confirm',
  'backup-codes',
  'switch-off',
  'reset-other',
  'shortcuts',
] as const

export type AccountIntent = (typeof ACCOUNT_INTENTS)[number]

export type SecondFactorSetup = { readonly qr: QrPath; readonly key: string }

/** The result of an account form. Without `errors`, it succeeded. */
export type AccountResult = {
  readonly intent: AccountIntent
  readonly staff?: string | null
  readonly errors?: FieldErrors
  /** Null if the setup that was shown has expired. */
  readonly setup?: SecondFactorSetup | null
  readonly codes?: readonly string[]
}
