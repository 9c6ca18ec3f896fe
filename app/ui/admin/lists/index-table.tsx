import type { ComponentProps, ReactNode, Ref } from 'react'
import { OPEN_ROW_ON_CLICK } from '#app/ui/admin/lists/open-row.ts'
import { SelectHeader } from '#app/ui/admin/lists/select-rows.tsx'
import { SortHeader, type SortHeaderProps } from '#app/ui/admin/lists/sort-header.tsx'
import { useTimeZone } from '#app/ui/time-zone.tsx'

type Column =
  | string
  | {
      readonly label: string
      readonly className?: string
      /** True if the label is only for screen readers. */
      readonly isHidden?: true
      /** True if the column has times of day: the label names their zone. */
      readonly hasTimes?: true
    }
  | (Omit<SortHeaderProps, 'children'> & { readonly label: string })

type IndexTableProps = {
  /** The class that style sheets use to lay out the columns. */
  readonly className: string
  readonly caption: string
  /** Adds a first column that selects rows. */
  readonly selection?: ComponentProps<typeof SelectHeader>['rows'] | undefined
  readonly columns: readonly Column[]
  readonly isBusy?: boolean
  readonly body?: Ref<HTMLTableSectionElement>
  /** The rows. */
  readonly children: ReactNode
}

/** The table of a list, with fixed columns. */
export function IndexTable({
  className,
  caption,
  selection,
  columns,
  isBusy = false,
  body,
  children,
}: IndexTableProps) {
  return (
    <table className={`index-table ${className}`} aria-busy={isBusy || undefined}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {selection && <SelectHeader rows={selection} />}
          {columns.map((column) => (
            <ColumnHeader key={typeof column === 'string' ? column : column.label} column={column} />
          ))}
        </tr>
      </thead>
      <tbody ref={body} {...OPEN_ROW_ON_CLICK}>
        {children}
      </tbody>
    </table>
  )
}

function ColumnHeader({ column }: { readonly column: Column }) {
  if (typeof column === 'string') return <th scope="col">{column}</th>
  if ('column' in column) {
    const { label, ...sorting } = column
    return <SortHeader {...sorting}>{label}</SortHeader>
  }
  const { label, className, isHidden, hasTimes } = column
  return (
    <th scope="col" className={className}>
      {isHidden ? <span className="sr-only">{label}</span> : label}
      {hasTimes && <ZoneName />}
    </th>
  )
}

function ZoneName() {
  return <span className="font-normal"> ({useTimeZone().zoneName})</span>
}
