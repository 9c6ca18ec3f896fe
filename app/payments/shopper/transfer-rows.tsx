import type { ReactNode } from 'react'
import type { TransferRow } from '#app/payments/bank-transfer/transfer-instructions.ts'
import { OrderNumber } from '#app/ui/order-number.tsx'

type TransferRowsProps = {
  readonly rows: readonly TransferRow[]
  /** A button that copies the value. */
  readonly copy?: (row: TransferRow) => ReactNode
}

/**
 * Shows the details for a transfer. They are readable without JavaScript, and the rows keep their height when the
 * buttons appear.
 */
export function TransferRows({ rows, copy }: TransferRowsProps) {
  return (
    <dl className="mt-5 border-t border-ink/20">
      {rows.map((row) => (
        <div
          key={row.label}
          className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] content-center gap-x-4 border-b border-ink/20 py-1.5"
        >
          <dt className="text-sm text-ink-2">{row.label}</dt>
          <dd className="font-medium wrap-anywhere tabular-nums select-all">
            {row.isOrderNumber ? <OrderNumber number={row.value} /> : row.value}
          </dd>
          {copy && <dd className="col-start-2 row-span-2 row-start-1 grid content-center">{copy(row)}</dd>}
        </div>
      ))}
    </dl>
  )
}
