import { type ReactNode, useId } from 'react'
import type { FieldErrors } from '#app/lib/form.ts'
import { FieldFrame, getControlAttributes } from '#app/ui/admin/admin-field.tsx'
import { adminText } from '#app/ui/admin/admin-text.ts'
import { ErrorBanner } from '#app/ui/admin/error-banner.tsx'

type OwnPasswordFieldProps = {
  /**
   * The result of `hasConfirmedPassword` when the page was loaded. If it is outdated, `error` makes the field appear.
   */
  readonly isConfirmed: boolean
  readonly hint: string
  readonly error: string | undefined
}

/** The field `current` in a form that `requireConfirmedPassword` checks. */
export function CurrentPasswordField({ isConfirmed, hint, error }: OwnPasswordFieldProps) {
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
        {...getControlAttributes(id, { hint, error })}
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

export function FormMessage({
  result,
  doneMessage,
}: {
  result: { readonly errors?: FieldErrors | undefined } | undefined
  doneMessage?: ReactNode
}) {
  if (result && !result.errors) return doneMessage ? <p role="status">{doneMessage}</p> : null
  const message = result?.errors?.['']
  return message ? <ErrorBanner>{message}</ErrorBanner> : null
}
