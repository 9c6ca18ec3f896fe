import { createContext, type RouterContextProvider } from 'react-router'

/** Values by query parameter name. */
export type QueryValues = Readonly<Record<string, readonly string[]>>

/** The versions of the page that is being rendered; null if the page will not be cached. */
export const pageVersions = createContext<Map<string, readonly string[]> | null>(null)

/**
 * Declares the query parameter values for which the page has a separate version, such as '?size=M'. Only the loader
 * knows these values. Any other value gets the page without the parameter, so that made-up values do not fill the
 * cache.
 */
export function declareVersions(context: Readonly<RouterContextProvider>, values: QueryValues): void {
  const versions = context.get(pageVersions)
  for (const [name, knownValues] of Object.entries(values)) versions?.set(name, knownValues)
}

/** Returns the query of the requested version, or '' for the page itself. */
export function toVersionQuery(values: QueryValues, requested: URLSearchParams): string {
  const query = new URLSearchParams()
  for (const [name, knownValues] of Object.entries(values)) {
    const value = requested.get(name)
    if (value !== null && knownValues.includes(value)) query.set(name, value)
  }
  return query.size > 0 ? `?${query}` : ''
}
