const LINK = '<link rel="modulepreload" href="'
const LOW_PRIORITY = Buffer.from(' fetchpriority="low"')

/** Loads scripts after the styles, fonts and images that are visible first. Works on bytes: decoding a page is slow. */
export function lowerScriptPriority(html: Buffer): Buffer<ArrayBuffer> {
  const parts: Buffer[] = []
  let from = 0
  for (let at = html.indexOf(LINK); at >= 0; at = html.indexOf(LINK, from)) {
    const end = html.indexOf('"', at + LINK.length) + 1
    parts.push(html.subarray(from, end), LOW_PRIORITY)
    from = end
  }
  return Buffer.concat([...parts, html.subarray(from)])
}
