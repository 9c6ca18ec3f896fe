import { useHydrated } from '#app/lib/hydrated.ts'

/** The key that commands go with on this machine. */
export function useCommandKey(): 'Ctrl' | '⌘' {
  const isHydrated = useHydrated()
  return isHydrated && /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'
}
