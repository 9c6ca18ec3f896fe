import type { SavedView, ViewsOfList } from '#app/operations/saved-views/saved-views.server.ts'

export type ActiveView = {
  readonly view: SavedView | null
  /** True if the filters differ from those of the view. */
  readonly isEdited: boolean
  /** True if the URL contains the id of a view that no longer exists. */
  readonly isDeleted: boolean
}

/** Finds the view whose id is in the URL, otherwise the view with the same filters. */
export function findActiveView({ current, requested, views }: ViewsOfList): ActiveView {
  const named = views.find(({ id }) => id === requested)
  const view = named ?? views.find(({ query }) => query === current) ?? null
  return {
    view,
    isEdited: view !== null && view.query !== current,
    isDeleted: requested !== null && view === null,
  }
}

/** Returns true if there are filters and no view has the same ones. */
export function canSaveView({ current, views }: ViewsOfList): boolean {
  return current !== '' && views.every(({ query }) => query !== current)
}
