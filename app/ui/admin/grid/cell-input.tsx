import type { ComponentProps } from 'react'
import { cellAt } from '#app/ui/admin/grid/use-cell-grid.ts'

type CellInputProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  readonly at: readonly [row: number, column: number]
  readonly isChanged?: boolean
  readonly align?: 'left' | 'right'
  readonly onType: (text: string) => void
}

/** An amount or text in a table with `useCellGrid`. */
export function CellInput({
  at: [row, column],
  isChanged = false,
  align = 'right',
  className = '',
  onType,
  ...input
}: CellInputProps) {
  const ground = isChanged ? 'bg-lumen-soft' : 'bg-paper'
  return (
    <input
      {...cellAt(row, column)}
      inputMode="decimal"
      {...input}
      className={`h-9 w-full min-w-24 border border-edge px-2 text-base placeholder:text-ink-3 aria-invalid:border-2 aria-invalid:border-danger max-md:h-11 ${ground} ${align === 'right' ? 'text-right' : 'text-left'} ${className}`}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  )
}
