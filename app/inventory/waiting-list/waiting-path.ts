import { withPrefix } from '#app/lib/local-path.ts'

/** Returns the path of an entry's page. It grants access, so only its owner may see it. `prefix`: of a locale. */
export function waitingPath(link: string, prefix = ''): string {
  return withPrefix(prefix, `/product/waiting/${link}`)
}
