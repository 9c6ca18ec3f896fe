import type { ProductColor } from '#app/catalog/catalog.ts'
import { useOptimisticValue } from '#app/catalog/storefront/optimistic.ts'
import { useQueryParameter } from '#app/content/storefront/product/query-parameter.ts'

/**
 * Returns the color in the URL (`?color=`), by default the first color; null if the product has no colors. `rendered`:
 * the color in the server's response.
 */
export function useSelectedColor(colors: readonly ProductColor[], rendered: string | null) {
  const [param, setParam] = useQueryParameter('color', rendered)
  const findColor = (name: string | null) => colors.find((color) => color.name === name)
  const [color, show] = useOptimisticValue(findColor(param) ?? colors[0] ?? null)
  const select = (name: string) => {
    show(findColor(name) ?? null)
    setParam(name)
  }
  return [color, select] as const
}

/** The size in the URL (`?size=`); null until one is chosen. `rendered`: the size in the server's response. */
export function useSelectedSize(sizes: readonly string[], rendered: string | null) {
  const [param, setParam] = useQueryParameter('size', rendered)
  const [size, show] = useOptimisticValue(sizes.find((known) => known === param) ?? null)
  const select = (name: string) => {
    show(name)
    setParam(name)
  }
  return [size, select] as const
}
