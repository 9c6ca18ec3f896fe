import type { ReactNode } from 'react'
import type { TransferRow } from '#app/features/payments/bank-transfer/transfer-instructions.ts'

type TransferRowsProps = {
  readonly rows: readonly TransferRow[]
  /** A button that copies the value. */
  readonly copy?: (row: TransferRow) => ReactNode
}

/** Where to transfer the total. Readable without scripts; rows keep their height when the buttons appear. */
export function TransferRows({ rows, copy }: TransferRowsProps) {
  return (
    <dl className="mt-5 max-w-130 border-t border-ink/20">
      {rows.map((row) => (
        <div key={row.label} className="flex min-h-14 items-center justify-between gap-4 border-b border-ink/20 py-1.5">
          <div className="min-w-0">
            <dt className="text-sm text-ink-2">{row.label}</dt>
            <dd className="font-medium wrap-anywhere tabular-nums select-all">{row.value}</dd>
          </div>
          {copy?.(row)}
        </div>
      ))}
    </dl>
  )
}
