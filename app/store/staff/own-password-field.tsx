import { SecretField } from '#app/store/staff/account/account-field.tsx'
import { adminText } from '#app/store/staff/admin-text.ts'

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
