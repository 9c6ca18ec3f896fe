import { Form, useNavigation } from 'react-router'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { adminText } from '#app/operations/admin/admin-text.ts'
import type { DownloadResult } from '#app/operations/admin/download-result.ts'
import { AdminButton, AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { FormMessage, SecretField } from '#app/ui/admin/own-password-field.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { useResultFocus } from '#app/ui/admin/use-result-focus.ts'
import { LocalTime } from '#app/ui/local-time.tsx'

type DownloadPageProps = {
  readonly title: string
  readonly back: { readonly to: string; readonly label: string }
  /** The text before the time at which the file was created, such as 'Backup from'. */
  readonly timeLabel: string
  readonly createdAt: Date
  readonly hint: string
  /** The URL of the file. */
  readonly to: string
  /** Explains why the password is required. */
  readonly passwordHint: string
  readonly canDownload: boolean
  readonly result: DownloadResult | undefined
}

/** Requires the password before a file with all of the store's data can be downloaded. */
export function DownloadPage(props: DownloadPageProps) {
  const { title, back, timeLabel, createdAt, hint, to, passwordHint, canDownload, result } = props
  const panel = useResultFocus(result)
  return (
    <AdminPage width="form" title={title} back={back}>
      <Panel
        ref={panel}
        title={
          <>
            {timeLabel} <LocalTime at={createdAt} />
          </>
        }
      >
        <p className="mb-4 text-base">{hint}</p>
        <DownloadGate to={to} passwordHint={passwordHint} canDownload={canDownload} result={result} />
      </Panel>
    </AdminPage>
  )
}

type DownloadGateProps = Pick<DownloadPageProps, 'to' | 'passwordHint' | 'canDownload' | 'result'>

/** Links to a file with personal data once the password has been typed again; an open session alone is not enough. */
function DownloadGate({ to, passwordHint, canDownload, result }: DownloadGateProps) {
  const isBusy = useNavigation().state === 'submitting'
  if (canDownload) {
    return (
      <AdminButtonLink to={to} reloadDocument look="primary">
        {adminText.download}
      </AdminButtonLink>
    )
  }
  return (
    <Form method="post" className="grid gap-4 text-base">
      <SecretField
        name="current"
        label={adminText.yourPassword}
        hint={passwordHint}
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
