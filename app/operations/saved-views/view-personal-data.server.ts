import { inArray } from 'drizzle-orm'
import { savedViews } from '#app/operations/saved-views/saved-views.table.ts'
import type { ErasedCounts, PersonalData } from '#app/orders/personal-data.ts'

/** Views that staff named after a person's email or that search for it are deleted with the person's data. */
export const viewData: PersonalData = {
  async erase(tx, { email }): Promise<ErasedCounts> {
    const { id, name, query } = savedViews
    const views = await tx.select({ id, name, query }).from(savedViews)
    const isOfPerson = (view: (typeof views)[number]) =>
      [view.name, ...new URLSearchParams(view.query).values()].join('\n').toLowerCase().includes(email.toLowerCase())
    const found = views.filter(isOfPerson)
    if (found.length === 0) return {}
    await tx.delete(savedViews).where(
      inArray(
        id,
        found.map((view) => view.id),
      ),
    )
    return { views: found.length }
  },
}
