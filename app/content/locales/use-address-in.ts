import { useLocation, useMatches } from 'react-router'
import { readFields } from '#app/lib/json.ts'
import { withPrefix } from '#app/lib/local-path.ts'

/**
 * Returns a function that maps a locale's prefix to the path of this page in that locale. If the slug differs there,
 * the path comes from `elsewhere` in the page's loader data (`listLocalizedPaths`). Otherwise, the current path is
 * used, and the server redirects it if necessary.
 */
export function useLocalePath(): (prefix: string) => string {
  const { pathname, search } = useLocation()
  const elsewhere = readFields(readFields(useMatches().at(-1)?.loaderData).elsewhere)
  return (prefix) => {
    const path = elsewhere[prefix]
    const own = typeof path === 'string' ? path : pathname
    return withPrefix(prefix, own.includes('?') ? own : own + search)
  }
}
