import type { ReactNode } from 'react'

type Column =
  | string
  | {
      readonly label: string
      readonly className?: string
      /** Only screen readers read it. */
      readonly isHidden?: true
    }

type IndexTableProps = {
  /** The name of its rows in style sheets. */
  readonly className: string
  readonly caption: string
  readonly columns: readonly Column[]
  readonly isBusy?: boolean
  /** The rows. */
  readonly children: ReactNode
}

/** The table of a list, with fixed columns. */
export function IndexTable({ className, caption, columns, isBusy = false, children }: IndexTableProps) {
  return (
    <table className={`index-table ${className}`} aria-busy={isBusy || undefined}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => {
            const { label, className: classes, isHidden } = typeof column === 'string' ? { label: column } : column
            return (
              <th key={label} scope="col" className={classes}>
                {isHidden ? <span className="sr-only">{label}</span> : label}
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
