/**
 * How a route is cached: a route module declares it as `export const cache`. Every visitor gets the same response from such
 * a route, and its loader says with `tagPage` what that shows. Only the server reads it, and the build leaves it out of the
 * browser's scripts.
 */
export type RouteCache = {
  /** Which values of each parameter of the path are cached: they bound how many addresses there are. */
  readonly params?: Readonly<Record<string, (value: string) => boolean>>
  /** The part of the query that decides over the response, in one fixed form; null: not cached. By default it is ignored. */
  readonly query?: (query: URLSearchParams) => string | null
  /** The one path under which all requests of the route are cached. */
  readonly path?: string
}
