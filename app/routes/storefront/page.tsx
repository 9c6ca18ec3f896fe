import { isRouteErrorResponse, Outlet } from 'react-router'
import { useStore } from '#app/features/settings/store.tsx'
import { RequestNumber } from '#app/platform/http/request-number.tsx'
import { PageMessage } from '#app/routes/storefront/page-message.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/page'

/** Stands between the shell and its pages, so that header and footer stay around whatever goes wrong on a page. */
export default function Page() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { name } = useStore()
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <>
        <title>{`Page Not Found · ${name}`}</title>
        <PageMessage
          title="Page Not Found"
          text="The page you're looking for doesn't exist or has been moved."
          links={['home', 'shop', 'back']}
        />
      </>
    )
  }
  return (
    <>
      <title>{`Something went wrong · ${name}`}</title>
      <PageMessage title="Something went wrong" text="We are sorry. Please try again in a moment.">
        <RequestNumber />
        <Button className="no-js:hidden" onClick={() => window.location.reload()}>
          Reload
        </Button>
      </PageMessage>
    </>
  )
}
