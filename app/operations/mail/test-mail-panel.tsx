import { useFetcher } from 'react-router'
import { adminText } from '#app/operations/mail/admin-text.ts'
import type { MailServerResult } from '#app/operations/mail/mail-server-result.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { ErrorBanner } from '#app/ui/admin/error-banner.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

/** Sends an email through the configured mail server, and shows the result. */
export function TestMailPanel({ email }: { readonly email: string }) {
  const fetcher = useFetcher<MailServerResult>()
  const isBusy = fetcher.state !== 'idle'
  const result = !isBusy && fetcher.data && 'failed' in fetcher.data ? fetcher.data : null
  return (
    <Panel title={adminText.testMail}>
      <fetcher.Form method="post" className="grid gap-4">
        <input type="hidden" name="intent" value="test" />
        <p className="text-base">{adminText.testHint(email)}</p>
        {result?.failed && <ErrorBanner>{result.failed}</ErrorBanner>}
        <p role="status" className={result?.done ? 'text-base' : 'sr-only'}>
          {result?.done}
        </p>
        <div>
          <AdminButton type="submit" busy={isBusy}>
            {isBusy ? adminText.sending : adminText.sendTest}
          </AdminButton>
        </div>
      </fetcher.Form>
    </Panel>
  )
}
