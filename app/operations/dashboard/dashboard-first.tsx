import { Package } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { href } from 'react-router'
import { formatMoney } from '#app/base/money.ts'
import { adminText } from '#app/operations/dashboard/admin-text.ts'
import type { DashboardData } from '#app/operations/dashboard/dashboard.server.ts'
import { AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { Thumb } from '#app/ui/admin/thumb.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

type FirstOrderProps = { readonly order: NonNullable<DashboardData['firstOrder']> }

export function FirstOrder({ order }: FirstOrderProps) {
  const { id, customerName, createdAt, total, canShip, items } = order
  const to = href('/admin/orders/:id', { id })
  return (
    <FirstCard title={adminText.firstOrder}>
      <p className="mt-1 text-base text-ink-2">
        {adminText.firstOrderFrom.before} {customerName} {adminText.firstOrderFrom.on}{' '}
        <LocalTime at={createdAt} isDateOnly /> · {formatMoney(total)}
      </p>
      <ul className="my-5 grid gap-3">
        {items.map(({ id: item, productName, variantName, imageUrl, quantity }) => (
          <li key={item} className="flex items-center gap-3 text-base">
            <Thumb url={imageUrl} />
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium">
                {quantity} × {productName}
              </span>
              <span className="block text-sm text-ink-2 empty:hidden">{variantName}</span>
            </span>
          </li>
        ))}
      </ul>
      {!canShip && <p className="mb-3 text-base">{adminText.waitsForPayment}</p>}
      <AdminButtonLink to={to} look={canShip ? 'primary' : 'secondary'}>
        {canShip ? adminText.shipFirstOrder : adminText.openFirstOrder}
      </AdminButtonLink>
    </FirstCard>
  )
}

type BeforeFirstOrderProps = Pick<DashboardData, 'totalProducts'> & { readonly storeUrl: string }

/** Shows what to do in a store without orders: add a product or, if there is one, share the store. */
export function BeforeFirstOrder({ totalProducts, storeUrl }: BeforeFirstOrderProps) {
  return totalProducts === 0 ? (
    <FirstCard title={adminText.firstProduct}>
      <p className="mt-1 mb-5 text-base text-ink-2">{adminText.firstProductHint}</p>
      <AdminButtonLink to={href('/admin/products/new')} look="primary">
        {adminText.addProduct}
      </AdminButtonLink>
    </FirstCard>
  ) : (
    <FirstCard title={adminText.noOrdersYet}>
      <p className="mt-1 mb-5 text-base text-ink-2">{adminText.noOrdersHint}</p>
      <AdminButtonLink to={storeUrl} reloadDocument>
        {adminText.viewStore}
      </AdminButtonLink>
    </FirstCard>
  )
}

function FirstCard({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mb-4 rounded-field border border-line bg-paper p-5 md:p-8">
      <Package className="mb-3 size-8" aria-hidden="true" />
      <h2 id={id} className="text-[1.5rem] leading-tight font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}
