import type { ProductColor } from '#app/features/catalog/catalog.ts'
import { useQueryParameter } from '#app/features/catalog/storefront/product/query-parameter.ts'
import { useOptimisticValue } from '#app/lib/optimistic.ts'

/** In the URL (`?color=`); by default the first one. Null if the product has none. */
export function useSelectedColor(colors: readonly ProductColor[]) {
  const [param, setParam] = useQueryParameter('color')
  const colorNamed = (name: string | null) => colors.find((color) => color.name === name)
  const [color, show] = useOptimisticValue(colorNamed(param) ?? colors[0] ?? null)
  const select = (name: string) => {
    show(colorNamed(name) ?? null)
    setParam(name)
  }
  return [color, select] as const
}
