import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** Runs `work`, which navigates, after a pause. Waits for a pending navigation, which `work` would otherwise cancel. */
export function useDebounce(delayMs: number, work: () => void): { schedule: () => void; cancel: () => void } {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  const isLeaving = location !== undefined && location.pathname !== pathname
  const [waiting, setWaiting] = useState<object | null>(null)
  const [due, setDue] = useState<object | null>(null)
  const onDue = useEffectEvent(work)
  useEffect(() => {
    if (!waiting || isLeaving) return
    // A transition, like the router's own updates, so that a navigation that has just been started is seen
    const timer = setTimeout(() => startTransition(() => setDue(waiting)), delayMs)
    return () => clearTimeout(timer)
  }, [waiting, isLeaving, delayMs])
  useEffect(() => {
    if (!due || due !== waiting || isLeaving) return
    setWaiting(null)
    onDue()
  }, [due, waiting, isLeaving])
  return { schedule: () => setWaiting({}), cancel: () => setWaiting(null) }
}
