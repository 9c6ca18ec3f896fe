import type { ComponentProps } from 'react'

type PressableProps = Pick<ComponentProps<'button'>, 'disabled' | 'onClick'> & {
  /** Its work runs. */
  readonly busy: boolean
  /** The id of what has to be settled first. */
  readonly blockedBy?: string | undefined
}

/**
 * The attributes of a button that may be at work: it keeps its place and the focus, cannot be pressed again, not by Enter in
 * a field of its form either, and says so. One that is blocked gives the focus to what it waits for, which says why in its
 * part `ID-why`. `aria-disabled` holds for all that cannot be pressed, so one style is enough.
 */
export function pressable({ busy, blockedBy, disabled, onClick }: PressableProps) {
  const lead = (event: { preventDefault(): void }) => {
    event.preventDefault()
    if (blockedBy) document.getElementById(blockedBy)?.focus()
  }
  return {
    onClick: busy ? ignorePress : blockedBy ? lead : onClick,
    disabled,
    'aria-disabled': disabled || busy || Boolean(blockedBy) || undefined,
    'aria-busy': busy || undefined,
    ...(blockedBy && { 'aria-describedby': `${blockedBy}-why` }),
  }
}

function ignorePress(event: { preventDefault(): void }): void {
  event.preventDefault()
}
