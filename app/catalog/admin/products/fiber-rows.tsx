import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import type { ProductFormState } from '#app/catalog/admin/products/use-product-form.ts'
import { COMPONENTS, FIBERS, findComponent, findFiber } from '#app/catalog/materials/fibers.ts'
import {
  componentsText,
  readComponents,
  sumPercents,
  type TypedComponent,
  type TypedShare,
} from '#app/catalog/materials/materials.ts'
import { materialsText } from '#app/catalog/materials/materials-text.ts'
import { fieldHint, fieldLabel } from '#app/catalog/product-fields.ts'
import { AdminButton, TextButton } from '#app/ui/admin/admin-button.tsx'
import { BOX, describedBy, FieldNotes, fieldId } from '#app/ui/admin/admin-field.tsx'
import { useRows } from '#app/ui/admin/lists/use-rows.ts'

const NEW_SHARE: TypedShare = { percent: '', fiber: '' }

/** The fiber content as rows. They are a view of the field's text, so that files and the form have one format. */
export function FiberRows({ form }: { form: ProductFormState }) {
  const hint = fieldHint('fibers')
  const error = form.errors.fibers
  const id = fieldId('fibers')
  const components = readComponents(form.draft.fibers)
  const onChange = (next: readonly TypedComponent[]) => form.set({ fibers: componentsText(next) })
  const { list, replace } = useRows(components, onChange)
  const box = useRef<HTMLFieldSetElement>(null)
  const focusAdded = useFocusAfter(() => allIn(box.current, '[data-component]').at(-1))
  const focusAdd = useFocusAfter(() => document.getElementById(id))
  return (
    <fieldset ref={box} aria-describedby={describedBy(id, { hint, error })}>
      <legend className="mb-1 text-base font-medium">{fieldLabel('fibers')}</legend>
      <input type="hidden" name="fibers" value={form.draft.fibers} />
      <ul className="grid gap-3">
        {list.items.map(({ rowKey, ...component }, index) => (
          <li key={rowKey} className="border border-line p-3">
            <ComponentRows
              component={component}
              number={index + 1}
              isOnly={components.length === 1}
              onChange={(change) => replace(index, change)}
              onRemove={() => {
                list.onRemove(index)
                focusAdd()
              }}
            />
          </li>
        ))}
      </ul>
      <AdminButton
        id={id}
        className={components.length > 0 ? 'mt-3' : ''}
        onClick={() => {
          onChange([...components, { component: '', shares: [NEW_SHARE] }])
          focusAdded()
        }}
      >
        {components.length > 0 ? adminText.addComponent : adminText.addFibers}
      </AdminButton>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}

type ComponentRowsProps = {
  readonly component: TypedComponent
  readonly number: number
  readonly isOnly: boolean
  readonly onChange: (change: Partial<TypedComponent>) => void
  readonly onRemove: () => void
}

function ComponentRows({ component: { component, shares }, number, isOnly, onChange, onRemove }: ComponentRowsProps) {
  const { list, replace } = useRows(shares, (next) => onChange({ shares: next }))
  const box = useRef<HTMLDivElement>(null)
  const focusAdded = useFocusAfter(() => allIn(box.current, '[data-percent]').at(-1))
  const focusAdd = useFocusAfter(() => allIn(box.current, '[data-add]')[0])
  const sum = sumPercents(shares)
  const known = findComponent(component)
  const { only, numbered } = adminText.unnamedComponent
  const name = known ?? (isOnly ? only : numbered(number))
  return (
    <div ref={box} className="grid gap-2">
      <div className="flex items-center gap-2">
        <select
          data-component
          aria-label={adminText.componentNumber(number)}
          value={known ?? ''}
          className={`${BOX} max-w-60`}
          onChange={({ target }) => onChange({ component: target.value })}
        >
          <option value="">{isOnly ? adminText.wholeProduct : adminText.chooseComponent}</option>
          {COMPONENTS.map((each) => (
            <option key={each} value={each}>
              {materialsText.component(each)}
            </option>
          ))}
        </select>
        <span className={`ml-auto text-sm tabular-nums ${sum === 100 ? 'text-ink-2' : 'text-danger'}`}>
          <span className="sr-only">{adminText.fiberTotal(name)}</span>
          {sum === 100 ? '100%' : adminText.sumOf100(sum)}
        </span>
      </div>
      {list.items.map(({ rowKey, percent, fiber }, index) => (
        <div key={rowKey} className="flex items-center gap-2">
          <input
            data-percent
            aria-label={adminText.percentOfFiber(index, name)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={5}
            value={percent}
            className={`${BOX} max-w-20 text-right tabular-nums`}
            // The field's text separates fibers by commas
            onChange={({ target }) =>
              replace(index, { percent: target.value.replace(',', '.').replace(/[^\d.]/g, '') })
            }
          />
          <span aria-hidden="true">%</span>
          <select
            aria-label={adminText.fiberLabel(index, name)}
            value={findFiber(fiber) ?? ''}
            className={`${BOX} max-w-80`}
            onChange={({ target }) => replace(index, { fiber: target.value })}
          >
            <option value="">{adminText.chooseFiber}</option>
            {FIBERS.map((each) => (
              <option key={each} value={each}>
                {materialsText.fiber(each)}
              </option>
            ))}
          </select>
          <button
            type="button"
            aria-label={adminText.removeFiber(index, name)}
            className="inline-flex size-9 shrink-0 items-center justify-center hover:bg-mist max-md:size-11"
            onClick={() => {
              if (shares.length === 1) return onRemove()
              list.onRemove(index)
              focusAdd()
            }}
          >
            <X className="size-4" aria-hidden="true" />
          </button>
        </div>
      ))}
      <div className="flex flex-wrap gap-x-4">
        <TextButton
          data-add
          onClick={() => {
            onChange({ shares: [...shares, NEW_SHARE] })
            focusAdded()
          }}
        >
          {adminText.addFiber}
        </TextButton>
        {!isOnly && (
          <TextButton look="danger" onClick={onRemove}>
            {adminText.removeComponent(known ?? undefined)}
          </TextButton>
        )}
      </div>
    </div>
  )
}

function allIn(box: HTMLElement | null, selector: string): readonly HTMLElement[] {
  return Array.from(box?.querySelectorAll<HTMLElement>(selector) ?? [])
}

/** Focuses an element once the rows are rendered again. */
function useFocusAfter(find: () => HTMLElement | null | undefined): () => void {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    if (!isDue) return
    setDue(false)
    find()?.focus()
  }, [isDue, find])
  return () => setDue(true)
}
