import { data, Link } from 'react-router'
import { ListedOrders } from '#app/orders/my-orders/listed-orders.tsx'
import { findOrderList, ORDERS_PER_PAGE } from '#app/orders/my-orders/my-orders.server.ts'
import { myOrdersText } from '#app/orders/my-orders/my-orders-text.ts'
import { RequestOrderList } from '#app/orders/my-orders/request-order-list.tsx'
import { orderText } from '#app/orders/order-text.ts'
import { findLinkedRecord } from '#app/orders/shopper/linked-page.server.ts'
import { getLinkedPageHeaders, LINKED_PAGE_META } from '#app/orders/shopper/linked-page.ts'
import { listInvoicesForOrders } from '#app/payments/invoices/invoice-list.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { LinkedPageError } from '#app/routes/storefront/order-error.tsx'
import { useStore } from '#app/store/store.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'
import { ShopperTimeZone } from '#app/ui/time-zone.tsx'
import type { Route } from './+types/order-list'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const list = await findLinkedRecord(context, () => findList(params.token, readPage(url)))
  return data({ list }, { status: list ? 200 : 404 })
}

function readPage({ searchParams }: URL): number {
  const page = Number(searchParams.get('page'))
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

/** Returns no ids, since anyone with the link can read the page. */
async function findList(token: string, page: number) {
  const list = await findOrderList(db, token, page)
  if (!list) return null
  const invoices = await listInvoicesForOrders(
    db,
    list.orders.map(({ id }) => id),
  )
  const orders = list.orders.map(({ id, ...order }) => {
    const own = invoices.filter(({ orderId }) => orderId === id)
    return { ...order, invoices: own.map(({ number, kind }) => ({ number, kind })) }
  })
  return { ...list, orders, hasOlder: list.page * ORDERS_PER_PAGE < list.total }
}

export const headers = getLinkedPageHeaders

export const meta: Route.MetaFunction = () => LINKED_PAGE_META

/** Shoppers open this page from an email, as often as they like while the link works. */
export default function OrderList({ loaderData: { list } }: Route.ComponentProps) {
  const { name, timeZone } = useStore()
  const title = list ? orderText.myOrders : myOrdersText.unusable
  return (
    <ShopperTimeZone storeZone={timeZone}>
      <div className="page pt-8 lg:pt-12">
        <title>{`${title} · ${name}`}</title>
        <h1 className="type-display text-title">{title}</h1>
        {list ? <List list={list} /> : <p className="mt-5 max-w-[62ch]">{myOrdersText.unusableText}</p>}
        {(!list || list.orders.length === 0) && <RequestOrderList />}
      </div>
    </ShopperTimeZone>
  )
}

type ShownList = NonNullable<Route.ComponentProps['loaderData']['list']>

function List({ list: { email, expiresAt, orders, page, hasOlder } }: { readonly list: ShownList }) {
  return (
    <div className="max-w-180">
      <p className="mt-5 font-medium wrap-anywhere">{email}</p>
      <p className="text-base text-ink-2">
        {`${myOrdersText.validUntil} `}
        <LocalTime at={expiresAt} />
      </p>
      <div className="mt-6">{orders.length > 0 ? <ListedOrders orders={orders} /> : <p>{myOrdersText.none}</p>}</div>
      <p className="mt-2 flex flex-wrap gap-x-5 empty:hidden">
        {page > 1 && (
          <Link to={`?page=${page - 1}`} className="quiet-link">
            {myOrdersText.newer}
          </Link>
        )}
        {hasOlder && (
          <Link to={`?page=${page + 1}`} className="quiet-link">
            {myOrdersText.older}
          </Link>
        )}
      </p>
    </div>
  )
}

export const ErrorBoundary = LinkedPageError
