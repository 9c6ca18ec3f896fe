import { createContext, type ReactNode, use, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useLazy } from '#app/ui/lazy.ts'

type ToastType = 'success' | 'error' | 'info'
export type Toast = {
  readonly id: number
  readonly topic: string
  readonly message: string
  readonly type: ToastType
  /** Milliseconds left, 0 once the toast is leaving. Mutable, because moving into a dialog remounts the toast. */
  timeLeft: number
}

type ShowToast = (message: string, type?: ToastType, duration?: number) => void

const ToastContext = createContext<((topic: string, ...toast: Parameters<ShowToast>) => void) | null>(null)

const DURATION_MS = 3_000
const MAX_VISIBLE = 3

/**
 * Returns a function that shows a toast. A new toast replaces the component's previous one.
 * @throws Error outside a provider.
 */
export function useToast(): ShowToast {
  const show = use(ToastContext)
  if (!show) throw new Error('useToast must be used within a ToastProvider')
  const topic = useId()
  return useCallback((...toast) => show(topic, ...toast), [show, topic])
}

const loadRegion = () => import('#app/ui/toast-region.tsx')

/** The region that shows the toasts is loaded on the first interaction. No toast can appear before that. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const lastId = useRef(0)
  const { part, hasFailed, startLoading } = useLazy(loadRegion)
  const show = useCallback(
    (topic: string, message: string, type: ToastType = 'success', duration = DURATION_MS) => {
      startLoading()
      const toast = { id: ++lastId.current, topic, message, type, timeLeft: duration }
      setToasts((shown) => [...shown.filter((other) => other.topic !== topic), toast].slice(-MAX_VISIBLE))
    },
    [startLoading],
  )
  const remove = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), [])
  useEffect(() => {
    const eventTypes = ['pointerdown', 'keydown']
    for (const eventType of eventTypes) addEventListener(eventType, startLoading, { once: true })
    return () => {
      for (const eventType of eventTypes) removeEventListener(eventType, startLoading)
    }
  }, [startLoading])
  return (
    <ToastContext value={show}>
      {children}
      {part ? (
        <part.ToastRegion toasts={toasts} onGone={remove} />
      ) : (
        hasFailed && toasts[0] && <PlainToast key={toasts[0].id} toast={toasts[0]} onGone={remove} />
      )}
    </ToastContext>
  )
}

function PlainToast({ toast: { id, message, timeLeft }, onGone }: { toast: Toast; onGone: (id: number) => void }) {
  useEffect(() => {
    const timer = setTimeout(onGone, timeLeft, id)
    return () => clearTimeout(timer)
  }, [id, timeLeft, onGone])
  return (
    <p role="alert" className="fixed inset-x-4 bottom-20 z-(--z-toast) bg-ink p-4 text-base text-paper">
      {message}
    </p>
  )
}
