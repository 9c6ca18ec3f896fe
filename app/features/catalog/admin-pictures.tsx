import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useState } from 'react'
import type { ProductColor } from '#app/features/catalog/catalog.ts'
import type { DraftPicture } from '#app/features/catalog/product-draft.ts'
import { pictureUrl } from '#app/lib/picture-url.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { BOX, FieldNotes, fieldId } from '#app/ui/admin/admin-field.tsx'

type AdminPicturesProps = {
  /** The first one is featured. */
  readonly pictures: readonly DraftPicture[]
  readonly colors: readonly ProductColor[]
  /** Proposes a description: "{Name} in {colour}, front". */
  readonly productName: string
  readonly error?: string | undefined
  readonly onChange: (pictures: readonly DraftPicture[]) => void
}

const ICON_BUTTON = 'grid size-9 place-items-center hover:bg-mist disabled:text-edge max-md:size-11'

/** The pictures a product has: their order, which one is featured, what they show and in which colour. */
export function AdminPictures({ pictures, colors, productName, error, onChange }: AdminPicturesProps) {
  const [said, setSaid] = useState('')
  const change = (id: string, part: Partial<DraftPicture>) =>
    onChange(pictures.map((picture) => (picture.id === id ? { ...picture, ...part } : picture)))
  const moveTo = (from: number, to: number) => {
    const moved = pictures[from]
    if (!moved) return
    onChange(pictures.toSpliced(from, 1).toSpliced(to, 0, moved))
    setSaid(
      to === 0
        ? `Picture ${from + 1} is featured now`
        : `Picture ${from + 1} moved to position ${to + 1} of ${pictures.length}`,
    )
  }
  const remove = (index: number) => {
    onChange(pictures.toSpliced(index, 1))
    setSaid(`Picture ${index + 1} removed`)
  }
  const id = fieldId('pictures')
  return (
    <div id={id} tabIndex={-1}>
      <input
        type="hidden"
        name="pictures"
        value={JSON.stringify(pictures.map(({ id: own, alt, color }) => ({ id: own, alt, color })))}
      />
      <input type="hidden" name="featured" value={pictures[0]?.id ?? ''} />
      <p role="status" className="sr-only">
        {said}
      </p>
      {pictures.length === 0 && <p className="text-base text-ink-2">This product has no pictures.</p>}
      <ol className="grid grid-cols-2 gap-4 md:grid-cols-4">
        {pictures.map((picture, index) => {
          const name = `picture ${index + 1}`
          return (
            <li key={picture.id} className={index === 0 ? 'col-span-2 md:row-span-2' : ''}>
              <div className="relative bg-tone-stone">
                <img
                  src={pictureUrl(picture.url, index === 0 ? 600 : 300)}
                  alt={picture.alt}
                  width={400}
                  height={500}
                  loading="lazy"
                  className="aspect-[4/5] w-full object-cover"
                />
                {index === 0 && (
                  <span className="absolute top-2 left-2 bg-lumen px-2 py-0.5 text-xs font-semibold">Featured</span>
                )}
              </div>
              <label className="mt-2 block text-sm">
                <span className="text-ink-2">Description of {name}</span>
                <input
                  value={picture.alt}
                  maxLength={300}
                  placeholder={`${productName || 'Name'}${picture.color ? ` in ${picture.color}` : ''}, ${index === 0 ? 'front' : 'detail'}`}
                  className={BOX}
                  onChange={(event) => change(picture.id, { alt: event.target.value })}
                />
              </label>
              {colors.length > 0 && (
                <label className="mt-2 block text-sm">
                  <span className="text-ink-2">Colour in {name}</span>
                  <select
                    value={picture.color ?? ''}
                    className={BOX}
                    onChange={(event) => change(picture.id, { color: event.target.value || null })}
                  >
                    <option value="">Any colour</option>
                    {colors.map((color) => (
                      <option key={color.name} value={color.name}>
                        {color.name}
                      </option>
                    ))}
                  </select>
                </label>
              )}
              <div className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
                {index > 0 && (
                  <>
                    <span className="flex">
                      <button
                        type="button"
                        className={ICON_BUTTON}
                        aria-label={`Move ${name} earlier`}
                        disabled={index === 1}
                        onClick={() => moveTo(index, index - 1)}
                      >
                        <ArrowLeft className="size-4" aria-hidden="true" />
                      </button>
                      <button
                        type="button"
                        className={ICON_BUTTON}
                        aria-label={`Move ${name} later`}
                        disabled={index === pictures.length - 1}
                        onClick={() => moveTo(index, index + 1)}
                      >
                        <ArrowRight className="size-4" aria-hidden="true" />
                      </button>
                    </span>
                    <TextButton aria-label={`Make ${name} featured`} onClick={() => moveTo(index, 0)}>
                      Make featured
                    </TextButton>
                  </>
                )}
                <TextButton look="danger" aria-label={`Remove ${name}`} onClick={() => remove(index)}>
                  Remove
                </TextButton>
              </div>
            </li>
          )
        })}
      </ol>
      <FieldNotes id={id} error={error} />
    </div>
  )
}
