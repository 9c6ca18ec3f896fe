import { useHydrated } from '#app/lib/hydrated.ts'

export function useCommandKey(): 'Ctrl' | '⌘' {
  const isHydrated = useHydrated()
  return isHydrated && /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'
}
