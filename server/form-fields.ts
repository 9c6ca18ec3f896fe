import { MAX_FORM_FIELDS } from '#app/lib/form.ts'
import { findMultipartBoundary } from '#app/platform/http/multipart-boundary.ts'

/** Returns true if the body has more fields than any form of the store. Counts separators before anything is parsed. */
export function hasTooManyFields(body: Buffer, contentType = ''): boolean {
  const type = contentType.split(';')[0]?.trim().toLowerCase()
  if (type === 'application/x-www-form-urlencoded') return hasMore(body, '&', MAX_FORM_FIELDS - 1)
  if (type !== 'multipart/form-data') return false
  // The closing boundary counts as one more
  return hasMore(body, `--${findMultipartBoundary(contentType)}`, MAX_FORM_FIELDS + 1)
}

function hasMore(body: Buffer, separator: string, max: number): boolean {
  let count = 0
  for (
    let at = body.indexOf(separator);
    at !== -1 && count <= max;
    at = body.indexOf(separator, at + separator.length)
  ) {
    count += 1
  }
  return count > max
}
