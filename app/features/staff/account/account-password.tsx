import { AccountForm, SecretField } from '#app/features/staff/account/account-field.tsx'
import type { AccountResult } from '#app/features/staff/account.ts'
import { MIN_PASSWORD } from '#app/features/staff/password.ts'
import { Panel } from '#app/ui/admin/panel.tsx'
import { useResultFocus } from '#app/ui/admin/use-result-focus.ts'

type PasswordPanelProps = {
  readonly result: AccountResult | undefined
  readonly email: string
  readonly isBusy: boolean
}

export function PasswordPanel({ result, email, isBusy }: PasswordPanelProps) {
  const { errors = {} } = result ?? {}
  return (
    <Panel ref={useResultFocus(result)} title="Password">
      <AccountForm
        intent="password"
        result={result}
        done="Password changed. You are logged out everywhere else."
        label="Change password"
        busyLabel="Changing..."
        isBusy={isBusy}
      >
        {/* The account for password managers */}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <SecretField name="current" label="Current password" autoComplete="current-password" error={errors.current} />
        <SecretField
          name="password"
          label="New password"
          hint={`${MIN_PASSWORD} characters or more. You are logged out everywhere else.`}
          autoComplete="new-password"
          error={errors.password}
        />
        <SecretField name="again" label="New password once more" autoComplete="new-password" error={errors.again} />
      </AccountForm>
    </Panel>
  )
}
