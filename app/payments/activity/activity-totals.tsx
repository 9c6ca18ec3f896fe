import { formatMoney, money } from '#app/base/money.ts'
import type { ActivityTotal } from '#app/payments/activity/activity.ts'
import { adminText } from '#app/payments/admin-text.ts'

type ActivityTotalsProps = {
  /** Null if there are too many rows to sum. */
  readonly totals: readonly ActivityTotal[] | null
}

/** Shows the totals of the listed payments, by currency. */
export function ActivityTotals({ totals }: ActivityTotalsProps) {
  if (totals === null) {
    return <p className="mt-4 text-base text-ink-2">{adminText.noTotals}</p>
  }
  if (totals.length === 0) return null
  return (
    <section
      aria-label={adminText.totals}
      className="mt-4 grid gap-3 rounded-field border border-line bg-paper px-4 py-3 md:px-5"
    >
      {totals.map(({ currency, received, refunded, fees }) => (
        <dl key={currency} className="grid grid-cols-2 gap-x-8 gap-y-2 text-base tabular-nums md:flex md:flex-wrap">
          <Total term={adminText.received(currency)} value={formatMoney(money(received, currency))} />
          <Total term={adminText.refunded} value={formatMoney(money(refunded, currency))} />
          <Total term={adminText.fees} value={formatMoney(money(fees, currency))} />
          <Total term={adminText.net} value={formatSigned(received - refunded - fees, currency)} />
        </dl>
      ))}
    </section>
  )
}

function formatSigned(minor: number, currency: ActivityTotal['currency']): string {
  return `${minor < 0 ? '−' : ''}${formatMoney(money(Math.abs(minor), currency))}`
}

function Total({ term, value }: { readonly term: string; readonly value: string }) {
  return (
    <div className="md:min-w-40">
      <dt className="text-sm text-ink-2">{term}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  )
}
