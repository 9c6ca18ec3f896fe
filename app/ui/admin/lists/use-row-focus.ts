import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * For lists whose rows go by a button in them: the focus, which went with its row, is handed to the same button of the row
 * that stands in that place then, and to what `otherwise` finds where none is left. Buttons say by `data-row-button` which
 * of a row's they are.
 */
export function useRowFocus<List extends HTMLElement>(otherwise: () => HTMLElement | null) {
  const list = useRef<List>(null)
  const focused = useRef<{ readonly row: number; readonly button: string } | null>(null)

  useEffect(() => {
    const last = focused.current
    if (!last || document.activeElement !== document.body) return
    const buttons = list.current?.querySelectorAll<HTMLElement>(`[data-row-button="${last.button}"]`) ?? []
    const next = buttons[Math.min(last.row, buttons.length - 1)] ?? otherwise()
    next?.focus()
  })

  /** What a row of the list needs for it. */
  const rowProps = (row: number) => ({
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const button = target.dataset.rowButton
      focused.current = button === undefined ? null : { row, button }
    },
    onBlur: () => {
      focused.current = null
    },
  })
  return { list, rowProps }
}
