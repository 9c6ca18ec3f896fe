import type { KeyboardEvent } from 'react'
import { adminText } from '#app/ui/admin/admin-text.ts'

type Axis = 'x' | 'y'

type MoveActionsProps = {
  readonly index: number
  readonly count: number
  readonly disabled?: boolean
  /** The direction in which the items are laid out. */
  readonly axis?: Axis
  readonly onMove: (from: number, to: number) => void
}

const LONG_LIST_LENGTH = 5

type Step = { readonly label: string; readonly keys?: { readonly name: string; readonly displayText: string } }
type Move = Step & { readonly to: number }

const STEPS: Readonly<Record<Axis, readonly [back: () => Step, forth: () => Step]>> = {
  x: [
    () => ({ label: adminText.moveEarlier, keys: { name: 'Alt+ArrowLeft', displayText: 'Alt+←' } }),
    () => ({ label: adminText.moveLater, keys: { name: 'Alt+ArrowRight', displayText: 'Alt+→' } }),
  ],
  y: [
    () => ({ label: adminText.moveUp, keys: { name: 'Alt+ArrowUp', displayText: 'Alt+↑' } }),
    () => ({ label: adminText.moveDown, keys: { name: 'Alt+ArrowDown', displayText: 'Alt+↓' } }),
  ],
}

/** The actions of an `ActionMenu` that move an item. */
export function MoveActions({ index, count, disabled = false, axis = 'y', onMove }: MoveActionsProps) {
  if (count < 2) return null
  const last = count - 1
  const [back, forward] = STEPS[axis]
  const moves: readonly Move[] = [
    { ...back(), to: index - 1 },
    { ...forward(), to: index + 1 },
    ...(count < LONG_LIST_LENGTH || axis === 'x'
      ? []
      : [
          { label: adminText.moveToTop, to: 0 },
          { label: adminText.moveToBottom, to: last },
        ]),
  ]
  return moves.map(({ label, to, keys }) => (
    <button
      key={label}
      type="button"
      aria-keyshortcuts={keys?.name}
      disabled={disabled || to < 0 || to > last || to === index}
      onClick={() => onMove(index, to)}
    >
      {label}
      {keys && <span data-keys={keys.displayText} />}
    </button>
  ))
}

/** Returns the index to which Alt and an arrow key move an item; null for other keys. */
export function getMoveForKey({ altKey, key, target }: KeyboardEvent, index: number, axis: Axis = 'y'): number | null {
  // Alt+↓ opens a select, and Option+← moves by one word in a text area
  const isTaken = target instanceof HTMLSelectElement || (axis === 'x' && target instanceof HTMLTextAreaElement)
  if (!altKey || isTaken) return null
  const [back, forward] = axis === 'y' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
  if (key === back) return index - 1
  return key === forward ? index + 1 : null
}
