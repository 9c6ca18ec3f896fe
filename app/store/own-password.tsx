import { type ReactNode, useId } from 'react'
import { z } from 'zod'
import type { AccountResult } from '#app/store/staff/account.ts'
import { adminText } from '#app/store/staff/admin-text.ts'
import { controlAttributes, FieldFrame } from '#app/ui/admin/admin-field.tsx'
import { ErrorBanner } from '#app/ui/admin/error-banner.tsx'

type OwnPasswordFieldProps = {
  /** Of `hasConfirmedPassword` when the page was loaded: it may have expired since, which only an error shows. */
  readonly isConfirmed: boolean
  readonly hint: string
  readonly error: string | undefined
}

/** The field `current` of a form that `requireConfirmedPassword` checks. */
export function OwnPasswordField({ isConfirmed, hint, error }: OwnPasswordFieldProps) {
  if (isConfirmed && error === undefined) return null
  return (
    <SecretField
      name="current"
      label={adminText.yourPassword}
      hint={hint}
      autoComplete="current-password"
      error={error}
    />
  )
}

/**
 * The field `current` of a form: the own password of the person who saves, as typed. Empty: it was confirmed
 * before, see `requireConfirmedPassword`.
 */
export const ownPassword = z.string().max(1_000).default('')

/** The fields of forms that are read as they were typed, without trimming. */
export const PASSWORD_FIELDS = ['current', 'password', 'again'] as const

export const currentPassword = z
  .string()
  .min(1, { error: () => adminText.enterCurrentPassword })
  .max(1_000)

type SecretFieldProps = {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly autoComplete: 'current-password' | 'new-password' | 'one-time-code'
}

export function SecretField({ label, hint, error, name, autoComplete }: SecretFieldProps) {
  const id = useId()
  const isCode = autoComplete === 'one-time-code'
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        {...controlAttributes(id, { hint, error })}
        name={name}
        type={isCode ? 'text' : 'password'}
        inputMode={isCode ? 'numeric' : undefined}
        autoComplete={autoComplete}
        required
        maxLength={1_000}
      />
    </FieldFrame>
  )
}

export function FormMessage({ result, done }: { result: Pick<AccountResult, 'errors'> | undefined; done?: ReactNode }) {
  if (result && !result.errors) return done ? <p role="status">{done}</p> : null
  const why = result?.errors?.['']
  return why ? <ErrorBanner>{why}</ErrorBanner> : null
}
