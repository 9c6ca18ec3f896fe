import { useSyncExternalStore } from 'react'

/** False on the server and while hydrating, so that both show the same; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

function neverChanges(): () => void {
  return () => {}
}
