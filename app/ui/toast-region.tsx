import { useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '#app/ui/icon.tsx'
import type { Toast } from '#app/ui/toast.tsx'

const LEAVING_MS = 300

/**
 * Above a phone's buy bar, in the corner of a wide screen; in a dialog at the top, as its buttons are at the bottom, and
 * within a drawer, which leaves 24 px of a phone's width.
 */
const ON_PAGE = 'inset-[auto_16px_16px_auto] max-md:bottom-20'
const IN_DIALOG = 'inset-[64px_16px_auto_auto] max-md:w-[calc(100vw-56px)]'

/**
 * In the top layer, above what is open. While a modal dialog is open everything outside of it is inert and unheard, so
 * the region moves into the topmost one.
 */
export function ToastRegion({ toasts, onGone }: { toasts: readonly Toast[]; onGone: (id: number) => void }) {
  const host = useTopmostDialog(toasts.length)
  const region = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: moved into another host, the popover has to be opened again
  useEffect(() => {
    const element = region.current
    if (!element) return
    if (element.matches(':popover-open')) element.hidePopover()
    if (toasts.length > 0 && element.isConnected) element.showPopover()
  }, [host, toasts.length])
  const list = (
    <div
      ref={region}
      popover="manual"
      className={`fixed m-0 w-[calc(100vw-32px)] flex-col gap-2 border-0 bg-transparent text-paper open:flex forced-colors:p-px md:w-90 ${host ? IN_DIALOG : ON_PAGE}`}
    >
      {toasts.map((toast) => (
        <ToastMessage key={toast.id} toast={toast} onGone={onGone} />
      ))}
    </div>
  )
  return host ? createPortal(list, host) : list
}

const BARS = {
  success: 'border-lumen text-lumen',
  error: 'border-danger text-danger-soft',
  info: 'border-info text-info-soft',
} as const
const GLYPHS = { success: '✓', error: '!', info: 'i' } as const

function ToastMessage({ toast, onGone }: { toast: Toast; onGone: (id: number) => void }) {
  const [held, setHeld] = useState(false)
  const [leaving, setLeaving] = useState(toast.timeLeft === 0)
  /** Where the focus was before it came here: there it goes back to when the message is dismissed. */
  const focusedBefore = useRef<Element>(null)

  useEffect(() => {
    if (held || leaving) return
    const startedAt = performance.now()
    const timer = setTimeout(() => setLeaving(true), toast.timeLeft)
    return () => {
      clearTimeout(timer)
      toast.timeLeft = Math.max(0, toast.timeLeft - (performance.now() - startedAt))
    }
  }, [held, leaving, toast])

  useEffect(() => {
    if (!leaving) return
    toast.timeLeft = 0
    const timer = setTimeout(() => onGone(toast.id), LEAVING_MS)
    return () => clearTimeout(timer)
  }, [leaving, onGone, toast])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while a pointer or the focus rests on it
    <div
      role={toast.type === 'error' ? 'alert' : 'status'}
      data-leaving={leaving || undefined}
      className={`toast on-dark flex items-center gap-3 border-l-4 bg-ink pl-4 text-base shadow-pop forced-colors:outline ${BARS[toast.type]}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ relatedTarget }) => {
        setHeld(true)
        focusedBefore.current = relatedTarget
      }}
      onBlur={() => setHeld(false)}
    >
      <span aria-hidden="true" className="font-semibold">
        {GLYPHS[toast.type]}
      </span>
      <span className="min-w-0 flex-1 py-3 break-words text-paper">{toast.message}</span>
      <button
        type="button"
        className="grid size-11 shrink-0 place-items-center text-paper"
        aria-label="Dismiss message"
        onClick={() => {
          setLeaving(true)
          if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus({ preventScroll: true })
        }}
      >
        <Icon name="close" className="size-4" />
      </button>
    </div>
  )
}

/** The modal dialog on top of all, or null. One that goes away with its page tells nobody, so each new toast looks again. */
function useTopmostDialog(toasts: number): Element | null {
  const [dialog, setDialog] = useState<Element | null>(null)
  const look = useMemo(() => () => setDialog(Array.from(document.querySelectorAll('dialog:modal')).at(-1) ?? null), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(look, [look, toasts])
  useEffect(() => {
    document.addEventListener('toggle', look, true) // dialogs tell of opening and closing; the event does not bubble
    return () => document.removeEventListener('toggle', look, true)
  }, [look])
  return dialog
}
