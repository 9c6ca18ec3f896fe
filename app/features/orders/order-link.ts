/** It grants access: only the shopper and staff may see it. */
export function orderPath(link: string): string {
  return `/order/${link}`
}

export function isOrderLink(text: string): boolean {
  return /^[0-9a-f]{48}$/.test(text)
}
