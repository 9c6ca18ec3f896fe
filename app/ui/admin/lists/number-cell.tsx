import type { ReactNode } from 'react'
import { formatNumber } from '#app/lib/format/number.ts'

type NumberCellProps = {
  readonly className: string
  /** Null if it is unknown. */
  readonly value: number | null
  /** Labels the number on phones, where lists have no column headings. */
  readonly phoneLabel: string
  readonly children?: ReactNode
}

export function NumberCell({ className, value, phoneLabel, children }: NumberCellProps) {
  return (
    <td className={`text-right ${className}`}>
      {value === null ? '—' : formatNumber(value)}
      <span className="md:hidden"> {phoneLabel}</span>
      {children}
    </td>
  )
}
