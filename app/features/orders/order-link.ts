/** The order's own page. Its last part is what no one can guess, so the address is a key: it goes to the shopper only. */
export function orderPath(link: string): string {
  return `/order/${link}`
}

/** Whether a text can be the last part of that address: 48 hexadecimal digits, as the database makes them. */
export function isOrderLink(text: string): boolean {
  return /^[0-9a-f]{48}$/.test(text)
}
