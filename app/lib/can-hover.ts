import { useSyncExternalStore } from 'react'

/** Whether the main pointer can hover; false on the server and during hydration. */
export function useCanHover(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia('(hover: hover)').matches,
    () => false,
  )
}

const subscribe = () => () => {}
