import { AccountForm } from '#app/store/staff/account/account-form.tsx'
import type { Account } from '#app/store/staff/account.server.ts'
import type { AccountResult } from '#app/store/staff/account.ts'
import { adminText } from '#app/store/staff/admin-text.ts'
import { SecretField } from '#app/ui/admin/own-password-field.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { Badge } from '#app/ui/admin/status-badge.tsx'
import { useResultFocus } from '#app/ui/admin/use-result-focus.ts'

type StaffPanelProps = Pick<Account, 'others'> & {
  readonly result: AccountResult | undefined
  readonly isBusy: boolean
}

export function StaffPanel({ others, result, isBusy }: StaffPanelProps) {
  const panel = useResultFocus(result)
  if (others.length === 0) return null
  return (
    <Panel ref={panel} title={adminText.otherStaff}>
      <ul className="grid gap-4 text-base">
        {others.map(({ id, fullName, email, secondFactorSince }) => (
          <li key={id}>
            <p className="font-medium wrap-anywhere">{fullName}</p>
            <p className="text-sm wrap-anywhere text-ink-2">{email}</p>
            <p className="text-sm">
              <Badge glyph={secondFactorSince ? '●' : '○'} tone={secondFactorSince ? 'moss' : 'quiet'}>
                {secondFactorSince ? adminText.secondFactorOn : adminText.noSecondFactor}
              </Badge>
            </p>
            {secondFactorSince && (
              <ResetForm id={id} name={fullName} result={result?.staff === id ? result : undefined} isBusy={isBusy} />
            )}
          </li>
        ))}
      </ul>
      {result && !result.errors && (
        <p role="status" className="mt-4 text-base">
          {adminText.secondFactorWasReset}
        </p>
      )}
    </Panel>
  )
}

type ResetFormProps = Omit<StaffPanelProps, 'others'> & { readonly id: string; readonly name: string }

function ResetForm({ id, name, result, isBusy }: ResetFormProps) {
  const { errors = {} } = result ?? {}
  return (
    <details className="mt-1" open={result?.errors !== undefined || undefined}>
      <summary className="min-h-6 cursor-pointer text-sm underline underline-offset-4 max-md:min-h-11">
        {adminText.reset} <span className="sr-only">{adminText.secondFactorFor(name)}</span>
      </summary>
      <div className="mt-2">
        <AccountForm
          intent="reset-other"
          result={result}
          look="danger"
          label={adminText.resetSecondFactor}
          busyLabel={adminText.resetting}
          isBusy={isBusy}
        >
          <input type="hidden" name="staff" value={id} />
          <p className="text-sm">{adminText.resetHint(name)}</p>
          <SecretField
            name="current"
            label={adminText.ownPassword}
            autoComplete="current-password"
            error={errors.current}
          />
        </AccountForm>
      </div>
    </details>
  )
}
