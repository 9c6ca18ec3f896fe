/**
 * A route exports this as `cache`. Its response must be the same for all clients, and its loader must call `tagPage`.
 */
export type RouteCache = {
  /** For each path parameter, returns true for values that are cached. This limits the number of keys. */
  readonly params?: Readonly<Record<string, (value: string) => boolean>>
  /** Returns the canonical part of the query that affects the response, or null if the response is not cached. */
  readonly query?: (query: URLSearchParams) => string | null
  /** The path under which all requests of the route are cached. */
  readonly path?: string
}
