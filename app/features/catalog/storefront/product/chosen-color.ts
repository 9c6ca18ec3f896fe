import { useSearchParams } from 'react-router'
import type { ProductColor } from '#app/features/catalog/catalog.ts'
import { useHydrated } from '#app/lib/hydrated.ts'
import { useOptimisticValue } from '#app/lib/optimistic.ts'

/**
 * The color a shopper looks at, kept in the address (`?color=`) so that it can be sent to a friend; the first one until
 * another is chosen. Null where the product has none.
 */
export function useChosenColor(colors: readonly ProductColor[]) {
  const [query, setQuery] = useSearchParams()
  const hydrated = useHydrated() // the server's page is the same for every address of the product
  const named = hydrated ? colors.find(({ name }) => name === query.get('color')) : undefined
  const [shown, show] = useOptimisticValue(named ?? colors[0] ?? null)
  const choose = (name: string) => {
    show(colors.find((color) => color.name === name) ?? null)
    setQuery(
      (current) => {
        current.set('color', name)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return [shown, choose] as const
}
