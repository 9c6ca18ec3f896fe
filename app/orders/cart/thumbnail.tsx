import { getSizedImageUrl } from '#app/lib/image-url.ts'

/** Shows a product's image, 88 pixels wide, or an empty box if there is no image. */
export function Thumbnail({ url }: { url: string | null }) {
  return (
    <div className="aspect-card self-start bg-tone-stone">
      {url && (
        <img
          src={getSizedImageUrl(url, 300)}
          width="88"
          height="110"
          alt=""
          loading="lazy"
          className="h-full w-full object-cover"
        />
      )}
    </div>
  )
}
