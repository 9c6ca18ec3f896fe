import type { ComponentProps } from 'react'
import { getCellAttributes } from '#app/ui/admin/grid/use-cell-grid.ts'

type CellInputProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  readonly at: readonly [row: number, column: number]
  readonly isChanged?: boolean
  readonly align?: 'left' | 'right'
  /** Shows the border even if the pointer is not over the cell, so that the cell looks editable. */
  readonly hasBorder?: boolean
  readonly onType: (text: string) => void
}

/** A field for an amount or text in a table with `useCellGrid`. */
export function CellInput({
  at: [row, column],
  isChanged = false,
  align = 'right',
  hasBorder = false,
  className = '',
  onType,
  ...input
}: CellInputProps) {
  const background = isChanged
    ? 'border-edge bg-lumen-soft'
    : `border-line bg-paper ${hasBorder ? '' : 'md:border-transparent'}`
  return (
    <input
      {...getCellAttributes(row, column)}
      inputMode="decimal"
      {...input}
      className={`h-9 w-full border px-2 hover:border-edge focus:border-edge md:min-w-24 text-base placeholder:text-ink-3 aria-invalid:border-2 aria-invalid:border-danger max-md:h-11 ${background} ${align === 'right' ? 'text-right' : 'text-left'} ${className}`}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  )
}
