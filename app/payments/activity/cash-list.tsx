import { Form, href } from 'react-router'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { formatMoney, money } from '#app/base/money.ts'
import { formatDay } from '#app/lib/format/date.ts'
import type { CashOrder } from '#app/payments/activity/cash-of-day.server.ts'
import { adminText } from '#app/payments/admin-text.ts'
import { AdminButton, TextLink } from '#app/ui/admin/admin-button.tsx'
import { BOX } from '#app/ui/admin/admin-field.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'
import { OrderNumber } from '#app/ui/order-number.tsx'

type CashListProps = { readonly day: string; readonly orders: readonly CashOrder[] }

/** Lists the orders whose cash the carrier must hand over. */
export function CashList({ day, orders }: CashListProps) {
  const sums = new Map<CurrencyCode, number>()
  for (const { amount } of orders) sums.set(amount.currency, (sums.get(amount.currency) ?? 0) + amount.minor)
  return (
    <Panel title={adminText.cashOfTheDay}>
      <Form className="grid grid-cols-2 items-end gap-3 md:flex">
        <label className="min-w-0 text-base font-medium">
          <span className="mb-1 block">{adminText.dayOfDelivery}</span>
          <input type="date" name="day" key={day} defaultValue={day} required className={BOX} />
        </label>
        <AdminButton type="submit">{adminText.show}</AdminButton>
      </Form>
      {orders.length === 0 ? (
        <p className="mt-4 text-base text-ink-2">{adminText.noCash(formatDay(day))}</p>
      ) : (
        <>
          <ul className="mt-4 border-t border-line">
            {orders.map(({ id, orderId, orderNumber, at, amount }) => (
              <li
                key={id}
                className="flex min-h-11 flex-wrap items-center gap-x-4 border-b border-line py-2 text-base tabular-nums"
              >
                <TextLink to={href('/admin/orders/:id', { id: orderId })} isInText className="font-medium">
                  <OrderNumber number={orderNumber} />
                </TextLink>
                <LocalTime at={at} className="text-sm text-ink-2" />
                <span className="ml-auto">{formatMoney(amount)}</span>
              </li>
            ))}
          </ul>
          <dl className="mt-3 grid gap-1 text-base font-semibold tabular-nums">
            {[...sums].map(([currency, sum]) => (
              <div key={currency} className="flex justify-between gap-4">
                <dt>
                  {adminText.ordersTotal(
                    orders.filter((order) => order.amount.currency === currency).length,
                    sums.size > 1 ? currency : null,
                  )}
                </dt>
                <dd>{formatMoney(money(sum, currency))}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Panel>
  )
}
