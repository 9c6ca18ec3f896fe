import { useEffect } from 'react'
import { isRouteErrorResponse, Outlet, useRevalidator } from 'react-router'
import { PageMessage } from '#app/content/storefront/page-message.tsx'
import { storefrontText } from '#app/content/storefront/storefront-text.ts'
import { RequestIdText } from '#app/platform/http/request-id.tsx'
import { Button } from '#app/ui/button.tsx'
import { focusHeading } from '#app/ui/focus-heading.ts'
import type { Route } from './+types/page'

/** The error boundary keeps the header and footer around a failed page. */
export default function Page() {
  return <Outlet />
}

const getMessages = () => ({
  missing: [storefrontText.pageNotFound, storefrontText.pageNotFoundText] as const,
  away: [storefrontText.noConnection, storefrontText.noConnectionText] as const,
  failed: [storefrontText.failed, storefrontText.failedText] as const,
})

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { revalidate, state } = useRevalidator()
  const kind = getKind(error)
  const [title, text] = getMessages()[kind]
  const isAway = kind === 'away'
  useEffect(() => {
    if (!isAway) return
    addEventListener('online', revalidate)
    return () => removeEventListener('online', revalidate)
  }, [isAway, revalidate])
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusHeading() // the button is gone after the reload
    },
    [],
  )
  return (
    <PageMessage title={title} text={text} links={kind === 'missing' ? ['home', 'shop', 'back'] : []}>
      {kind === 'failed' && <RequestIdText text={storefrontText.reference} />}
      {kind !== 'missing' && (
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

/** Recognizes 'away' by the messages of Chromium, Safari and Firefox: a `TypeError` can also be a bug. */
function getKind(error: unknown): keyof ReturnType<typeof getMessages> {
  if (isRouteErrorResponse(error) && error.status === 404) return 'missing'
  const isAway = error instanceof TypeError && /^(Failed to fetch|Load failed|NetworkError)/.test(error.message)
  return isAway ? 'away' : 'failed'
}
