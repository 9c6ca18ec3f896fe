import { useEffect } from 'react'
import { isRouteErrorResponse, Outlet, useRevalidator } from 'react-router'
import { PageMessage } from '#app/features/storefront/page-message.tsx'
import { storefrontText } from '#app/features/storefront/storefront-text.ts'
import { focusHeading } from '#app/lib/focus-heading.ts'
import { RequestNumber } from '#app/platform/http/request-id.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/page'

/** Stands between the shell and its pages, so that header and footer stay around whatever goes wrong on a page. */
export default function Page() {
  return <Outlet />
}

const messages = () => ({
  missing: [storefrontText.pageNotFound, storefrontText.pageNotFoundText] as const,
  away: [storefrontText.noConnection, storefrontText.noConnectionText] as const,
  failed: [storefrontText.failed, storefrontText.failedText] as const,
})
/** What cannot be reached is asked for again by the button, and by itself once the browser is back on the network. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { revalidate, state } = useRevalidator()
  const what = kindOf(error)
  const [title, text] = messages()[what]
  const isAway = what === 'away'
  useEffect(() => {
    if (!isAway) return
    addEventListener('online', revalidate)
    return () => removeEventListener('online', revalidate)
  }, [isAway, revalidate])
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusHeading() // the button has gone, and its page is there
    },
    [],
  )
  return (
    <PageMessage title={title} text={text} links={what === 'missing' ? ['home', 'shop', 'back'] : []}>
      {what === 'failed' && <RequestNumber text={storefrontText.reference} />}
      {what !== 'missing' && (
        <Button
          className="no-js:hidden"
          busy={state !== 'idle'}
          onClick={() => (isAway ? revalidate() : location.reload())}
        >
          {isAway ? storefrontText.tryAgain : storefrontText.reload}
        </Button>
      )}
    </PageMessage>
  )
}

/** 'away' by what Chromium, Safari and Firefox say where nothing answers; a bug of ours may be a `TypeError`, too. */
function kindOf(error: unknown): keyof ReturnType<typeof messages> {
  if (isRouteErrorResponse(error) && error.status === 404) return 'missing'
  const isAway = error instanceof TypeError && /^(Failed to fetch|Load failed|NetworkError)/.test(error.message)
  return isAway ? 'away' : 'failed'
}
