import { ArrowDown, ArrowUp, X } from 'lucide-react'
import type { ProductColor } from '#app/features/catalog/catalog.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { BOX, FieldNotes, fieldId } from '#app/ui/admin/admin-field.tsx'

type ColorRowsProps = {
  readonly colors: readonly ProductColor[]
  readonly error?: string | undefined
  readonly onChange: (colors: readonly ProductColor[]) => void
  /** A colour was renamed: what hangs on its name follows. */
  readonly onRename: (from: string, to: string) => void
}

const ICON_BUTTON = 'grid size-9 place-items-center hover:bg-mist disabled:text-edge max-md:size-11'

/** The colours a product comes in: name, value and their order. */
export function AdminColorRows({ colors, error, onChange, onRename }: ColorRowsProps) {
  const replace = (index: number, change: Partial<ProductColor>) => {
    const old = colors[index]
    onChange(colors.map((color, at) => (at === index ? { ...color, ...change } : color)))
    if (old && change.name !== undefined) onRename(old.name, change.name)
  }
  const move = (index: number, by: -1 | 1) => {
    const moved = colors[index]
    if (moved) onChange(colors.toSpliced(index, 1).toSpliced(index + by, 0, moved))
  }
  const id = fieldId('colors')
  return (
    <fieldset>
      <legend className="mb-1 text-base font-medium">Colours</legend>
      <input type="hidden" name="colors" value={JSON.stringify(colors)} />
      <ul className="grid gap-2">
        {colors.map((color, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names are being typed, so only the place tells rows apart
          <li key={index} className="flex flex-wrap items-center gap-2">
            <input
              type="color"
              aria-label={`Value of colour ${index + 1}`}
              value={/^#[0-9a-f]{6}$/i.test(color.hex) ? color.hex : '#000000'}
              className="size-9 shrink-0 cursor-pointer border border-edge bg-paper p-0.5 max-md:size-11"
              onChange={(event) => replace(index, { hex: event.target.value })}
            />
            <input
              aria-label={`Name of colour ${index + 1}`}
              placeholder="Name, such as Olive"
              value={color.name}
              maxLength={60}
              className={`${BOX} min-w-32 flex-1 max-md:basis-40`}
              onChange={(event) => replace(index, { name: event.target.value })}
            />
            <input
              aria-label={`Hex value of colour ${index + 1}`}
              value={color.hex}
              maxLength={7}
              spellCheck={false}
              className={`${BOX} max-w-28 tabular-nums`}
              onChange={(event) => replace(index, { hex: event.target.value })}
            />
            <span className="flex">
              <button
                type="button"
                className={ICON_BUTTON}
                aria-label={`Move ${color.name || 'colour'} up`}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              >
                <ArrowUp className="size-4" aria-hidden="true" />
              </button>
              <button
                type="button"
                className={ICON_BUTTON}
                aria-label={`Move ${color.name || 'colour'} down`}
                disabled={index === colors.length - 1}
                onClick={() => move(index, 1)}
              >
                <ArrowDown className="size-4" aria-hidden="true" />
              </button>
              <button
                type="button"
                className={ICON_BUTTON}
                aria-label={`Remove ${color.name || 'colour'}`}
                onClick={() => onChange(colors.toSpliced(index, 1))}
              >
                <X className="size-4" aria-hidden="true" />
              </button>
            </span>
          </li>
        ))}
      </ul>
      <AdminButton id={id} className="mt-2" onClick={() => onChange([...colors, { name: '', hex: '#4b1d3f' }])}>
        Add a colour
      </AdminButton>
      <FieldNotes id={id} error={error} />
    </fieldset>
  )
}
