/**
 * `decodeStatement` decodes the bytes of a statement: UTF-8, UTF-16, the encoding that an XML declaration names,
 * Windows-1252, or Windows-1250 and ISO 8859-2 of Polish banks. A text that would be garbled is refused.
 */

import { adminText } from '#app/features/transfers/admin-text.ts'

export type DecodedStatement =
  | { readonly ok: true; readonly text: string; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly reason: string }

/** Where no valid UTF-8 is found. The first one that gives words wins. */
const SINGLE_BYTE_ENCODINGS = ['windows-1252', 'windows-1250', 'iso-8859-2']
/** Encodings that a file may declare in its XML declaration. */
const DECLARED = /^(?:iso-8859-(?:1|2|15)|latin1|windows-125[0-2]|us-ascii)$/i

/** Signs that stand beside letters only if a text was decoded with the wrong table. */
const GARBLED = [
  /[\u0080-\u009f]/,
  /\p{L}[³¹¥£¯¶±¤¦¬¼¾¢‡†ƒ‰]/u,
  /[³¹¥¯¶±¼¾¿£][\p{Ll}]/u,
  /\p{L}[„”‚“¿¡»«§]\p{Ll}/u,
  /\p{Ll}[ŠŽŸŒÄÖÜÅÑÉ]\p{Ll}/u,
]

export function decodeStatement(bytes: Uint8Array): DecodedStatement {
  const utf16 = utf16Of(bytes)
  if (utf16) return decodedAs(bytes, utf16)
  const isUtf8 = decode(bytes, 'utf-8') !== null
  if (isUtf8) return decodedAs(bytes, 'utf-8')
  const declared = declaredEncoding(bytes)
  if (declared) return decodedAs(bytes, declared)
  for (const encoding of SINGLE_BYTE_ENCODINGS) {
    const text = decode(bytes, encoding)
    if (text !== null && !GARBLED.some((garbled) => garbled.test(text))) return decodedAs(bytes, encoding)
  }
  return { ok: false, reason: adminText.notDecoded }
}

function decodedAs(bytes: Uint8Array, encoding: string): DecodedStatement {
  const text = decode(bytes, encoding)?.replace(/^\ufeff/, '') ?? null
  if (text === null || text.includes('\0')) return { ok: false, reason: adminText.notDecoded }
  const isGarbled = text.includes('\ufffd') || /Ã[\u0080-\u00bf„œŸ–¤¶¼]|â‚¬/.test(text)
  return {
    ok: true,
    text,
    warnings: isGarbled ? [adminText.garbled] : [],
  }
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** By byte order mark, or by the zero byte that every second character of Western text has. */
function utf16Of(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, 200)
  const zerosAt = (parity: number) => start.filter((byte, index) => byte === 0 && index % 2 === parity).length
  const [even, odd] = [zerosAt(0), zerosAt(1)]
  if (odd > start.length / 4 && even === 0) return 'utf-16le'
  return even > start.length / 4 && odd === 0 ? 'utf-16be' : null
}

function declaredEncoding(bytes: Uint8Array): string | null {
  const start = decode(bytes.subarray(0, 200), 'windows-1252') ?? ''
  const declared = /^<\?xml[^>]{0,100}encoding=["']([\w-]{1,30})["']/.exec(start)?.[1]
  return declared && DECLARED.test(declared) ? declared : null
}
