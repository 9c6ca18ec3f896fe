import { useLocation } from 'react-router'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { adminText } from '#app/operations/admin/admin-text.ts'
import { getErrorText } from '#app/operations/admin/error-texts.ts'
import { RequestIdText } from '#app/platform/http/request-id.tsx'
import { AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import type { BackTarget } from '#app/ui/admin/back-link.tsx'

/** Returns the error page of a screen. `failed` is a message that says what could not be shown. */
export function createErrorPage(failed: () => string, back: BackTarget) {
  return ({ error }: { readonly error: unknown }) => <ErrorPage error={error} failed={failed()} back={back} />
}

type ErrorPageProps = { readonly error: unknown; readonly failed: string; readonly back: BackTarget }

function ErrorPage({ error, failed, back }: ErrorPageProps) {
  const { pathname, search } = useLocation()
  const { isMissing, title, text } = getErrorText(error, failed)
  return (
    <AdminPage width="form" title={title}>
      <div className="rounded-field border border-line bg-paper p-4 md:p-5">
        <p className="text-base">{text}</p>
        {!isMissing && <RequestIdText text={adminText.reference} />}
        <div className="mt-4 flex gap-3">
          <AdminButtonLink to={back.to} look="secondary">
            {back.label}
          </AdminButtonLink>
          {!isMissing && (
            <AdminButtonLink to={{ pathname, search }} look="primary" reloadDocument>
              {adminText.tryAgain}
            </AdminButtonLink>
          )}
        </div>
      </div>
    </AdminPage>
  )
}
