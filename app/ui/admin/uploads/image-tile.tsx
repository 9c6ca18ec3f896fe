import { GripVertical, Pencil, X } from 'lucide-react'
import { type PointerEvent, type ReactNode, useState } from 'react'
import { getSizedImageUrl } from '#app/lib/image-url.ts'
import { ActionMenu } from '#app/ui/admin/action-menu.tsx'
import { adminText } from '#app/ui/admin/admin-text.ts'
import { MoveActions } from '#app/ui/admin/lists/move-actions.tsx'

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
  /**
   * True for the only image of a field. Its width is limited, so that it is as tall as a wide image in the field beside
   * it.
   */
  readonly isSingle: boolean
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
  isSingle,
  line,
  isDragged,
  ...handlers
}: ImageTileProps) {
  const name = adminText.image(index)
  const canMove = count > 1
  return (
    <>
      <div
        className={`relative bg-tone-stone select-none ${isSingle && !isWide ? 'md:max-w-40' : ''} ${isDragged ? 'outline-2 outline-offset-2 outline-plum' : ''} ${canMove ? 'cursor-grab' : ''}`}
        // On touch screens, dragging scrolls the page, so only the handle drags the image
        onPointerDown={(event) =>
          canMove && event.pointerType !== 'touch' && !isInMenu(event.target) && handlers.onDragStart(event, index)
        }
      >
        <Photo key={image.url} image={image} isWide={isWide} />
        {isFeatured && (
          <span className="absolute top-2 left-2 bg-lumen px-2 py-0.5 text-xs font-semibold">{adminText.featured}</span>
        )}
        {canMove && (
          <span
            data-image-handle
            aria-hidden="true"
            className={`absolute bottom-0 left-0 image-control grid size-9 touch-none place-items-center max-md:size-11 ${isCompact ? 'pointer-fine:hidden' : ''}`}
            onPointerDown={(event) => event.pointerType === 'touch' && handlers.onDragStart(event, index)}
          >
            <GripVertical className="size-4" />
          </span>
        )}
        <div className={`image-control absolute bottom-0 ${isCompact ? 'right-9 max-md:right-11' : 'right-0'}`}>
          <ActionMenu label={adminText.actionsFor(name)} isInRow>
            <MoveActions index={index} count={count} axis="x" onMove={handlers.onMove} />
            {index > 0 && (
              <button type="button" onClick={() => handlers.onMove(index, 0)}>
                {adminText.makeFeatured}
              </button>
            )}
            <button type="button" className="text-danger" onClick={handlers.onRemove}>
              {adminText.remove}
            </button>
          </ActionMenu>
        </div>
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
            className="image-control absolute right-0 bottom-0 grid size-9 list-none place-items-center group-open/tile:top-0 group-open/tile:bottom-auto max-md:size-11"
          >
            <Pencil className="size-4 group-open/tile:hidden" aria-hidden="true" />
            <X className="hidden size-4 group-open/tile:block" aria-hidden="true" />
          </summary>
          {handlers.children}
        </details>
      ) : (
        handlers.children
      )}
    </>
  )
}

function isInMenu(target: EventTarget): boolean {
  return target instanceof Element && target.closest('.action-menu') !== null
}

function Photo({ image: { url, alt, preview }, isWide }: { image: TileImage; isWide: boolean }) {
  const [hasLoaded, setHasLoaded] = useState(false)
  return (
    <>
      {preview && !hasLoaded && (
        <img src={preview} alt="" decoding="async" className="absolute inset-0 size-full object-cover" />
      )}
      <img
        src={getSizedImageUrl(url, 600)}
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
