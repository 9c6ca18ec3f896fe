/** In characters, by RFC 2046. A parser takes longer for each byte of a body the longer the boundary is. */
const MAX_BOUNDARY = 70

/** Returns the boundary of a multipart body. Null if it is missing, too long, or one of several: parsers read different ones. */
export function multipartBoundary(contentType: string): string | null {
  if (contentType.match(/boundary=/gi)?.length !== 1) return null
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;]+))/i.exec(contentType) ?? []
  const boundary = (quoted ?? plain ?? '').trim()
  return boundary !== '' && boundary.length <= MAX_BOUNDARY ? boundary : null
}
