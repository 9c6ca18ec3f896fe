/**
 * `decodeText` reads files in an unknown encoding: UTF-8, UTF-16, and the Windows, macOS and DOS code pages that
 * spreadsheets still write. No file is rejected for its encoding. `isGuessed` means that the encoding is not certain.
 */

import { isUtf8 } from 'node:buffer'

type DecodedText = {
  /** The text without a byte order mark. */
  readonly text: string
  readonly encoding: string
  /** True for code pages, because a different code page is possible, and for UTF-8 with invalid bytes. */
  readonly isGuessed: boolean
}

export function decodeText(bytes: Uint8Array): DecodedText {
  const utf16 = detectUtf16(bytes)
  if (utf16) return { text: decode(bytes, utf16), encoding: utf16.toUpperCase(), isGuessed: false }
  if (isUtf8(bytes)) return { text: decode(bytes, 'utf-8'), encoding: 'UTF-8', isGuessed: false }
  const stray = findStrayBytes(bytes)
  if (stray) return { text: decodeAround(bytes, stray), encoding: 'UTF-8', isGuessed: true }
  const codePage = findLikelyCodePage(bytes)
  return { text: codePage.decode(bytes), encoding: codePage.name, isGuessed: true }
}

function decode(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes).replace(/^\ufeff/, '')
}

/** Recognizes UTF-16 by the byte order mark, or by the zero byte in every second position of Western text. */
function detectUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, 200)
  const countZeros = (parity: number) => start.filter((byte, index) => byte === 0 && index % 2 === parity).length
  const [even, odd] = [countZeros(0), countZeros(1)]
  if (odd > start.length / 4 && even === 0) return 'utf-16le'
  return even > start.length / 4 && odd === 0 ? 'utf-16be' : null
}

/** Returns the positions of invalid bytes in a UTF-8 file, or null if the file is in a code page. */
function findStrayBytes(bytes: Uint8Array): readonly number[] | null {
  const stray: number[] = []
  let characters = 0
  for (let at = 0; at < bytes.length; ) {
    const length = getCharacterLength(bytes, at)
    if (length === 0) stray.push(at)
    if (length > 1) characters++
    if (stray.length > characters + MAX_STRAY_EXCESS) return null // no need to read the rest
    at += Math.max(1, length)
  }
  return characters >= stray.length ? stray : null
}

const MAX_STRAY_EXCESS = 1_000

/** Returns the number of bytes of the UTF-8 character at a position, or 0 if there is none. */
function getCharacterLength(bytes: Uint8Array, at: number): number {
  const byte = bytes[at] ?? 0
  if (byte < 0x80) return 1
  const length = byte < 0xc2 || byte > 0xf4 ? 0 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4
  for (let next = at + 1; next < at + length; next++) if (((bytes[next] ?? 0) & 0xc0) !== 0x80) return 0
  return length
}

const WESTERN_BYTES = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))

/** Decodes the invalid bytes with the code page that Western programs use most. */
function decodeAround(bytes: Uint8Array, stray: readonly number[]): string {
  const utf8 = new TextDecoder()
  const parts: string[] = []
  let from = 0
  for (const at of stray) {
    parts.push(utf8.decode(bytes.subarray(from, at)), WESTERN_BYTES.charAt(bytes[at] ?? 0))
    from = at + 1
  }
  return (parts.join('') + utf8.decode(bytes.subarray(from))).replace(/^\ufeff/, '')
}

type CodePage = {
  readonly name: string
  readonly decode: (bytes: Uint8Array) => string
  /** Common non-ASCII characters in this code page's languages. */
  readonly common: RegExp
  readonly isLatin: boolean
}

const SYMBOLS = '\u00a0€„…“”‘’•–—™°©®§«»·´×№'
const WESTERN = `àâäáãåæçèéêëìíîïñòóôõöøùúûüßœÿÀÂÄÁÃÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜŒ£¡¿ªº½²³${SYMBOLS}`
const CENTRAL = `ąćęłńóśźżĄĆĘŁŃÓŚŹŻáčďéěíňřšťúůýžÁČĎÉĚÍŇŘŠŤÚŮÝŽőűöüŐŰÖÜäâăîşţôľĺŕđĐßÄ${SYMBOLS}`
const TURKISH = `ğşıİŞĞüöçÜÖÇâîûÂÎÛ${SYMBOLS}`

/** The upper half of code page 850. */
const DOS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

/** The first code page wins if several are equally likely. */
const CODE_PAGES: readonly CodePage[] = [
  createCodePage('Windows-1252', WESTERN),
  createCodePage('Macintosh', WESTERN),
  { name: 'CP850', common: new RegExp(`[${WESTERN}]`, 'u'), isLatin: true, decode: decodeDos },
  createCodePage('Windows-1250', CENTRAL),
  createCodePage('ISO-8859-2', CENTRAL),
  createCodePage('Windows-1254', TURKISH),
  createCodePage('Windows-1251', `а-яА-ЯёЁіїєґІЇЄҐ${SYMBOLS}`, false),
  createCodePage('Windows-1253', `α-ωΑ-ΩάέήίόύώϊϋΆΈΉΊΌΎΏ${SYMBOLS}`, false),
  createCodePage('Windows-1256', `ء-يپچژگ،؛؟${SYMBOLS}`, false),
]

function createCodePage(name: string, common: string, isLatin = true): CodePage {
  const decode = (bytes: Uint8Array) => new TextDecoder(name).decode(bytes)
  return { name, common: new RegExp(`[${common}]`, 'u'), isLatin, decode }
}

function decodeDos(bytes: Uint8Array): string {
  const latin = new TextDecoder('latin1').decode(bytes) // one character per byte; 'latin1' means Windows-1252
  const parts: string[] = []
  for (let at = 0; at < latin.length; at++) {
    const byte = bytes[at] ?? 0
    parts.push(byte < 0x80 ? (latin[at] ?? '') : (DOS[byte - 0x80] ?? ''))
  }
  return parts.join('')
}

function findLikelyCodePage(bytes: Uint8Array): CodePage {
  const sample = collectNonAsciiWords(bytes)
  const [first = createCodePage('Windows-1252', WESTERN), ...others] = CODE_PAGES
  let best = { page: first, share: computeCommonShare(first, sample) }
  for (const page of others) {
    const share = computeCommonShare(page, sample)
    if (share > best.share) best = { page, share }
  }
  return best.page
}

/** A sample of this size has enough words for a decision. */
const SAMPLE_BYTES = 20_000
const MAX_WORD = 100

/** Returns the words that contain non-ASCII bytes, separated by spaces. */
function collectNonAsciiWords(bytes: Uint8Array): Uint8Array {
  const words: number[] = []
  let word: number[] = []
  for (let at = 0; at <= bytes.length && words.length < SAMPLE_BYTES; at++) {
    const byte = bytes[at] ?? 0
    const isLetter = byte >= 0x80 || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a)
    if (isLetter && word.length < MAX_WORD) word.push(byte)
    else {
      if (word.some((letter) => letter >= 0x80)) words.push(...word, 0x20)
      word = []
    }
  }
  return Uint8Array.from(words)
}

function computeCommonShare({ decode, common, isLatin }: CodePage, sample: Uint8Array): number {
  const text = decode(sample)
  let total = 0
  let good = 0
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at)
    if (character < '\u0080') continue
    total++
    if (common.test(character) && isInPlace(text, at, isLatin)) good++
  }
  return total === 0 ? 0 : good / total
}

/** Symbols that appear before or after letters only if text was decoded with the wrong table. */
const MISPLACED = /[³¹¥£¯¶±¤¦¬¼¾¢‡†ƒ‰]/
/** Symbols that can appear between the letters of a word. */
const INNER = /[’‘´·\u00ad]/

function isInPlace(text: string, at: number, isLatin: boolean): boolean {
  const [before, character, after] = [text.charAt(at - 1), text.charAt(at), text.charAt(at + 1)]
  if (!/\p{L}/u.test(character)) {
    if (MISPLACED.test(character)) return !/\p{L}/u.test(before) && !/\p{Ll}/u.test(after)
    return INNER.test(character) || !/\p{L}/u.test(before) || !/\p{Ll}/u.test(after)
  }
  const isCapital = /\p{Lu}/u.test(character)
  if (isCapital && (/\p{Ll}/u.test(before) || (/\p{L}/u.test(before) && /\p{Ll}/u.test(after)))) return false
  if (!isLatin) return !/[a-z]/i.test(before) && !/[a-z]/i.test(after)
  // Latin words with three non-ASCII letters in a row are actually words in another script
  return !/[^\P{L}\0-\x7f]{3}/u.test(text.slice(Math.max(0, at - 2), at + 3))
}
