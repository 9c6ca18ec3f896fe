import { useEffect } from 'react'
import { useNonce } from '#app/platform/http/nonce.tsx'

declare global {
  interface Window {
    /**
     * Maps each element that had an event to its latest value, in the order of the events. An unchecked checkbox has
     * the value ''.
     */
    earlyEvents?: Map<Element, string> & {
      record(event: Event): void
      /** Offers to reload the page as soon as an event has been recorded. */
      fail(): void
      readonly timer?: ReturnType<typeof setTimeout>
      readonly message: Element
    }
  }
}

type EarlyEventsProps = { notLoaded: string; reload: string }

const RECORDED_EVENTS = ['click', 'input', 'change'] as const

/**
 * Returns an inline script (0.5 KB) that records changed fields and clicks on buttons that need our scripts. After ten
 * seconds, or if a script fails, a message offers to reload.
 */
const createRecordingScript = ({ notLoaded, reload }: EarlyEventsProps) =>
  `{const p=window.earlyEvents=new Map,m=p.message=document.createElement('p'),failed=new Promise(r=>p.fail=r);m.className='unloaded on-dark';m.role='alert';m.innerHTML=${JSON.stringify(`${notLoaded} <a href="">${reload}</a>`)};p.record=e=>{const t=e.target,b=e.type=='click'?t.closest('button[type=button]'):t;if(!b||b.command)return;p.delete(b);p.set(b,b.type=='checkbox'?b.checked?'on':'':b.value);b.dataset.pressed='';p.timer??=setTimeout(p.fail,1e4);failed.then(()=>{delete b.dataset.pressed;document.body.append(m)});e.stopImmediatePropagation()};for(const t of['${RECORDED_EVENTS.join("','")}'])addEventListener(t,p.record,true)}`

/** Replays clicks and changes from before hydration, because React does not. Place it before all controls. */
export function EarlyEvents(props: EarlyEventsProps) {
  const nonce = useNonce()
  useEffect(() => {
    const timer = setTimeout(replay) // after hydration and the updates it triggers
    return () => clearTimeout(timer)
  }, [])
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {import.meta.env.SSR ? createRecordingScript(props) : '' /* not part of the client scripts */}
    </script>
  )
}

/** Replays events one at a time: each may depend on what React renders after the previous event. */
async function replay(): Promise<void> {
  const early = window.earlyEvents
  if (!early) return
  window.earlyEvents = undefined
  clearTimeout(early.timer)
  early.message.remove()
  for (const type of RECORDED_EVENTS) removeEventListener(type, early.record, true)
  if (document.activeElement instanceof HTMLInputElement) dispatch(document.activeElement, 'focusin')
  for (const [element, value] of early) {
    element.removeAttribute('data-pressed')
    if (element instanceof HTMLButtonElement) element.click()
    else if (element instanceof HTMLInputElement) replayInput(element, value)
    else if (element instanceof HTMLSelectElement) {
      element.value = value
      dispatch(element, 'change')
    }
    await null // React renders the result of a click first
  }
}

/**
 * React reports a change only if the value differs from the tracked one. Therefore the tracked setter first sets a
 * different value, and the prototype's setter sets the real one. A field that lost focus also gets its `focusout`.
 */
function replayInput(field: HTMLInputElement, value: string): void {
  if (field.type === 'radio' || field.type === 'checkbox') {
    field.checked = field.type === 'checkbox' && value === '' // the click changes it back
    field.click()
  } else {
    field.value = value ? '' : ' '
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    dispatch(field, 'input')
    const focused = document.activeElement
    if (focused !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: focused }))
  }
}

function dispatch(element: Element, type: string): void {
  element.dispatchEvent(new Event(type, { bubbles: true }))
}
