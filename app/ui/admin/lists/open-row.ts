import type { MouseEvent } from 'react'

const CONTROLS = 'a, button, input, select, textarea, label, details, .cell-select, .cell-actions'

/**
 * A click anywhere in a row opens its `.row-link`, in a new tab with Ctrl, ⌘ or the middle button. Unlike a link over
 * the whole row, this keeps the text in the row selectable.
 */
export const OPEN_ROW_ON_CLICK = {
  onClick: (event: MouseEvent) => {
    const link = findRowLink(event)
    if (!link || hasSelectedText()) return
    const { altKey, ctrlKey, metaKey, shiftKey } = event
    link.dispatchEvent(
      new window.MouseEvent('click', { bubbles: true, cancelable: true, altKey, ctrlKey, metaKey, shiftKey }),
    )
  },
  onMouseDown: (event: MouseEvent) => {
    if (event.button === 1 && findRowLink(event)) event.preventDefault() // prevents autoscrolling
  },
  onAuxClick: (event: MouseEvent) => {
    const link = event.button === 1 && findRowLink(event)
    if (link) window.open(link.href, '_blank', 'noopener')
  },
}

/** Returns null for a click on a control or in a row that opens nothing. */
function findRowLink({ target }: MouseEvent): HTMLAnchorElement | null {
  if (!(target instanceof Element) || target.closest(CONTROLS)) return null
  return target.closest('tr, li')?.querySelector<HTMLAnchorElement>('a.row-link') ?? null
}

/** Selecting text by dragging ends with a click event, which must not open the row. */
function hasSelectedText(): boolean {
  return window.getSelection()?.isCollapsed === false
}
