import { useEffect } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement

/** Other inputs, such as colors, can differ from their default without being edited. */
const TEXT_TYPES = ['text', 'search', 'email', 'tel', 'url', 'date', 'datetime-local']

const typedText = new Map<Control, string>()

const stopWatching = typeof document === 'undefined' ? () => {} : watch()

/** Preserves text typed before hydration. React resets textareas on hydration, other fields on their next render. */
export function useEarlyInput(): void {
  useEffect(() => {
    stopWatching()
    for (const [control, text] of typedText) if (control.isConnected) replay(control, text)
    typedText.clear()
  }, [])
}

function watch(): () => void {
  const record = (target: EventTarget | null) => {
    if (!isControl(target)) return
    if (target.value === target.defaultValue) typedText.delete(target)
    else typedText.set(target, target.value)
  }
  const onInput = ({ target }: Event) => record(target)
  // Runs before the next keystroke, which would otherwise be added to the default text
  const restore = new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof HTMLTextAreaElement)) continue
      const text = typedText.get(target)
      if (text !== undefined && target.value !== text) target.value = text
    }
  })
  for (const control of document.querySelectorAll('input, textarea')) record(control)
  document.addEventListener('input', onInput, true)
  restore.observe(document, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('input', onInput, true)
    restore.disconnect()
  }
}

function isControl(target: EventTarget | null): target is Control {
  if (target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && TEXT_TYPES.includes(target.type)
}

/** Makes React treat the text as if it were typed now, replacing the value that React tracks. */
function replay(control: Control, text: string): void {
  const { selectionStart, selectionEnd } = control
  control.value = control.defaultValue
  Reflect.set(Object.getPrototypeOf(control), 'value', text, control) // bypasses React's tracking
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
