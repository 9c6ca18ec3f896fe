import type { QrPath } from '#app/features/staff/second-factor/qr-path.ts'
import type { FieldErrors } from '#app/lib/form.ts'

/** What the forms of someone's own account ask for. */
export const ACCOUNT_INTENTS = ['password', 'begin', 'confirm', 'backup-codes', 'switch-off', 'reset-other'] as const

export type AccountIntent = (typeof ACCOUNT_INTENTS)[number]

/** What an app needs to know, to be read off the screen or typed. */
export type SecondFactorSetup = { readonly qr: QrPath; readonly key: string }

/** What came of one of the account's forms; without `errors` it was done. */
export type AccountResult = {
  readonly intent: AccountIntent
  /** Whose second factor was to be reset. */
  readonly staff?: string | null
  readonly errors?: FieldErrors
  /** Null where the one that was shown is not valid any more. */
  readonly setup?: SecondFactorSetup | null
  /** Backup codes, shown this once. */
  readonly codes?: readonly string[]
}
