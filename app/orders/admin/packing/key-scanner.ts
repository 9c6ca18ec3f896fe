/** The characters that a barcode scanner has typed so far, and when it typed the first and last of them. */
export type TypedKeys = { readonly text: string; readonly startedAt: number; readonly at: number }

export const NO_KEYS: TypedKeys = { text: '', startedAt: 0, at: 0 }

/** On average, scanners pause for less than this between two characters, people for more. */
export const MAX_AVERAGE_PAUSE_MS = 100

/** A slow browser can delay a character from a scanner. */
const MAX_PAUSE_MS = 500
const MIN_LENGTH = 3

type Key = { readonly key: string; readonly at: number }

/**
 * Barcode scanners type the code and then Enter. `isScanning` is true if the key is part of a code and not a user's
 * command.
 */
export function readScannerKey(typed: TypedKeys, { key, at }: Key) {
  const pause = at - typed.at
  const text = pause <= MAX_PAUSE_MS ? typed.text : ''
  if (key === 'Enter') {
    const isCode = text.length >= MIN_LENGTH && at - typed.startedAt <= text.length * MAX_AVERAGE_PAUSE_MS
    return { typed: NO_KEYS, scanned: isCode ? text : null, isScanning: isCode }
  }
  const isCharacter = [...key].length === 1
  const startedAt = text === '' ? at : typed.startedAt
  return {
    typed: isCharacter ? { text: text + key, startedAt, at } : { ...typed, text },
    scanned: null,
    isScanning: isCharacter && text !== '' && pause <= MAX_AVERAGE_PAUSE_MS,
  }
}
