import { createHash } from 'node:crypto'

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi

/**
 * Returns the hashes for `script-src`. JSON-LD is data and needs no hash. A pattern suffices, because React escapes `>`
 * in attributes and `</script`.
 */
export function listInlineScriptSources(html: Uint8Array): string[] {
  const sources = new Set<string>()
  const text = Buffer.from(html.buffer, html.byteOffset, html.byteLength).toString('latin1')
  for (const [, attributes = '', script = ''] of text.matchAll(SCRIPT)) {
    if (/\ssrc=|\stype="application\/ld\+json"/i.test(attributes)) continue
    sources.add(`'sha256-${createHash('sha256').update(script, 'latin1').digest('base64')}'`)
  }
  return [...sources]
}
