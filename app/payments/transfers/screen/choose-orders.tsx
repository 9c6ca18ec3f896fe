import { useState } from 'react'
import { href, useFetcher } from 'react-router'
import { formatMoney, money, subtract, toDecimal } from '#app/base/money.ts'
import { parseTypedMoney } from '#app/base/typed-money.ts'
import { adminText } from '#app/payments/transfers/admin-text.ts'
import type { DeskRow } from '#app/payments/transfers/transfer-desk.server.ts'
import type { FoundOrders } from '#app/payments/transfers/transfer-orders.server.ts'
import { AdminButton, TextButton } from '#app/ui/admin/admin-button.tsx'
import { TextField } from '#app/ui/admin/admin-field.tsx'
import { useDebounce } from '#app/ui/admin/use-debounce.ts'
import { ProblemText } from '#app/ui/problem-text.tsx'

type ChooseOrdersProps = {
  readonly row: DeskRow
  readonly error: string | undefined
  readonly isBusy: boolean
  readonly onCancel: () => void
  readonly onSend: (fields: Readonly<Record<string, string | readonly string[]>>) => void
}

type Part = { readonly order: string; readonly orderNumber: string; readonly due: string; readonly amount: string }

const DELAY_MS = 250

/** Finds orders, and splits the payment among them. */
export function ChooseOrders({ row, error, isBusy, onCancel, onSend }: ChooseOrdersProps) {
  const { currency } = row.left
  const [parts, setParts] = useState<readonly Part[]>([])
  const [q, setQ] = useState('')
  const fetcher = useFetcher<FoundOrders>()
  const { load } = fetcher
  const search = useDebounce(DELAY_MS, () => {
    if (q.trim()) void load(`${href('/admin/transfers/orders')}?${new URLSearchParams({ q, currency })}`)
  })
  const usedAmount = parts.reduce((sum, { amount }) => sum + (parseTypedMoney(amount, currency)?.minor ?? 0), 0)
  const left = money(row.left.minor - usedAmount, currency)
  const found = q.trim() ? (fetcher.data?.orders ?? []) : []

  function add({ id, orderNumber, total, received }: (typeof found)[number]): void {
    const due = subtract(total, received)
    const amount = left.minor > 0 && left.minor < due.minor ? left : due
    setParts([...parts, { order: id, orderNumber, due: formatMoney(due), amount: toDecimal(amount) }])
  }

  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const [order, amount] = [parts.map((part) => part.order), parts.map((part) => part.amount)]
        if (parts.length > 0) onSend({ intent: 'book', row: row.id, version: row.version, order, amount })
      }}
    >
      <TextField
        name={`search.${row.id}`}
        label={adminText.findOrder}
        type="search"
        hint={adminText.findOrderHint}
        maxLength={100}
        value={q}
        autoFocus
        onChange={(event) => {
          setQ(event.currentTarget.value)
          search.schedule()
        }}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p role="status" className="text-sm text-ink-2">
        {q.trim() && fetcher.state === 'idle' && fetcher.data && found.length === 0 && adminText.noOrderFound}
        {fetcher.state !== 'idle' && adminText.searching}
      </p>
      {found.length > 0 && (
        <ul aria-label={adminText.foundOrders} className="-mt-2 border-y border-line">
          {found.map((order) => (
            <li key={order.id} className="flex flex-wrap items-center justify-between gap-x-3 text-base">
              <span className="min-w-0 wrap-anywhere">
                {adminText.orderDue(
                  order.orderNumber,
                  order.customerName,
                  formatMoney(subtract(order.total, order.received)),
                )}
              </span>
              <TextButton disabled={parts.some((part) => part.order === order.id)} onClick={() => add(order)}>
                {adminText.add}
                <span className="sr-only"> {order.orderNumber}</span>
              </TextButton>
            </li>
          ))}
        </ul>
      )}
      {parts.map((part, index) => (
        <div key={part.order} className="flex flex-wrap items-end gap-3">
          <TextField
            name={`amount.${row.id}.${index}`}
            label={adminText.amountFor(part.orderNumber)}
            hint={adminText.amountDue(part.due)}
            inputMode="decimal"
            maxLength={20}
            className="min-w-0 grow"
            value={part.amount}
            onChange={(event) => {
              const amount = event.currentTarget.value
              setParts(parts.map((other) => (other === part ? { ...other, amount } : other)))
            }}
          />
          <TextButton className="mb-5" onClick={() => setParts(parts.filter((other) => other !== part))}>
            {adminText.remove}
            <span className="sr-only"> {part.orderNumber}</span>
          </TextButton>
        </div>
      ))}
      {parts.length > 0 && (
        <p className={`text-sm ${left.minor < 0 ? 'text-danger' : 'text-ink-2'}`}>
          {left.minor < 0
            ? adminText.moreThanThePayment(formatMoney(money(-left.minor, currency)))
            : left.minor === 0
              ? adminText.allUsed
              : adminText.leftSetAside(formatMoney(left))}
        </p>
      )}
      {error && (
        <ProblemText role="alert" className="text-sm">
          {error}
        </ProblemText>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <AdminButton type="submit" look="primary" busy={isBusy} disabled={parts.length === 0 || left.minor < 0}>
          {adminText.confirm}
        </AdminButton>
        <TextButton onClick={onCancel}>{adminText.cancel}</TextButton>
      </div>
    </form>
  )
}
