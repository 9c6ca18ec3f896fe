import { withPrefix } from '#app/lib/local-path.ts'

/** The private path of the page that confirms or ends a subscription. `prefix`: the locale's prefix. */
export function newsletterPath(link: string, prefix = ''): string {
  return withPrefix(prefix, `/newsletter/${link}`)
}
