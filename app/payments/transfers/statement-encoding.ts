/**
 * `decodeStatement` decodes the bytes of a statement as `decodeText` does. If `decodeText` has to guess the encoding, a
 * supported encoding in the XML declaration takes precedence.
 */

import { adminText } from '#app/payments/transfers/admin-text.ts'
import { decodeText } from '#app/platform/files/decode-text.ts'

type DecodedStatement =
  | { readonly ok: true; readonly text: string; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly reason: string }

/** Encodings that an XML declaration can specify. */
const DECLARED = /^(?:iso-8859-(?:1|2|15)|latin1|windows-125[0-2]|us-ascii)$/i

export function decodeStatement(bytes: Uint8Array): DecodedStatement {
  const decoded = decodeText(bytes)
  const declared = decoded.isGuessed ? findDeclaredEncoding(bytes) : null
  const text = declared ? new TextDecoder(declared).decode(bytes) : decoded.text
  if (text.includes('\0')) return { ok: false, reason: adminText.notDecoded }
  const isGarbled = text.includes('\ufffd') || /Ã[\u0080-\u00bf„œŸ–¤¶¼]|â‚¬/.test(text)
  return { ok: true, text, warnings: isGarbled ? [adminText.garbled] : [] }
}

function findDeclaredEncoding(bytes: Uint8Array): string | null {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const declared = /^<\?xml[^>]{0,100}encoding=["']([\w-]{1,30})["']/.exec(start)?.[1]
  return declared && DECLARED.test(declared) ? declared : null
}
