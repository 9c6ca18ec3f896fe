export const MAX_VIEW_NAME = 40
export const MAX_VIEW_QUERY = 2_000
/** For each member of staff and list. */
export const MAX_VIEWS = 20

/** The URL parameter that names the view from which the shown filters started. */
export const VIEW_PARAM = 'view'

/** Returns the URL of a list with these filters, and of a view if `id` is given. */
export function buildViewUrl(path: string, query = '', id?: string): string {
  const params = new URLSearchParams(query)
  if (id) params.set(VIEW_PARAM, id)
  return params.size > 0 ? `${path}?${params}` : path
}
