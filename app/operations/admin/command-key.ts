import { useHydrated } from '#app/ui/hydrated.ts'

export function useCommandKey(): 'Ctrl' | '⌘' {
  const isHydrated = useHydrated()
  return isHydrated && /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'
}
