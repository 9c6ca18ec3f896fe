import type { FiberContent } from '#app/catalog/materials/materials.ts'
import { materialsText } from '#app/catalog/materials/materials-text.ts'

/** Returns fiber content for shoppers, a line for each component: 'Shell: 55% linen, 45% cotton'. */
export function fiberLines(content: FiberContent): readonly string[] {
  return content.map(({ component, shares }) => {
    const all = shares.map(({ fiber, percent }) => materialsText.share(percent, materialsText.fiber(fiber)))
    const list = materialsText.shares(all)
    return component ? materialsText.ofComponent(materialsText.component(component), list) : list
  })
}
