import { Form } from 'react-router'
import { FormMessage, SecretField, useFormReset } from '#app/features/staff/account/account-field.tsx'
import type { AccountResult } from '#app/features/staff/account.ts'
import { MIN_PASSWORD } from '#app/features/staff/password.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { useResultFocus } from '#app/ui/admin/use-result-focus.ts'

/** Another password, for anyone who knows the one of now. */
export function PasswordPanel({
  result,
  email,
  isBusy,
}: {
  readonly result: AccountResult | undefined
  readonly email: string
  readonly isBusy: boolean
}) {
  const form = useFormReset(result)
  const panel = useResultFocus(result)
  const errors = result?.errors ?? {}
  return (
    <Panel ref={panel} title="Password">
      <Form ref={form} method="post" className="grid max-w-90 gap-4 text-base">
        <input type="hidden" name="intent" value="password" />
        {/* Tells a password manager whose password it is. */}
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
        <FormMessage result={result} done="Your password was changed, and you are logged out everywhere else." />
        <div>
          <AdminButton type="submit" look="primary" busy={isBusy}>
            {isBusy ? 'Changing...' : 'Change password'}
          </AdminButton>
        </div>
      </Form>
    </Panel>
  )
}
