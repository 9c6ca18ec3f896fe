import type { ReactNode } from 'react'
import type { TransferRow } from '#app/payments/bank-transfer/transfer-instructions.ts'

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
    <dl className="mt-5 max-w-160 border-t border-ink/20">
      {rows.map((row) => (
        <div key={row.label} className="border-b border-ink/20 pt-1">
          <dt className="text-sm text-ink-2">{row.label}</dt>
          <dd className="flex min-h-11 items-center justify-between gap-4">
            <span className="min-w-0 font-medium wrap-anywhere tabular-nums select-all">{row.value}</span>
            {copy?.(row)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
