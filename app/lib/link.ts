/**
 * The target of a link that somebody wrote, or null where it is none that we lead to: an https address, an e-mail or a
 * path of this store.
 */
export function parseLink(written: string): string | null {
  // Browsers read a backslash as a slash and pass over tabs and line ends, so '/\t/' would be another host.
  if (/[\s\\\p{Cc}]/u.test(written)) return null
  if (/^\/(?!\/)/.test(written) || /^mailto:[^/]/i.test(written)) return written
  return /^https:\/\/[^/]/i.test(written) && URL.canParse(written) ? written : null
}
