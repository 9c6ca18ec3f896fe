import { IMAGE_WIDTHS, type ImageWidth } from '#app/lib/image-url.ts'

type Size = { readonly width: number; readonly height: number }

/** The widths of an image that a browser can choose from, and its `sizes`. */
type ImageSizes = { readonly widths: readonly ImageWidth[]; readonly sizes: string }

/**
 * Returns the widths and `sizes` for an image that covers a box. The given `sizes` are those of the box, and `box` is
 * its width / height. If the image has a larger ratio, it is enlarged to the height of the box and cropped at the
 * sides, so it needs more pixels than the box is wide.
 */
export function getCoveringSizes({ width, height }: Size, box: number, { widths, sizes }: ImageSizes): ImageSizes {
  const factor = width / height / box
  if (!(factor > 1.05)) return { widths, sizes }
  const largest = Math.max(...widths) * factor
  const largerWidths = IMAGE_WIDTHS.filter((candidate) => candidate > Math.max(...widths) && candidate < largest * 1.5)
  return { widths: [...widths, ...largerWidths], sizes: sizes.replace(LENGTH, `$1calc(${factor.toFixed(2)} * $2)`) }
}

/** Matches each length in `sizes`, after its condition in parentheses. */
const LENGTH = /(^\s*|,\s+|\)\s+)((?:min|max|clamp|calc)\((?:[^()]|\([^()]*\))*\)|[\d.]+(?:vw|rem|px))(?=\s*(?:,|$))/g
