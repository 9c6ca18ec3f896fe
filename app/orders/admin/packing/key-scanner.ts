/** The characters that a barcode scanner has typed so far, and when it typed the last one. */
export type TypedKeys = { readonly text: string; readonly at: number }

export const NO_KEYS: TypedKeys = { text: '', at: 0 }

/** Scanners pause for less than that between two characters, people for more. */
const MAX_PAUSE_MS = 100
const MIN_LENGTH = 3

type Key = { readonly key: string; readonly at: number }

/** Barcode scanners type the code and Enter. `isScanning`: the key is part of a code, not a command of the user. */
export function readScannerKey(typed: TypedKeys, { key, at }: Key) {
  const text = at - typed.at <= MAX_PAUSE_MS ? typed.text : ''
  if (key === 'Enter') {
    const isCode = text.length >= MIN_LENGTH
    return { typed: NO_KEYS, scanned: isCode ? text : null, isScanning: isCode }
  }
  const isCharacter = [...key].length === 1
  return {
    typed: isCharacter ? { text: text + key, at } : { text, at: text === '' ? 0 : at },
    scanned: null,
    isScanning: isCharacter && text !== '',
  }
}
