/**
 * `cleanTable` prepares a table for `readCsv`: UTF-8, without zero bytes and without Excel's “sep=;” line. The line
 * numbers do not change, because messages use them to identify rows.
 */

import { decodeText } from '#app/platform/files/decode-text.ts'

type CleanTable = {
  readonly bytes: Uint8Array
  /** Null if the encoding is certain. */
  readonly guessedEncoding: string | null
}

const SEPARATOR_LINE = /^(?:\ufeff)?"?sep=.{1,2}?"?(?=\r|\n)/i
/** Files with a larger share of zero bytes are not text. */
const MAX_ZERO_SHARE = 0.05

export function cleanTable(bytes: Uint8Array): CleanTable {
  const { text, encoding, isGuessed } = decodeText(bytes)
  const clean = removeZeroBytes(text).replace(SEPARATOR_LINE, '')
  const isUnchanged = clean === text && encoding === 'UTF-8' && !isGuessed
  return { bytes: isUnchanged ? bytes : Buffer.from(clean), guessedEncoding: isGuessed ? encoding : null }
}

function removeZeroBytes(text: string): string {
  if (!text.includes('\0')) return text
  const clean = text.replaceAll('\0', '')
  return text.length - clean.length > text.length * MAX_ZERO_SHARE ? text : clean
}

const [LINE_FEED, CARRIAGE_RETURN] = [0x0a, 0x0d]

/** Replaces the lines before `line` (counted from 1) with empty lines. */
export function blankLinesBefore(bytes: Uint8Array, line: number): Uint8Array {
  return replaceLines(bytes, { from: 1, to: line }, '')
}

/** Replaces the lines from `from` (counted from 1) up to but not including `to` with text and empty lines. */
export function replaceLines(
  bytes: Uint8Array,
  { from, to }: { readonly from: number; readonly to: number },
  text: string,
): Uint8Array {
  const [start, end] = [findLineStart(bytes, from), findLineStart(bytes, to)]
  const lineBreaks =
    Buffer.from(bytes.subarray(start, end))
      .toString('latin1')
      .match(/\r\n|\r|\n/g) ?? []
  return Buffer.concat([bytes.subarray(0, start), Buffer.from(text + lineBreaks.join('')), bytes.subarray(end)])
}

function findLineStart(bytes: Uint8Array, line: number): number {
  let current = 1
  let at = 0
  for (; at < bytes.length && current < line; at++) {
    if (bytes[at] === CARRIAGE_RETURN && bytes[at + 1] === LINE_FEED) continue
    if (bytes[at] === LINE_FEED || bytes[at] === CARRIAGE_RETURN) current++
  }
  return at
}
