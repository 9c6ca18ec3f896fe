/** Exported as `cache`. The response is the same for all clients, and the loader calls `tagPage`. */
export type RouteCache = {
  /** Which values of each path parameter are cached: they limit the number of keys. */
  readonly params?: Readonly<Record<string, (value: string) => boolean>>
  /** Returns the canonical part of the query that affects the response, or null: not cached. */
  readonly query?: (query: URLSearchParams) => string | null
  /** The one path under which all requests of the route are cached. */
  readonly path?: string
}
