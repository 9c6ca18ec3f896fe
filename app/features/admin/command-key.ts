import { useHydrated } from '#app/lib/hydrated.ts'

/** The modifier key of shortcuts on this machine. */
export function useCommandKey(): 'Ctrl' | '⌘' {
  const isHydrated = useHydrated()
  return isHydrated && /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'
}
