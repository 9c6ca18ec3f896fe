import { isRouteErrorResponse } from 'react-router'
import { PageMessage } from '#app/content/storefront/page-message.tsx'
import { orderText } from '#app/orders/order-text.ts'
import { ErrorBoundary as PageError } from '#app/routes/storefront/page.tsx'
import { uiText } from '#app/ui/ui-text.ts'

/** The error page for pages under an order's URL. */
export function OrderError({ error }: { readonly error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 429) return <PageError error={error} params={{}} />
  return <PageMessage title={orderText.pleaseWait} text={uiText.tooManyRequests} />
}
