import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import type { ProductFormState } from '#app/catalog/admin/products/use-product-form.ts'
import { careMeaning } from '#app/catalog/materials/care-meaning.ts'
import careSymbols from '#app/catalog/materials/care-symbols.svg?url'
import { CARE_SYMBOLS, type CareName, careNames, careSymbolId } from '#app/catalog/materials/materials.ts'
import { FieldNotes, fieldId } from '#app/ui/admin/admin-field.tsx'

/** The groups of care symbols, as images with their meaning. */
export function CareFields({ form }: { form: ProductFormState }) {
  return careNames.map((name) => <CareGroup key={name} name={name} field={form.field(name)} />)
}

type CareGroupProps = { readonly name: CareName; readonly field: ReturnType<ProductFormState['field']> }

function CareGroup({ name, field: { label, value, error, onChange } }: CareGroupProps) {
  const id = fieldId(name)
  return (
    <fieldset>
      <legend className="mb-1 text-base font-medium">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(96px,1fr))] gap-1">
        {['', ...CARE_SYMBOLS[name]].map((symbol) => (
          <label
            key={symbol}
            className="relative flex min-h-20 cursor-pointer flex-col items-center gap-1 border border-line p-2 text-center text-xs hover:border-ink has-checked:border-ink has-checked:bg-lumen-soft has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum"
          >
            <input
              type="radio"
              id={symbol === '' ? id : undefined}
              name={name}
              value={symbol}
              checked={value === symbol}
              className="sr-only"
              onChange={onChange}
            />
            {symbol === '' ? (
              <span className="my-auto">{adminText.notStated}</span>
            ) : (
              <>
                <svg className="icon size-8 shrink-0" aria-hidden="true">
                  <use href={`${careSymbols}#${careSymbolId(name, symbol)}`} />
                </svg>
                {careMeaning(name, symbol)}
              </>
            )}
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  )
}
