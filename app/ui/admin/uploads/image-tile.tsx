import { ArrowLeft, ArrowRight, GripVertical, Pencil, X } from 'lucide-react'
import { type PointerEvent, type ReactNode, useState } from 'react'
import { sizedImageUrl } from '#app/lib/image-url.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { adminText } from '#app/ui/admin/admin-text.ts'

export type TileImage = {
  readonly publicId: string
  readonly url: string
  readonly alt: string
  readonly preview: string | null
}

type ImageTileProps = {
  readonly image: TileImage
  readonly index: number
  readonly count: number
  readonly isFeatured: boolean
  readonly isWide: boolean
  readonly isCompact: boolean
  readonly line: 'before' | 'after' | null
  readonly isDragged: boolean
  readonly onDragStart: (event: PointerEvent, index: number) => void
  readonly onMove: (from: number, to: number) => void
  readonly onRemove: () => void
  readonly children: ReactNode
}

export function ImageTile({
  image,
  index,
  count,
  isFeatured,
  isWide,
  isCompact,
  line,
  isDragged,
  ...on
}: ImageTileProps) {
  const name = adminText.image(index)
  const canMove = count > 1
  const move = (to: number) => to >= 0 && to < count && on.onMove(index, to)
  const controls = (
    <>
      <div className="mt-1 flex flex-wrap items-center gap-x-2 text-sm">
        {canMove && (
          <span className="flex">
            {[
              { label: adminText.moveEarlier(name), Icon: ArrowLeft, to: index - 1 },
              { label: adminText.moveLater(name), Icon: ArrowRight, to: index + 1 },
            ].map(({ label, Icon, to }) => (
              <button
                key={label}
                type="button"
                className="grid size-9 place-items-center hover:bg-mist aria-disabled:text-edge max-md:size-11"
                aria-label={label}
                aria-disabled={to < 0 || to >= count || undefined}
                onClick={() => move(to)}
              >
                <Icon className="size-4" aria-hidden="true" />
              </button>
            ))}
          </span>
        )}
        <TextButton
          look="danger"
          aria-label={adminText.removeItem(name)}
          data-image-focus={isCompact ? undefined : true}
          onClick={on.onRemove}
        >
          {adminText.remove}
        </TextButton>
        {index > 0 && (
          <TextButton aria-label={adminText.makeItemFeatured(name)} onClick={() => move(0)}>
            {adminText.makeFeatured}
          </TextButton>
        )}
      </div>
      {on.children}
    </>
  )
  return (
    <>
      <div
        className={`relative bg-tone-stone select-none ${isDragged ? 'outline-2 outline-offset-2 outline-plum' : ''} ${canMove ? 'cursor-grab' : ''}`}
        // On touch, which scrolls, only the handle drags
        onPointerDown={(event) => canMove && event.pointerType !== 'touch' && on.onDragStart(event, index)}
      >
        <Photo key={image.url} image={image} isWide={isWide} />
        {isFeatured && (
          <span className="absolute top-2 left-2 bg-lumen px-2 py-0.5 text-xs font-semibold">{adminText.featured}</span>
        )}
        {canMove && (
          <span
            data-image-handle
            aria-hidden="true"
            className={`absolute bottom-0 grid size-9 touch-none place-items-center bg-paper max-md:size-11 ${isCompact ? 'left-0 pointer-fine:hidden' : 'right-0'}`}
            onPointerDown={(event) => event.pointerType === 'touch' && on.onDragStart(event, index)}
          >
            <GripVertical className="size-4" />
          </span>
        )}
        {line && (
          <span
            aria-hidden="true"
            className={`absolute inset-y-0 w-1 bg-lumen outline-1 outline-ink ${line === 'before' ? '-left-1.5' : '-right-1.5'}`}
          />
        )}
      </div>
      {isCompact ? (
        <details className="group/tile">
          <summary
            aria-label={adminText.editItem(name)}
            data-image-focus
            className="absolute right-0 bottom-0 grid size-9 list-none place-items-center bg-paper group-open/tile:top-0 group-open/tile:bottom-auto max-md:size-11"
          >
            <Pencil className="size-4 group-open/tile:hidden" aria-hidden="true" />
            <X className="hidden size-4 group-open/tile:block" aria-hidden="true" />
          </summary>
          {controls}
        </details>
      ) : (
        controls
      )}
    </>
  )
}

function Photo({ image: { url, alt, preview }, isWide }: { image: TileImage; isWide: boolean }) {
  const [hasLoaded, setHasLoaded] = useState(false)
  return (
    <>
      {preview && !hasLoaded && (
        <img src={preview} alt="" decoding="async" className="absolute inset-0 size-full object-cover" />
      )}
      <img
        src={sizedImageUrl(url, 600)}
        alt={alt}
        width={400}
        height={500}
        loading="lazy"
        draggable={false}
        className={`relative w-full object-cover ${isWide ? 'aspect-21/9' : 'aspect-[4/5]'}`}
        onLoad={() => setHasLoaded(true)}
      />
    </>
  )
}
