import { useSearchParams } from 'react-router'
import { useHydrated } from '#app/lib/hydrated.ts'

/** A query parameter as state. Null until hydration, because the cached page is the same for every query. */
export function useQueryParameter(name: string) {
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
  return [hydrated ? query.get(name) : null, set] as const
}
