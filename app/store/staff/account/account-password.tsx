import { AccountForm } from '#app/store/staff/account/account-form.tsx'
import type { AccountResult } from '#app/store/staff/account.ts'
import { adminText } from '#app/store/staff/admin-text.ts'
import { MIN_PASSWORD } from '#app/store/staff/password.ts'
import { SecretField } from '#app/ui/admin/own-password-field.tsx'
import { SummaryPanel } from '#app/ui/admin/summary-panel.tsx'
import { useResultFocus } from '#app/ui/admin/use-result-focus.ts'

type PasswordPanelProps = {
  readonly result: AccountResult | undefined
  readonly email: string
  readonly isBusy: boolean
}

export function PasswordPanel({ result, email, isBusy }: PasswordPanelProps) {
  const { errors = {} } = result ?? {}
  return (
    <SummaryPanel title={adminText.password} summary={adminText.changePassword} startsOpen={result !== undefined}>
      <div ref={useResultFocus<HTMLDivElement>(result)} tabIndex={-1}>
        <AccountForm
          intent="password"
          result={result}
          doneMessage={adminText.passwordChanged}
          look="secondary"
          label={adminText.changePassword}
          busyLabel={adminText.changing}
          isBusy={isBusy}
        >
          {/* Identifies the account to password managers */}
          <input type="hidden" autoComplete="username" value={email} readOnly />
          <SecretField
            name="current"
            label={adminText.currentPassword}
            autoComplete="current-password"
            error={errors.current}
          />
          <SecretField
            name="password"
            label={adminText.newPassword}
            hint={adminText.newPasswordHint(MIN_PASSWORD)}
            autoComplete="new-password"
            error={errors.password}
          />
          <SecretField
            name="again"
            label={adminText.newPasswordAgain}
            autoComplete="new-password"
            error={errors.again}
          />
        </AccountForm>
      </div>
    </SummaryPanel>
  )
}
