import { href, isRouteErrorResponse, Link } from 'react-router'
import { PageMessage } from '#app/content/storefront/page-message.tsx'
import { storefrontText } from '#app/content/storefront/storefront-text.ts'
import { orderText } from '#app/orders/order-text.ts'
import { ErrorBoundary as PageError } from '#app/routes/storefront/page.tsx'
import { uiText } from '#app/ui/ui-text.ts'

type ErrorProps = { readonly error: unknown }

/** The error page for pages whose URL contains a secret link. */
export function LinkedPageError({ error }: ErrorProps) {
  if (!isRouteErrorResponse(error) || error.status !== 429) return <PageError error={error} params={{}} />
  return <PageMessage title={orderText.pleaseWait} text={uiText.tooManyRequests} />
}

/** The error page for pages under an order's URL. */
export function OrderError({ error }: ErrorProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <LinkedPageError error={error} />
  return (
    <PageMessage
      title={storefrontText.pageNotFound}
      text={storefrontText.pageNotFoundText}
      links={['home', 'shop', 'back']}
    >
      <Link to={href('/orders')} className="quiet-link">
        {orderText.myOrders}
      </Link>
    </PageMessage>
  )
}
