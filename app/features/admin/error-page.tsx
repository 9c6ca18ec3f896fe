import { isRouteErrorResponse, useLocation } from 'react-router'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { RequestNumber } from '#app/platform/http/request-id.tsx'
import { AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import type { BackTarget } from '#app/ui/admin/back-link.tsx'

/** The `ErrorBoundary` of a screen. `failed`: its title, unless a 404 was thrown with a text. */
export function errorPage(failed: string, back: BackTarget) {
  return ({ error }: { readonly error: unknown }) => <ErrorPage error={error} failed={failed} back={back} />
}

type ErrorPageProps = { readonly error: unknown; readonly failed: string; readonly back: BackTarget }

function ErrorPage({ error, failed, back }: ErrorPageProps) {
  const { pathname, search } = useLocation()
  const missing = isRouteErrorResponse(error) && error.status === 404
  const title = missing && typeof error.data === 'string' ? error.data : failed
  return (
    <AdminPage title={title}>
      <div className="rounded-field border border-line bg-paper p-4 md:p-5">
        <p className="text-base">
          {missing ? 'It may have been deleted, or the URL is wrong.' : 'Please try again in a moment.'}
        </p>
        {!missing && <RequestNumber text={(id) => `Reference: ${id}`} />}
        <div className="mt-4 flex gap-3">
          <AdminButtonLink to={back.to} look="secondary">
            {back.label}
          </AdminButtonLink>
          {!missing && (
            <AdminButtonLink to={{ pathname, search }} look="primary" reloadDocument>
              Try again
            </AdminButtonLink>
          )}
        </div>
      </div>
    </AdminPage>
  )
}
