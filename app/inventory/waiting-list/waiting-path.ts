import { withPrefix } from '#app/lib/local-path.ts'

/**
 * Returns the path of an entry's page. The path grants access, so show it only to the entry's owner. `prefix` is the
 * locale's path prefix.
 */
export function getWaitingPath(link: string, prefix = ''): string {
  return withPrefix(prefix, `/product/waiting/${link}`)
}
