import type { Image } from '#app/catalog/catalog.ts'
import { getCoveringSizes } from '#app/catalog/storefront/covering-image.ts'
import { buildSrcSet, getSizedImageUrl, type ImageWidth } from '#app/lib/image-url.ts'

type StoreImageProps = {
  image: Image
  widths: readonly ImageWidth[]
  /** The `sizes` attribute for the box. */
  sizes: string
  /** The aspect ratio (width / height) of a box that the image covers. Without it, the image keeps its own ratio. */
  box?: number
  eager?: boolean
  /** The URL of a loaded image that is shown until this image has loaded. */
  placeholder?: string | undefined
  className?: string
}

export function StoreImage({ image, box, eager, placeholder, className, ...boxSizes }: StoreImageProps) {
  const { widths, sizes } = box === undefined ? boxSizes : getCoveringSizes(image, box, boxSizes)
  const img = (
    <img
      src={getSizedImageUrl(image.url, 800)}
      srcSet={buildSrcSet(image.url, image.width, widths)}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={image.alt}
      data-focus={image.focus ?? undefined}
      data-ground={image.ground ?? undefined}
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

/** Returns the URL of the image in a size that the document already shows, for example in the clicked card. */
export function findLoadedUrl({ url }: Image): string | undefined {
  const src = getSizedImageUrl(url, 800)
  return Array.from(document.images).find((img) => img.complete && img.getAttribute('src') === src)?.currentSrc
}
