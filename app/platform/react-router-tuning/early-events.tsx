import { useEffect } from 'react'
import { useNonce } from '#app/platform/http/nonce.tsx'

declare global {
  interface Window {
    /** What was pressed or changed before our scripts could hear of it, in that order, each with its last value. */
    earlyEvents?: Map<Element, string> & {
      note(event: Event): void
      /** Runs from the first press on; called once it is over, or where a script does not come: says so to anyone who pressed. */
      readonly timer?: ReturnType<typeof setTimeout>
      fail(): void
      readonly message: Element
    }
  }
}

type EarlyPressesProps = {
  /** What is said where scripts do not come, and the name of the link that loads the page again. */
  notLoaded: string
  reload: string
}

const HEARD = ['click', 'input', 'change'] as const

/**
 * Notes presses of buttons that need our scripts, each once however often it is pressed, and changed fields. What the
 * browser does by itself (links, sending, opening a dialog) is left to it. Where a script does not come, or not within
 * ten seconds, what was pressed looks so no longer, and a message offers to load the page again. 0.5 KB of plain JavaScript
 * in each page: React replays no press from before its own scripts, which come after the first view.
 */
const notePresses = ({ notLoaded, reload }: EarlyPressesProps) =>
  `{const p=window.earlyEvents=new Map,m=p.message=document.createElement('p'),failed=new Promise(r=>p.fail=r);m.className='unloaded on-dark';m.role='alert';m.innerHTML=${JSON.stringify(`${notLoaded} <a href="">${reload}</a>`)};p.note=e=>{const t=e.target,b=e.type=='click'?t.closest('button[type=button]'):t;if(!b||b.command)return;p.delete(b);p.set(b,b.value);b.dataset.pressed='';p.timer??=setTimeout(p.fail,1e4);failed.then(()=>{delete b.dataset.pressed;document.body.append(m)});e.stopImmediatePropagation()};for(const t of['${HEARD.join("','")}'])addEventListener(t,p.note,true)}`

/** To stand before all that can be pressed: what is pressed before our scripts are there is done once they are. */
export function EarlyEvents(props: EarlyPressesProps) {
  const nonce = useNonce()
  useEffect(() => {
    const timer = setTimeout(catchUp) // the effects of all that was hydrated have run by then, and what they set is shown
    return () => clearTimeout(timer)
  }, [])
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {import.meta.env.SSR ? notePresses(props) : '' /* it ran long before, so it is no part of our scripts */}
    </script>
  )
}

/** Each in turn, once what the one before it changed is shown: what a button does may depend on that. */
async function catchUp(): Promise<void> {
  const early = window.earlyEvents
  if (!early) return
  window.earlyEvents = undefined
  clearTimeout(early.timer)
  early.message.remove()
  for (const type of HEARD) removeEventListener(type, early.note, true)
  if (document.activeElement instanceof HTMLInputElement) report(document.activeElement, 'focusin')
  for (const [element, value] of early) {
    element.removeAttribute('data-pressed')
    if (element instanceof HTMLButtonElement) element.click()
    else if (element instanceof HTMLInputElement) changeAgain(element, value)
    else if (element instanceof HTMLSelectElement) {
      element.value = value
      report(element, 'change')
    }
    await null // React shows what a press changed before anything else that waits
  }
}

/**
 * React hears of a change only where it knew of another value before; it watches the field's own setters, not these. What was
 * left already is left again: some of what is typed counts from then on.
 */
function changeAgain(field: HTMLInputElement, value: string): void {
  if (field.type === 'radio') {
    field.checked = false
    field.click()
  } else {
    field.value = value ? '' : ' '
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    report(field, 'input')
    const now = document.activeElement
    if (now !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: now }))
  }
}

function report(element: Element, type: string): void {
  element.dispatchEvent(new Event(type, { bubbles: true }))
}
