import type { Image } from '#app/catalog/catalog.ts'
import { coveringSizes } from '#app/catalog/storefront/covering-image.ts'
import { type ImageWidth, sizedImageUrl, srcSet } from '#app/lib/image-url.ts'

type StoreImageProps = {
  image: Image
  widths: readonly ImageWidth[]
  /** The `sizes` of the box. */
  sizes: string
  /** The aspect ratio, width by height, of a box that the image covers. Without it, the image keeps its own. */
  box?: number
  eager?: boolean
  /** A loaded image, shown until this one has loaded. */
  placeholder?: string | undefined
  className?: string
}

export function StoreImage({ image, box, eager, placeholder, className, ...boxSizes }: StoreImageProps) {
  const { widths, sizes } = box === undefined ? boxSizes : coveringSizes(image, box, boxSizes)
  const img = (
    <img
      src={sizedImageUrl(image.url, 800)}
      srcSet={srcSet(image.url, image.width, widths)}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={image.alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? undefined : 'async'}
      className={className}
      ref={(img) => {
        if (img && placeholder) img.style.background = `center / cover url("${placeholder}")`
      }}
    />
  )
  // React preloads an eager <img> outside <picture> ahead of the styles, which delays the first paint
  return eager ? <picture className="contents">{img}</picture> : img
}

/** Returns the image in a size that the document shows, such as in the clicked card. */
export function loadedSize({ url }: Image): string | undefined {
  const src = sizedImageUrl(url, 800)
  return Array.from(document.images).find((img) => img.complete && img.getAttribute('src') === src)?.currentSrc
}
