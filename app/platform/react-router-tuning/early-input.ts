import { useEffect } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement

/** Others, such as colors, may hold something else than they were given before anyone touched them. */
const TEXTS = ['text', 'search', 'email', 'tel', 'url', 'date', 'datetime-local']

/** What is typed until the page's scripts have taken it over, on a slow machine or a slow line. */
const typed = new Map<Control, string>()

const stopWatching = typeof document === 'undefined' ? () => {} : watch()

/**
 * Keeps what someone typed before the scripts were there. React gives a textarea its first text again as it takes the
 * page over, and does not hear of what other fields hold by then; the next drawing of such a field would take it away.
 */
export function useEarlyInput(): void {
  useEffect(() => {
    stopWatching()
    for (const [control, text] of typed) if (control.isConnected) report(control, text)
    typed.clear()
  }, [])
}

function watch(): () => void {
  const note = (target: EventTarget | null) => {
    if (!isControl(target)) return
    if (target.value === target.defaultValue) typed.delete(target)
    else typed.set(target, target.value)
  }
  const onInput = ({ target }: Event) => note(target)
  // Before the next key is pressed: it would go into the text that was there first
  const putBack = new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof HTMLTextAreaElement)) continue
      const text = typed.get(target)
      if (text !== undefined && target.value !== text) target.value = text
    }
  })
  for (const control of document.querySelectorAll('input, textarea')) note(control)
  document.addEventListener('input', onInput, true)
  putBack.observe(document, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('input', onInput, true)
    putBack.disconnect()
  }
}

function isControl(target: EventTarget | null): target is Control {
  if (target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && TEXTS.includes(target.type)
}

/** Lets the field say what it holds as if it were typed now: React hears of a change from the text that it knows of. */
function report(control: Control, text: string): void {
  const { selectionStart, selectionEnd } = control
  control.value = control.defaultValue
  Reflect.set(Object.getPrototypeOf(control), 'value', text, control) // behind React's back
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
