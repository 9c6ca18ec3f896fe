import type { KeyboardEvent } from 'react'
import { adminText } from '#app/ui/admin/admin-text.ts'

type MoveActionsProps = {
  readonly index: number
  readonly count: number
  readonly disabled?: boolean
  readonly onMove: (from: number, to: number) => void
}

const LONG = 5

/** The actions of an `ActionMenu` that move a row. */
export function MoveActions({ index, count, disabled = false, onMove }: MoveActionsProps) {
  if (count < 2) return null
  const last = count - 1
  const moves = [
    { label: adminText.moveUp, to: index - 1, keys: { name: 'Alt+ArrowUp', shown: 'Alt+↑' } },
    { label: adminText.moveDown, to: index + 1, keys: { name: 'Alt+ArrowDown', shown: 'Alt+↓' } },
    { label: adminText.moveToTop, to: 0, isForLong: true },
    { label: adminText.moveToBottom, to: last, isForLong: true },
  ]
  return moves
    .filter(({ isForLong }) => !isForLong || count >= LONG)
    .map(({ label, to, keys }) => (
      <button
        key={label}
        type="button"
        aria-keyshortcuts={keys?.name}
        disabled={disabled || to < 0 || to > last || to === index}
        onClick={() => onMove(index, to)}
      >
        {label}
        {keys && <span data-keys={keys.shown} />}
      </button>
    ))
}

/** Returns the index to which Alt+↑ or Alt+↓ moves a row; null for other keys. */
export function getMoveByKey({ altKey, key, target }: KeyboardEvent, index: number): number | null {
  if (!altKey || target instanceof HTMLSelectElement) return null // Alt+↓ opens a select
  if (key === 'ArrowUp') return index - 1
  return key === 'ArrowDown' ? index + 1 : null
}
