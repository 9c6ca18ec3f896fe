import { getSizedImageUrl } from '#app/lib/image-url.ts'

/** The image of an order line, or an empty box of the same size. */
export function LineImage({ url }: { url: string | null }) {
  return (
    <div className="h-[90px] w-[72px] bg-tone-stone">
      {url && (
        <img
          src={getSizedImageUrl(url, 300)}
          width="72"
          height="90"
          alt=""
          className="h-[90px] w-[72px] object-cover"
        />
      )}
    </div>
  )
}
