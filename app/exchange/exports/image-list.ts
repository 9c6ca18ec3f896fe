import { type Original, readMediaPath } from '#app/platform/images/media-path.ts'
import type { DescribedColumn } from '#app/store/file-formats.ts'

export const IMAGES_FILE = 'images.csv'
export const IMAGES_ABOUT = 'Every image and video the store shows, with its public URL.'

export const IMAGE_COLUMNS: readonly DescribedColumn[] = [
  { heading: 'File', about: 'its path in this archive; empty if it is on another host or was missing' },
  { heading: 'Address', about: 'the URL at which the store serves it; the other files contain this URL' },
  { heading: 'Bytes', about: 'size of the file' },
]

/** Returns null for an image on a different host. */
export function findOriginal(url: string): Original | null {
  return readMediaPath(url)?.original ?? null
}

export function imagePath({ publicId, type }: Original): string {
  return `images/${publicId}.${type}`
}
