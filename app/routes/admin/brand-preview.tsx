import { Outlet, useLocation } from 'react-router'
import { CartContext, useCart } from '#app/orders/cart/cart-provider.tsx'
import { readPreviewLine } from '#app/orders/cart/preview-line.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { adminText } from '#app/store/brand/admin-text.ts'
import { guardPages, requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/brand-preview'

/** Guards the storefront pages in the brand editor's frame. */
export const middleware: Route.MiddlewareFunction[] = [guardPages]

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex, nofollow' }]

const getNotForSaleMessage = () => adminText.notForSaleInPreview

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return { line: await readPreviewLine(db) }
}

/** Provides a separate cart, so that checkout shows a product and nothing reaches this browser's cart. */
export default function BrandPreview({ loaderData: { line } }: Route.ComponentProps) {
  const cart = useCart()
  const { pathname } = useLocation()
  const doNothing = () => {}
  const previewCart = {
    ...cart,
    items: line ? [line] : [],
    oldPrices: {},
    itemCount: line ? 1 : 0,
    addItems: () => getNotForSaleMessage(),
    removeItem: doNothing,
    updateItem: doNothing,
    replaceItems: doNothing,
    acceptItems: doNothing,
    isShown: () => true,
    isUnsaved: () => false,
  }
  return (
    <CartContext value={previewCart}>
      <div inert={pathname.endsWith('/checkout')}>
        <Outlet />
      </div>
    </CartContext>
  )
}
