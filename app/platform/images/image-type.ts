import { adminText } from '#app/platform/images/admin-text.ts'

export type ImageRejection = keyof typeof adminText.rejections

export function isImageRejection(code: string): code is ImageRejection {
  return Object.hasOwn(adminText.rejections, code)
}

/** 25 MB. */
export const MAX_IMAGE_BYTES = 25 * 2 ** 20
/** A limit on the decoded size, regardless of how small the file is. */
export const MAX_IMAGE_PIXELS = 60_000_000

export function formatRejection(rejection: ImageRejection): string {
  return adminText.rejections[rejection]
}

/**
 * Detects a format from the first bytes, because file names and declared types are not reliable. Returns null for
 * other formats.
 */
export function detectImageType(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) !== 'ftyp') return null
  const brands = text(8, 72).match(/[\s\S]{4}/g) ?? []
  if (brands.some((brand) => brand === 'avif')) return 'avif'
  return /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/.test(brands[0] ?? '') ? 'heic' : null
}

/** Animations are rejected, because only a single frame would be stored. */
export function isAnimated(bytes: Uint8Array): boolean {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  switch (detectImageType(bytes)) {
    case 'webp':
      return text(12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 0b10) !== 0
    case 'avif':
      return text(8, 12) === 'avis'
    case 'png': {
      // Each chunk before the image data has a length, a name, content and a checksum
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
        const name = text(at + 4, at + 8)
        if (name === 'acTL') return true
        if (name === 'IDAT') return false
      }
      return false
    }
    default:
      return false
  }
}
