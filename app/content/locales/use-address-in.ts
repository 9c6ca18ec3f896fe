import { useLocation, useMatches } from 'react-router'
import { readFields } from '#app/lib/json.ts'
import { withPrefix } from '#app/lib/local-path.ts'

/**
 * Returns the address of this page in the locale of a prefix. A loader names as `elsewhere` where that has another slug
 * (`pathsElsewhere`); what it does not name redirects there.
 */
export function useAddressIn(): (prefix: string) => string {
  const { pathname, search } = useLocation()
  const elsewhere = readFields(readFields(useMatches().at(-1)?.loaderData).elsewhere)
  return (prefix) => {
    const path = elsewhere[prefix]
    const own = typeof path === 'string' ? path : pathname
    return withPrefix(prefix, own.includes('?') ? own : own + search)
  }
}
