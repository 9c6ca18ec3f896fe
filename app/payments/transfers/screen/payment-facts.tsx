import { formatMoney } from '#app/base/money.ts'
import { formatDay } from '#app/lib/format/date.ts'
import { adminText } from '#app/payments/transfers/admin-text.ts'
import { formatIban, isIban } from '#app/payments/transfers/iban.ts'
import type { ShownRow } from '#app/payments/transfers/transfer-desk.server.ts'

type PaymentFactsProps = { readonly row: Omit<ShownRow, 'key'> }

/** Shows the bank's data about a payment. */
export function PaymentFacts({ row }: PaymentFactsProps) {
  const { amount, left, payerName, payerAccount, bookedOn, reference, text, alsoIn } = row
  const isPartlyBooked = left.minor !== amount.minor && left.minor > 0
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-base">
        <span className="font-medium wrap-anywhere">{payerName || adminText.unknownPayer}</span>
        <span className="font-medium whitespace-nowrap tabular-nums">{formatMoney(amount)}</span>
      </p>
      {isPartlyBooked && <p className="text-sm text-amber">{adminText.notBooked(formatMoney(left))}</p>}
      <p className="text-base wrap-anywhere whitespace-pre-wrap">{[reference, text].filter(Boolean).join(' · ')}</p>
      <p className="text-sm wrap-anywhere text-ink-2">
        {formatDay(bookedOn)}
        {payerAccount && ` · ${isIban(payerAccount) ? formatIban(payerAccount) : payerAccount}`}
      </p>
      {alsoIn.length > 0 && (
        <p className="text-sm wrap-anywhere text-ink-2">{adminText.alsoInStatements(alsoIn.join(', '))}</p>
      )}
    </div>
  )
}
