import { useSearchParams } from 'react-router'
import { useHydrated } from '#app/ui/hydrated.ts'

/**
 * Returns a query parameter as state. Until hydration, its value is `rendered`, because cached pages are the same for
 * most queries.
 */
export function useQueryParameter(name: string, rendered: string | null = null) {
  const [query, setQuery] = useSearchParams()
  const hydrated = useHydrated()
  const set = (value: string) => {
    setQuery(
      (current) => {
        current.set(name, value)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return [hydrated ? query.get(name) : rendered, set] as const
}
