import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '#app/ui/icon.tsx'
import type { Toast } from '#app/ui/toast.tsx'
import { uiText } from '#app/ui/ui-text.ts'

const LEAVING_MS = 300
const MARGIN_PX = 16

/** While a modal dialog is open, everything outside it is inert, so the region moves into the topmost dialog. */
export function ToastRegion({ toasts, onGone }: { toasts: readonly Toast[]; onGone: (id: number) => void }) {
  const host = useTopmostDialog(toasts.length > 0)
  const region = useRef<HTMLDivElement>(null)
  useToastSpace(host, region)
  // biome-ignore lint/correctness/useExhaustiveDependencies: in a different host, the popover has to be opened again
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
      className={`toasts fixed start-auto end-4 top-auto bottom-4 m-0 w-[calc(100vw-32px)] flex-col gap-2 border-0 bg-transparent text-paper open:flex forced-colors:p-px md:w-90 ${host ? '' : 'max-md:bottom-20'}`}
    >
      {toasts.map((toast) => (
        <ToastMessage key={toast.id} toast={toast} onGone={onGone} />
      ))}
    </div>
  )
  return host ? createPortal(list, host) : list
}

/**
 * Reserves space for toasts below a dialog, as `--toast-space` (theme.css), until the dialog closes, so that its
 * buttons do not move.
 */
function useToastSpace(host: HTMLElement | null, region: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = region.current
    if (!host || !element) return
    let reservedHeight = 0
    const reserve = () => {
      const { left, right, height } = element.getBoundingClientRect()
      const hostLeft = host.offsetLeft // its final position: a drawer may still be sliding in
      const isBeside = right <= hostLeft || left >= hostLeft + host.offsetWidth
      const needed = height === 0 || isBeside ? 0 : height + 2 * MARGIN_PX
      if (needed <= reservedHeight) return
      reservedHeight = needed
      host.style.setProperty('--toast-space', `${needed}px`)
      const focused = document.activeElement
      if (focused && host.contains(focused)) focused.scrollIntoView({ block: 'nearest' })
    }
    const observer = new ResizeObserver(reserve)
    observer.observe(element)
    const reserveAgain = () => {
      reservedHeight = 0
      host.style.removeProperty('--toast-space')
      reserve()
    }
    window.addEventListener('resize', reserveAgain)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', reserveAgain)
      host.style.removeProperty('--toast-space')
    }
  }, [host, region])
}

const BARS = {
  success: 'border-lumen text-lumen',
  error: 'border-danger text-danger-soft',
  info: 'border-info text-info-soft',
} as const
const GLYPHS = { success: '✓', error: '!', info: 'i' } as const

function ToastMessage({ toast, onGone }: { toast: Toast; onGone: (id: number) => void }) {
  const [isHeld, setHeld] = useState(false)
  const [isLeaving, setLeaving] = useState(toast.timeLeft === 0)
  const focusedBefore = useRef<Element>(null)

  useEffect(() => {
    if (isHeld || isLeaving) return
    const startedAt = performance.now()
    const timer = setTimeout(() => setLeaving(true), toast.timeLeft)
    return () => {
      clearTimeout(timer)
      toast.timeLeft = Math.max(0, toast.timeLeft - (performance.now() - startedAt))
    }
  }, [isHeld, isLeaving, toast])

  useEffect(() => {
    if (!isLeaving) return
    toast.timeLeft = 0
    const timer = setTimeout(() => onGone(toast.id), LEAVING_MS)
    return () => clearTimeout(timer)
  }, [isLeaving, onGone, toast])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only keep the toast open while it is hovered or focused
    <div
      role={toast.type === 'error' ? 'alert' : 'status'}
      data-leaving={isLeaving || undefined}
      className={`toast on-dark flex items-center gap-3 border-s-4 bg-ink ps-4 text-base shadow-pop forced-colors:outline ${BARS[toast.type]}`}
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
      <span className="min-w-0 flex-1 py-3 wrap-anywhere text-paper">{toast.message}</span>
      <button
        type="button"
        className="grid size-11 shrink-0 place-items-center text-paper"
        aria-label={uiText.dismiss}
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

/**
 * Returns the topmost modal dialog. Watches the page while there are toasts, and after that until the dialog closes,
 * because its reserved space is only removed then.
 */
function useTopmostDialog(hasToasts: boolean): HTMLElement | null {
  const [dialog, setDialog] = useState<HTMLElement | null>(null)
  const isWatching = hasToasts || dialog !== null
  useLayoutEffect(() => {
    if (!isWatching) return
    const findDialog = () => setDialog([...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? null)
    findDialog()
    // A dialog that is removed fires no event, and Safari before 26 and Firefox before 133 fire no `toggle` event
    const observer = new MutationObserver(findDialog)
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] })
    return () => observer.disconnect()
  }, [isWatching])
  return dialog
}
