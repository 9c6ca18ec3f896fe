import { withPrefix } from '#app/lib/local-path.ts'

/** The page that confirms a subscription and ends it: only its owner may see it. `prefix`: of a locale. */
export function newsletterPath(link: string, prefix = ''): string {
  return withPrefix(prefix, `/newsletter/${link}`)
}
