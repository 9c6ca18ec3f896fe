import { pictureUrl } from '#app/lib/picture-url.ts'

/** The picture of a line as it was sold. */
export function OrderThumb({ imageUrl }: { imageUrl: string | null }) {
  return (
    <div className="h-[50px] w-10 bg-tone-stone">
      {imageUrl && (
        <img
          src={pictureUrl(imageUrl, 300)}
          alt=""
          width={40}
          height={50}
          loading="lazy"
          className="h-[50px] w-10 object-cover"
        />
      )}
    </div>
  )
}
