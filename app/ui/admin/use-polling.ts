import { useEffect, useEffectEvent } from 'react'
import { useFetchers, useNavigation, useRevalidator } from 'react-router'

type State = { readonly state: 'idle' | 'loading' | 'submitting' }

/**
 * Returns true if the page's data can be reloaded now. Returns false while a form is being submitted, because React
 * Router drops an action's redirect if a reload starts while the action is running.
 */
export function canReload(running: readonly State[]): boolean {
  return running.every(({ state }) => state === 'idle')
}

/** Reloads the page's data every `intervalMs` while work on the server is running, at most `max` times. */
export function usePolling(isRunning: boolean, intervalMs: number, max = Number.POSITIVE_INFINITY): void {
  const revalidator = useRevalidator()
  const navigation = useNavigation()
  const fetchers = useFetchers()
  const poll = useEffectEvent(() => {
    if (canReload([revalidator, navigation, ...fetchers])) void revalidator.revalidate()
  })
  useEffect(() => {
    if (!isRunning) return
    let polls = 0
    const timer = setInterval(() => {
      if (++polls >= max) clearInterval(timer)
      poll()
    }, intervalMs)
    return () => clearInterval(timer)
  }, [isRunning, intervalMs, max])
}
