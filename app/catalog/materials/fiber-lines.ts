import type { FiberContent } from '#app/catalog/materials/materials.ts'
import { materialsText } from '#app/catalog/materials/materials-text.ts'

/** Returns fiber content for shoppers, one line per component: 'Shell: 55% linen, 45% cotton'. */
export function formatFiberLines(content: FiberContent): readonly string[] {
  return content.map(({ component, shares }) => {
    const all = shares.map(({ fiber, percent }) => materialsText.share(percent, materialsText.fiber(fiber)))
    const list = materialsText.shares(all)
    return component ? materialsText.ofComponent(materialsText.component(component), list) : list
  })
}
