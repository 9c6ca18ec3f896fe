export const MAX_VIEW_NAME = 40
export const MAX_VIEW_QUERY = 2_000
/** The maximum number of views that a member of staff can have of one list. */
export const MAX_VIEWS = 20

/** The URL parameter with the id of the view that the shown filters are based on. */
export const VIEW_PARAM = 'view'

/** Returns the URL of a list with these filters, and with the id of a view if `id` is given. */
export function buildViewUrl(path: string, query = '', id?: string): string {
  const params = new URLSearchParams(query)
  if (id) params.set(VIEW_PARAM, id)
  return params.size > 0 ? `${path}?${params}` : path
}
