import { withPrefix } from '#app/lib/local-path.ts'

/** It grants access: only the shopper and staff may see it. `prefix`: of a locale. */
export function orderPath(link: string, prefix = ''): string {
  return withPrefix(prefix, `/order/${link}`)
}

export function isOrderLink(text: string): boolean {
  return /^[0-9a-f]{48}$/.test(text)
}
