import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FieldNotes } from '#app/ui/admin/admin-field.tsx'
import { adminText } from '#app/ui/admin/admin-text.ts'
import { getMoveForKey } from '#app/ui/admin/lists/move-actions.tsx'
import { ImageDrop } from '#app/ui/admin/uploads/image-drop.tsx'
import { ImageTile, type TileImage } from '#app/ui/admin/uploads/image-tile.tsx'
import { useTileDrag } from '#app/ui/admin/uploads/tile-drag.ts'
import type { Upload } from '#app/ui/admin/uploads/upload-queue.ts'
import { UploadTile } from '#app/ui/admin/uploads/upload-tile.tsx'
import { formatUploadsLeft, type Uploads } from '#app/ui/admin/uploads/use-uploads.ts'

type ImageUploaderProps<Image extends TileImage> = {
  readonly id: string
  readonly images: readonly Image[]
  readonly uploads: Uploads
  /** The index in `images` at which an upload will be inserted. */
  readonly getInsertIndex: (upload: Upload) => number
  readonly max: number
  readonly isWide?: boolean
  /** True for small images with collapsed controls, for a form with more important fields. */
  readonly isCompact?: boolean
  readonly disabled: boolean
  readonly guidance: ReactNode
  readonly error?: string | undefined
  readonly onMove: (from: number, to: number) => void
  readonly onRemove: (index: number) => void
  readonly children: (image: Image, index: number) => ReactNode
}

export function ImageUploader<Image extends TileImage>({
  id,
  images,
  uploads,
  getInsertIndex,
  max,
  isWide = false,
  isCompact = false,
  disabled,
  guidance,
  error,
  onMove,
  onRemove,
  children,
}: ImageUploaderProps<Image>) {
  const isStacked = isCompact || max === 1 // the images are above the drop area
  const isReplacing = max === 1 && images.length > 0
  const [announcement, setAnnouncement] = useState('')
  const [skippedMessage, setSkippedMessage] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const grid = useRef<HTMLOListElement>(null)
  const focused = useRef<number>(undefined)
  const wasBusy = useRef(false)

  const add = (files: readonly File[], unreadable: readonly string[]) => {
    const freeSlots = max === 1 ? 1 : Math.max(0, max - images.length - uploads.left)
    const accepted = files.slice(0, freeSlots)
    if (max === 1 && accepted.length > 0) uploads.clear()
    if (accepted.length > 0) uploads.add(accepted)
    setSkippedMessage(buildSkippedMessage(max, { found: files.length, accepted: accepted.length, unreadable }))
  }
  const move = (from: number, to: number) => {
    if (to < 0 || to >= images.length || to === from) return
    onMove(from, to)
    setAnnouncement(adminText.imageMoved(from, to, images.length))
  }
  const { drag, begin } = useTileDrag(grid, move)
  const tiles = toGridOrder(images, uploads.list, getInsertIndex)
  const largest = tiles.findIndex(({ upload }) => upload?.state !== 'failed')

  // If the focused tile is gone, focuses the tile that took its position, or else the input
  useEffect(() => {
    const tileIndex = focused.current
    if (tileIndex === undefined || document.activeElement !== document.body) return
    const buttons = grid.current?.querySelectorAll<HTMLElement>('[data-row-button="menu"], [data-image-focus]') ?? []
    const next = buttons[Math.min(tileIndex, buttons.length - 1)] ?? input.current
    next?.focus()
  })
  useEffect(() => {
    if (wasBusy.current && uploads.left === 0) setAnnouncement(adminText.uploadsFinished)
    wasBusy.current = uploads.left > 0
  }, [uploads.left])

  return (
    <div id={id} tabIndex={-1} className={isStacked ? 'flex flex-col gap-2' : ''}>
      <div
        className={`grid ${max > 1 && !isCompact ? 'gap-4 md:grid-cols-[1fr_16rem]' : 'gap-2'} ${isStacked ? 'order-1' : ''}`}
      >
        <ImageDrop
          label={max > 1 ? adminText.addImages : isReplacing ? adminText.replaceImage : adminText.addImage}
          hint={
            !isReplacing && (
              <>
                <span className="pointer-coarse:hidden">{adminText.dropImages} </span>
                {max > 1 ? adminText.imagesFormats : adminText.imageFormats}
              </>
            )
          }
          multiple={max > 1}
          size={isStacked && tiles.length > 0 ? 'small' : isCompact ? 'large' : 'medium'}
          disabled={disabled}
          input={input}
          onFiles={add}
        />
        <div className="text-sm text-ink-2">{guidance}</div>
      </div>
      <FieldNotes id={`${id}-left-out`} error={skippedMessage} isUrgent />
      <FieldNotes id={id} error={error} />
      <p role="status" className={`text-sm text-ink-2 ${isStacked ? 'empty:hidden' : 'mt-2 min-h-5'}`}>
        {formatUploadsLeft(uploads.left)}
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ol
        ref={grid}
        className={isCompact ? 'image-strip' : max > 1 ? 'image-grid' : 'grid gap-4'}
        hidden={tiles.length === 0}
      >
        {tiles.map(({ image, upload, index }, tileIndex) => (
          <li
            key={image?.publicId ?? upload?.id}
            data-place={image ? index : undefined}
            onKeyDown={(event) => {
              const to = image ? getMoveForKey(event, index, 'x') : null
              if (to === null) return
              event.preventDefault()
              move(index, to)
            }}
            onFocus={() => {
              focused.current = tileIndex
            }}
            onBlur={() => {
              focused.current = undefined
            }}
            className={tileIndex === largest && max > 1 && !isCompact ? 'col-span-2 row-span-2' : undefined}
          >
            {image && (
              <ImageTile
                image={image}
                index={index}
                count={images.length}
                isFeatured={max > 1 && index === 0}
                isWide={isWide}
                isCompact={isCompact}
                isSingle={max === 1}
                line={drag?.line.index === index ? drag.line.side : null}
                isDragged={drag?.from === index}
                onDragStart={begin}
                onMove={move}
                onRemove={() => {
                  onRemove(index)
                  setAnnouncement(getRemovedText(index, images.length))
                }}
              >
                {children(image, index)}
              </ImageTile>
            )}
            {upload && (
              <UploadTile
                upload={upload}
                isWide={isWide}
                disabled={disabled}
                onCancel={() => {
                  uploads.cancel(upload.id)
                  setAnnouncement(adminText.removed(upload.name))
                }}
                onRetry={() => uploads.retry(upload.id)}
              />
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

type AddedImages = { readonly found: number; readonly accepted: number; readonly unreadable: readonly string[] }

function buildSkippedMessage(max: number, { found, accepted, unreadable }: AddedImages): string {
  if (found === 0 && unreadable.length === 0) return adminText.noImagesInFolder
  const noun = max === 1 ? adminText.onlyOneImage : adminText.tooManyImages(max)
  const excess = found - accepted
  const [first] = unreadable
  return [
    excess > 0 && adminText.leftOut(noun, excess),
    first !== undefined && unreadable.length === 1 && adminText.oneUnread(first),
    unreadable.length > 1 && adminText.manyUnread(unreadable.length, unreadable.join(', ')),
  ]
    .filter((text) => text !== false)
    .join(' ')
}

function getRemovedText(index: number, count: number): string {
  return adminText.imageRemoved(index, count)
}

/** Returns images and uploads in the order of the grid; `index` is the number of images before each tile. */
function toGridOrder<Image>(
  images: readonly Image[],
  uploads: readonly Upload[],
  getInsertIndex: (upload: Upload) => number,
) {
  const uploadTiles = uploads.map((upload) => ({ image: null, upload, index: getInsertIndex(upload) }))
  return [
    ...images.flatMap((image, index) => [
      ...uploadTiles.filter((tile) => tile.index === index),
      { image, upload: null, index },
    ]),
    ...uploadTiles.filter(({ index }) => index >= images.length),
  ]
}
