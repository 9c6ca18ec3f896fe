import { withPrefix } from '#app/lib/local-path.ts'

/** The page of an entry. It grants access: only its owner may see it. `prefix`: of a locale. */
export function waitingPath(link: string, prefix = ''): string {
  return withPrefix(prefix, `/product/waiting/${link}`)
}
