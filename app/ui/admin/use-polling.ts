import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'

/** Reloads the page's data every `intervalMs` while work on the server is running. */
export function usePolling(isRunning: boolean, intervalMs: number): void {
  const { revalidate, state } = useRevalidator()
  const poll = useEffectEvent(() => {
    if (state === 'idle') void revalidate()
  })
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(poll, intervalMs)
    return () => clearInterval(timer)
  }, [isRunning, intervalMs])
}
