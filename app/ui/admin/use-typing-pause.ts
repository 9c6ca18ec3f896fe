import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/**
 * Runs `work`, which changes the address, once nobody typed for `pause` ms: `typed` starts the wait anew, `settle` ends it.
 * While another screen is on its way it waits for what becomes of that, as it would call the screen back.
 */
export function useTypingPause(pause: number, work: () => void): { typed: () => void; settle: () => void } {
  const isLeaving = useIsLeaving()
  const [waiting, setWaiting] = useState<object | null>(null)
  const [due, setDue] = useState<object | null>(null)
  const onPause = useEffectEvent(work)
  useEffect(() => {
    if (!waiting || isLeaving) return
    // A transition, as the router's are: with it comes what was pressed a moment ago
    const timer = setTimeout(() => startTransition(() => setDue(waiting)), pause)
    return () => clearTimeout(timer)
  }, [waiting, isLeaving, pause])
  useEffect(() => {
    if (!due || due !== waiting || isLeaving) return
    setWaiting(null)
    onPause()
  }, [due, waiting, isLeaving])
  return { typed: () => setWaiting({}), settle: () => setWaiting(null) }
}

function useIsLeaving(): boolean {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  return location !== undefined && location.pathname !== pathname
}
