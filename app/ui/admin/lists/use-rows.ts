import { useState } from 'react'
import { moveItem } from '#app/lib/lists.ts'

/** For rows without ids: returns the props of a `SortableList`, with stable keys, and a function that changes a row. */
export function useRows<Row extends object>(rows: readonly Row[], onChange: (rows: readonly Row[]) => void) {
  const [keys, setKeys] = useState<readonly string[]>([])
  const next = Math.max(-1, ...keys.map(Number)) + 1
  const rowKeys = rows.map((_, index) => keys[index] ?? String(next + index))
  return {
    list: {
      items: rows.map((row, index) => ({ ...row, rowKey: rowKeys[index] ?? '' })),
      toKey: ({ rowKey }: { readonly rowKey: string }) => rowKey,
      onMove: (from: number, to: number) => {
        setKeys(moveItem(rowKeys, from, to))
        onChange(moveItem(rows, from, to))
      },
      onRemove: (index: number) => {
        setKeys(rowKeys.toSpliced(index, 1))
        onChange(rows.toSpliced(index, 1))
      },
    },
    replace: (index: number, change: Partial<Row>) =>
      onChange(rows.map((row, at) => (at === index ? { ...row, ...change } : row))),
  }
}
