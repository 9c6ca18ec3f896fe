import type { ListViews, SavedView } from '#app/operations/saved-views/saved-views.server.ts'

export type ActiveView = {
  readonly view: SavedView | null
  /** The filters were changed since the view was opened. */
  readonly isEdited: boolean
  /** The URL names a view that no longer exists. */
  readonly isDeleted: boolean
}

/** The view that the URL names, otherwise the one with the same filters. */
export function findActiveView({ current, requested, views }: ListViews): ActiveView {
  const named = views.find(({ id }) => id === requested)
  const view = named ?? views.find(({ query }) => query === current) ?? null
  return {
    view,
    isEdited: view !== null && view.query !== current,
    isDeleted: requested !== null && view === null,
  }
}

/** The filters are those of no view, and of no tab that the list has anyway. */
export function canSaveView({ current, views }: ListViews): boolean {
  return current !== '' && views.every(({ query }) => query !== current)
}
