import { createHash } from 'node:crypto'

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi

/**
 * What `script-src` has to name so that the inline scripts of this page run, and no others: their hashes. JSON-LD is data,
 * and a script with a `src` is allowed by where it comes from. React writes `>` in no attribute and `</script` in no script.
 * Each byte is read as one letter: that gives the same bytes to hash, and takes half the memory of the text they stand for.
 */
export function inlineScriptSources(html: Uint8Array): string[] {
  const sources = new Set<string>()
  for (const [, attributes = '', script = ''] of lettersOf(html).matchAll(SCRIPT)) {
    if (/\ssrc=|\stype="application\/ld\+json"/i.test(attributes)) continue
    sources.add(`'sha256-${createHash('sha256').update(script, 'latin1').digest('base64')}'`)
  }
  return [...sources]
}

function lettersOf({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('latin1')
}
