import type { ComponentProps } from 'react'

type PressableProps = Pick<ComponentProps<'button'>, 'disabled' | 'onClick'> & {
  readonly busy: boolean
  readonly blockedBy?: string | undefined
}

/**
 * A busy or blocked button keeps its place and the focus. Clicking a blocked button, busy or not, focuses the field
 * that blocks it; the field's `ID-why` element explains the reason. `aria-disabled` is set in every state in which the
 * button does not act, so that one style suffices.
 */
export function getPressableProps({ busy, blockedBy, disabled, onClick }: PressableProps) {
  const focusBlocker = (event: { preventDefault(): void }) => {
    event.preventDefault()
    if (blockedBy) document.getElementById(blockedBy)?.focus()
  }
  return {
    onClick: blockedBy ? focusBlocker : busy ? ignoreClick : onClick,
    disabled,
    'aria-disabled': disabled || busy || Boolean(blockedBy) || undefined,
    'aria-busy': busy || undefined,
    ...(blockedBy && { 'aria-describedby': `${blockedBy}-why` }),
  }
}

function ignoreClick(event: { preventDefault(): void }): void {
  event.preventDefault()
}
