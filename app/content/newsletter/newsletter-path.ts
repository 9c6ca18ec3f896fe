import { withPrefix } from '#app/lib/local-path.ts'

/** Returns the private path of the page that confirms or ends a subscription. `prefix` is the locale's prefix. */
export function getNewsletterPath(link: string, prefix = ''): string {
  return withPrefix(prefix, `/newsletter/${link}`)
}
