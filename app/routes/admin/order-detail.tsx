import { type ReactNode, useEffect, useRef, useState } from 'react'
import { data, Form, href, Link, useNavigation, useRevalidator } from 'react-router'
import { formatMoney, type Money } from '#app/features/money/money.ts'
import { type Address, ORDER_STATUSES, PAYMENT_NAMES, SHIPPING_NAMES } from '#app/features/orders/order.ts'
import { orderInput } from '#app/features/orders/order-admin-input.ts'
import { ORDER_STATUS_LABELS, OrderStatusMark, PAYMENT_STATUS_LABELS } from '#app/features/orders/order-admin-marks.tsx'
import { OrderTimeline } from '#app/features/orders/order-admin-timeline.tsx'
import { findOrder, listOrderEvents, listOrderItems, updateOrder } from '#app/features/orders/orders.server.ts'
import { requireAdmin } from '#app/features/staff/guard.server.ts'
import { type FieldErrors, parseForm } from '#app/lib/form.ts'
import { idFrom } from '#app/lib/id.ts'
import { notFound } from '#app/lib/not-found.ts'
import { pictureUrl } from '#app/lib/picture-url.ts'
import { formatDate, formatDateTime } from '#app/lib/time.ts'
import { db } from '#app/platform/db/db.server.ts'
import { log } from '#app/platform/log.server.ts'
import { AdminError } from '#app/routes/admin/shell/admin-error.tsx'
import { AdminPage } from '#app/routes/admin/shell/admin-page.tsx'
import { AdminButton, TextLink } from '#app/ui/admin/admin-button.tsx'
import { SelectField, TextField } from '#app/ui/admin/admin-field.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { SaveBar } from '#app/ui/admin/save-bar.tsx'
import { useToast } from '#app/ui/toast.tsx'
import type { Route } from './+types/order-detail'

const MISSING = 'Order not found'
const FAILED = 'Failed to update order'
const FORM = 'order-form'

export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  const id = idFrom<'order'>(params.id, MISSING)
  const [order, items, events] = await Promise.all([findOrder(db, id), listOrderItems(db, id), listOrderEvents(db, id)])
  if (!order) throw notFound(MISSING)
  return { order, items, events }
}

type Answer = { readonly saved: boolean; readonly errors: FieldErrors }

export async function action({ context, params, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const id = idFrom<'order'>(params.id, MISSING)
  const input = parseForm(orderInput, await request.formData())
  if (!input.ok) return answer({ saved: false, errors: input.errors }, 400)
  const { loaded, ...wish } = input.value
  const now = await findOrder(db, id)
  if (!now) throw notFound(MISSING)
  if (now.status !== loaded) {
    const message = `Meanwhile this order is ${ORDER_STATUS_LABELS[now.status].toLowerCase()}. Look at it, then save again.`
    return answer({ saved: false, errors: { status: message } }, 409)
  }
  const updated = await updateOrder(db, id, wish, admin.id).catch((error: unknown) => {
    log.error({ err: error }, 'an order could not be updated')
    return 'failed' as const
  })
  if (updated === 'not-found') throw notFound(MISSING)
  if (updated === 'saved') return answer({ saved: true, errors: {} }, 200)
  if (updated === 'failed') return answer({ saved: false, errors: { '': FAILED } }, 500)
  const lines = updated.short.map((line) => `${line.productName} (${line.variantName}): ${line.left} left`)
  return answer({ saved: false, errors: { status: `There is not enough in stock any more. ${lines.join('; ')}` } }, 409)
}

function answer(answer: Answer, status: 200 | 400 | 409 | 500) {
  return data(answer, { status })
}

export default function OrderDetail({ actionData, loaderData }: Route.ComponentProps) {
  const { order, items, events } = loaderData
  useTellAnswer(actionData)
  return (
    <AdminPage title={order.orderNumber} note={<OrderStatusMark status={order.status} />}>
      <p className="mb-4 flex flex-wrap items-center gap-x-4 text-base text-ink-2">
        <TextLink to={href('/admin/orders')} className="text-ink">
          Back to orders
        </TextLink>
        <time dateTime={order.createdAt.toISOString()}>{formatDateTime(order.createdAt)}</time>
      </p>
      <div className="grid max-w-[1120px] gap-4 lg:grid-cols-12">
        <div className="grid content-start gap-4 lg:col-span-8">
          <Panel title="Items">
            <Items items={items} />
            <Sums order={order} />
          </Panel>
          <Panel title="Timeline" className="max-lg:hidden">
            <OrderTimeline events={events} />
          </Panel>
        </div>
        <div className="grid content-start gap-4 lg:col-span-4">
          <Panel title="Fulfilment">
            <Fulfilment order={order} errors={actionData?.errors ?? {}} />
          </Panel>
          <Panel title="Customer">
            <p className="text-base break-words">
              {order.customerName}
              <br />
              <a className="underline underline-offset-4" href={`mailto:${order.customerEmail}`}>
                {order.customerEmail}
              </a>
              <br />
              {order.customerPhone}
            </p>
          </Panel>
          <Panel title="Addresses">
            <div className="grid gap-4">
              <AddressBlock title="Shipping" address={order.shippingAddress} />
              <AddressBlock title="Billing" address={order.billingAddress} />
            </div>
          </Panel>
        </div>
        <Panel title="Timeline" className="lg:hidden">
          <OrderTimeline events={events} />
        </Panel>
      </div>
    </AdminPage>
  )
}

type Order = Route.ComponentProps['loaderData']['order']

function Items({ items }: { items: Route.ComponentProps['loaderData']['items'] }) {
  return (
    <table className="w-full text-base tabular-nums">
      <caption className="sr-only">Items</caption>
      <thead className="text-sm text-ink-2">
        <tr className="border-b border-line text-left">
          <th scope="col" className="py-2 font-medium" colSpan={2}>
            Product
          </th>
          <th scope="col" className="px-3 py-2 text-right font-medium">
            Qty
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id} className="border-b border-line align-top">
            <td className="w-13 py-2 pr-3">
              <div className="h-[50px] w-10 bg-tone-stone">
                {item.imageUrl && (
                  <img
                    src={pictureUrl(item.imageUrl, 300)}
                    alt=""
                    width={40}
                    height={50}
                    loading="lazy"
                    className="h-[50px] w-10 object-cover"
                  />
                )}
              </div>
            </td>
            <th scope="row" className="py-2 text-left font-normal break-words">
              {item.productId ? (
                <Link
                  to={href('/admin/products/edit/:id', { id: item.productId })}
                  discover="none"
                  className="font-medium underline decoration-1 underline-offset-4"
                >
                  {item.productName}
                </Link>
              ) : (
                <span className="font-medium">{item.productName}</span>
              )}
              <span className="block text-sm text-ink-2">{item.variantName}</span>
              <span className="block text-sm text-ink-2">{item.sku}</span>
              {item.backordered > 0 && (
                <span className="block text-sm text-amber">{item.backordered} on backorder</span>
              )}
            </th>
            <td className="px-3 py-2 text-right">{item.quantity}</td>
            <td className="py-2 text-right whitespace-nowrap">
              {formatMoney(item.storeTotal)}
              <Charged amount={item.total} store={item.storeTotal} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What is booked, and under it what was charged in US dollars. */
function Sums({ order }: { order: Order }) {
  const { store, usd } = order
  return (
    <dl className="ml-auto mt-3 grid max-w-90 gap-1 text-base tabular-nums">
      <Sum term="Subtotal" amount={store.subtotal} charged={usd.subtotal} />
      <Sum term={`Shipping (${SHIPPING_NAMES[order.shippingMethod]})`} amount={store.shipping} charged={usd.shipping} />
      <Sum term="Tax" amount={store.tax} charged={usd.tax} />
      <Sum term="Total" amount={store.total} charged={usd.total} isTotal />
      <div className="mt-2 flex justify-between gap-4 text-sm text-ink-2">
        <dt>Payment</dt>
        <dd>
          {PAYMENT_NAMES[order.paymentMethod]}, {PAYMENT_STATUS_LABELS[order.paymentStatus].toLowerCase()}
        </dd>
      </div>
    </dl>
  )
}

function Sum({
  term,
  amount,
  charged,
  isTotal = false,
}: {
  term: string
  amount: Money
  charged: Money
  isTotal?: boolean
}) {
  return (
    <div className={`flex justify-between gap-4 ${isTotal ? 'border-t border-line pt-2 font-semibold' : ''}`}>
      <dt>{term}</dt>
      <dd className="text-right">
        {formatMoney(amount)}
        <Charged amount={charged} store={amount} />
      </dd>
    </div>
  )
}

/** Only where the store's own currency is another one. */
function Charged({ amount, store }: { amount: Money; store: Money }) {
  if (amount.currency === store.currency) return null
  return <span className="block text-sm font-normal text-ink-2">{formatMoney(amount)}</span>
}

/** What was changed here stays; what was left alone follows the order, should somebody else change it. */
function Fulfilment({ order, errors }: { order: Order; errors: FieldErrors }) {
  const [base, setBase] = useState(order)
  const [status, setStatus] = useState(order.status)
  const [trackingNumber, setTrackingNumber] = useState(order.trackingNumber)
  if (base !== order) {
    setBase(order)
    if (status === base.status) setStatus(order.status)
    if (trackingNumber === base.trackingNumber) setTrackingNumber(order.trackingNumber)
  }
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // Somebody may have chosen or typed before the page's script was there.
    const typed = orderInput.safeParse(Object.fromEntries(new FormData(form.current ?? undefined)))
    if (!typed.success) return
    setStatus(typed.data.status)
    setTrackingNumber(typed.data.trackingNumber)
  }, [])
  const { state, formMethod } = useNavigation()
  const isSaving = state !== 'idle' && formMethod === 'POST'
  return (
    <Form id={FORM} ref={form} method="post" className="grid gap-4">
      <SaveBar
        form={FORM}
        isDirty={status !== order.status || trackingNumber !== order.trackingNumber}
        isSaving={isSaving}
        onDiscard={() => {
          setStatus(order.status)
          setTrackingNumber(order.trackingNumber)
        }}
      />
      {errors[''] && (
        <p role="alert" className="border-l-4 border-danger bg-danger-soft px-3 py-2 text-base text-danger">
          {errors['']}
        </p>
      )}
      <input type="hidden" name="loaded" value={base.status} />
      <SelectField
        name="status"
        label="Status"
        value={status}
        error={errors.status}
        hint={status === 'shipped' && order.status !== 'shipped' && 'Marks the order fulfilled now'}
        onChange={(event) => {
          const chosen = ORDER_STATUSES.find((known) => known === event.currentTarget.value)
          if (chosen) setStatus(chosen)
        }}
      >
        {ORDER_STATUSES.map((known) => (
          <option key={known} value={known}>
            {ORDER_STATUS_LABELS[known]}
          </option>
        ))}
      </SelectField>
      <TextField
        name="trackingNumber"
        label="Tracking number"
        maxLength={100}
        value={trackingNumber}
        error={errors.trackingNumber}
        onChange={(event) => setTrackingNumber(event.currentTarget.value)}
      />
      {order.fulfilledAt && <p className="text-sm text-ink-2">Fulfilled on {formatDate(order.fulfilledAt)}</p>}
      <AdminButton type="submit" look="primary" busy={isSaving}>
        {isSaving ? 'Saving...' : 'Save'}
      </AdminButton>
    </Form>
  )
}

/** A refused change is answered with the order as it is now, so it is read again. */
function useTellAnswer(answer: Answer | undefined): void {
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const told = useRef<Answer>(undefined)
  useEffect(() => {
    if (!answer || told.current === answer) return
    told.current = answer
    if (answer.saved) toast('Order updated successfully!')
    else {
      toast(FAILED, 'error')
      void revalidate()
    }
  }, [answer, toast, revalidate])
}

function AddressBlock({ title, address }: { title: string; address: Address }) {
  const lines = [
    `${address.first_name} ${address.last_name}`,
    address.address_line1,
    address.address_line2,
    `${address.city}, ${address.state} ${address.postal_code}`,
    address.country,
    address.phone,
  ]
  return (
    <div>
      <h3 className="text-sm text-ink-2">{title}</h3>
      <address className="text-base break-words not-italic">
        {lines.filter(Boolean).map(
          (line): ReactNode => (
            <span key={line} className="block">
              {line}
            </span>
          ),
        )}
      </address>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <AdminError
      error={error}
      failed="The order could not be loaded"
      back={{ to: href('/admin/orders'), label: 'Back to orders' }}
    />
  )
}
