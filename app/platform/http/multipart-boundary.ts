/** In characters, by RFC 2046. A parser takes longer for each byte of a body the longer the boundary is. */
const MAX_BOUNDARY = 70

/** Returns the boundary of a multipart body, as our parser reads it. Null if it is missing or too long. */
export function multipartBoundary(contentType: string): string | null {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;]+))/i.exec(contentType) ?? []
  const boundary = (quoted ?? plain ?? '').trim()
  return boundary !== '' && boundary.length <= MAX_BOUNDARY ? boundary : null
}
