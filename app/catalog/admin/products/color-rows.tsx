import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import type { ProductFormState } from '#app/catalog/admin/products/use-product-form.ts'
import type { ProductColor } from '#app/catalog/catalog.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { BOX, FieldNotes, getControlAttributes, getFieldId } from '#app/ui/admin/admin-field.tsx'
import { SortableList } from '#app/ui/admin/lists/sortable-list.tsx'
import { useRows } from '#app/ui/admin/lists/use-rows.ts'

const HEX = /^#[0-9a-f]{6}$/i
const NEW: ProductColor = { name: '', hex: '#4b1d3f' }

export function ColorRows({ form }: { form: ProductFormState }) {
  const { errors } = form
  const { colors } = form.draft
  const onChange = (colors: readonly ProductColor[]) => form.set({ colors })
  const rows = useRows(colors, onChange)
  const box = useRef<HTMLFieldSetElement>(null)
  const [isAdded, setAdded] = useState(false)
  const uniqueName = useRef('') // the last unique name of the color being edited
  const id = getFieldId('colors')

  useEffect(() => {
    if (!isAdded) return
    setAdded(false)
    Array.from(box.current?.querySelectorAll<HTMLInputElement>('[data-color-name]') ?? [])
      .at(-1)
      ?.focus()
  }, [isAdded])

  const replace = (index: number, change: Partial<ProductColor>) => {
    rows.replace(index, change)
    const { name } = change
    if (name === undefined || !isUnique(name, index)) return
    if (uniqueName.current) form.renameColor(uniqueName.current, name)
    uniqueName.current = name
  }
  const isUnique = (name: string, index: number) =>
    name.trim() !== '' && !colors.some((other, at) => at !== index && other.name === name)
  const add = () => {
    onChange([...colors, NEW])
    setAdded(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault() // adds the next color instead of saving the product
    add()
  }
  return (
    <fieldset ref={box}>
      <legend className="mb-1 text-base font-medium">{adminText.colors}</legend>
      <input type="hidden" name="colors" value={JSON.stringify(colors)} />
      <SortableList
        isSentAsList
        label={adminText.colorsInOrder}
        getName={({ name }) => name || adminText.unnamedColor}
        {...rows.list}
        empty={<p className="text-base text-ink-2">{adminText.noColors}</p>}
      >
        {({ name, hex }, index) => {
          const nameId = getFieldId(`colors.${index}.name`)
          const hexId = getFieldId(`colors.${index}.hex`)
          const [nameError, hexError] = [errors[`colors.${index}.name`], errors[`colors.${index}.hex`]]
          return (
            <>
              <div className="flex flex-wrap items-center gap-2">
                <input
                  type="color"
                  aria-label={adminText.colorSwatchLabel(index)}
                  value={HEX.test(hex) ? hex : '#000000'}
                  className="size-9 shrink-0 cursor-pointer border border-edge bg-paper p-0.5 max-md:size-11"
                  onChange={(event) => replace(index, { hex: event.target.value })}
                />
                <input
                  {...getControlAttributes(nameId, { error: nameError })}
                  data-color-name
                  aria-label={adminText.colorNameLabel(index)}
                  placeholder={adminText.colorNameExample}
                  value={name}
                  className={`${BOX} min-w-32 flex-1`}
                  onFocus={() => {
                    uniqueName.current = isUnique(name, index) ? name : ''
                  }}
                  onKeyDown={onKeyDown}
                  onChange={(event) => replace(index, { name: event.target.value })}
                />
                <input
                  {...getControlAttributes(hexId, { error: hexError })}
                  aria-label={adminText.colorHexLabel(index)}
                  value={hex}
                  spellCheck={false}
                  className={`${BOX} max-w-28 tabular-nums`}
                  onKeyDown={onKeyDown}
                  onChange={(event) => replace(index, { hex: event.target.value })}
                />
              </div>
              <FieldNotes id={nameId} error={nameError} />
              <FieldNotes id={hexId} error={hexError} />
            </>
          )
        }}
      </SortableList>
      <TextButton id={id} className="text-base" onClick={add}>
        {adminText.addColor}
      </TextButton>
      <FieldNotes id={id} error={errors.colors} />
    </fieldset>
  )
}
