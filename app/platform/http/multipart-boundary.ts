/** RFC 2046's maximum length in characters. A longer boundary slows down the parser for each byte of the body. */
const MAX_BOUNDARY = 70

/**
 * Returns the boundary of a multipart body. Returns null if it is missing, too long, or repeated (parsers would
 * disagree on which one applies).
 */
export function findMultipartBoundary(contentType: string): string | null {
  if (contentType.match(/boundary=/gi)?.length !== 1) return null
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;]+))/i.exec(contentType) ?? []
  const boundary = (quoted ?? plain ?? '').trim()
  return boundary !== '' && boundary.length <= MAX_BOUNDARY ? boundary : null
}
