import { useSyncExternalStore } from 'react'

/** Returns false on the server and during hydration, so that both render the same content, and true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}

const subscribe = () => () => {}
