import type { ComponentProps } from 'react'

type PressableProps = Pick<ComponentProps<'button'>, 'disabled' | 'onClick'> & {
  /** Its work runs. */
  readonly busy: boolean
}

/**
 * The attributes of a button that may be at work: it keeps its place and the focus, cannot be pressed again, not by Enter in
 * a field of its form either, and says so. `aria-disabled` holds for all that cannot be pressed, so one style is enough.
 */
export function pressable({ busy, disabled, onClick }: PressableProps) {
  return {
    onClick: busy ? ignorePress : onClick,
    disabled,
    'aria-disabled': disabled || busy || undefined,
    'aria-busy': busy || undefined,
  }
}

function ignorePress(event: { preventDefault(): void }): void {
  event.preventDefault()
}
