import { Form, useNavigation } from 'react-router'
import { adminText } from '#app/operations/admin/admin-text.ts'
import type { DownloadResult } from '#app/operations/admin/download-result.ts'
import { AdminButton, AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { FormMessage, SecretField } from '#app/ui/admin/own-password-field.tsx'

type DownloadGateProps = {
  /** The file's address. */
  readonly to: string
  /** Why the password is required. */
  readonly hint: string
  readonly mayDownload: boolean
  readonly result: DownloadResult | undefined
}

/** Leads to a file with personal data, once the password was typed again: an open session alone does not suffice. */
export function DownloadGate({ to, hint, mayDownload, result }: DownloadGateProps) {
  const isBusy = useNavigation().state === 'submitting'
  if (mayDownload) {
    return (
      <AdminButtonLink to={to} reloadDocument look="primary">
        {adminText.download}
      </AdminButtonLink>
    )
  }
  return (
    <Form method="post" className="grid max-w-90 gap-4 text-base">
      <SecretField
        name="current"
        label={adminText.yourPassword}
        hint={hint}
        autoComplete="current-password"
        error={result?.errors.current}
      />
      <FormMessage result={result} />
      <div>
        <AdminButton type="submit" look="primary" busy={isBusy}>
          {isBusy ? adminText.checking : adminText.continueText}
        </AdminButton>
      </div>
    </Form>
  )
}
