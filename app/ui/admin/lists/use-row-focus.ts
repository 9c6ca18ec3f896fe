import { type FocusEvent, useEffect, useRef } from 'react'

/** After a row's removal, focuses the same button (by `data-row-button`) of the next row, or `getFallback()`. */
export function useRowFocus<List extends HTMLElement>(getFallback: () => HTMLElement | null) {
  const list = useRef<List>(null)
  const focused = useRef<{ readonly row: number; readonly button: string } | null>(null)

  useEffect(() => {
    const last = focused.current
    if (!last || document.activeElement !== document.body) return
    const buttons = list.current?.querySelectorAll<HTMLElement>(`[data-row-button="${last.button}"]`) ?? []
    const next = buttons[Math.min(last.row, buttons.length - 1)] ?? getFallback()
    next?.focus()
  })

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
