import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import type { ProductFormState } from '#app/catalog/admin/products/use-product-form.ts'
import { getCareMeaning } from '#app/catalog/materials/care-meaning.ts'
import careSymbols from '#app/catalog/materials/care-symbols.svg?url'
import { CARE_SYMBOLS, type CareName, careNames, toCareSymbolId } from '#app/catalog/materials/materials.ts'
import { FieldNotes, getFieldId } from '#app/ui/admin/admin-field.tsx'
import { Picker } from '#app/ui/admin/picker.tsx'

/** The chosen care symbols in a row that opens a picker with all symbols. */
export function CareFields({ form: { draft, field } }: { form: ProductFormState }) {
  const chosenSymbols = careNames.flatMap((name) => (draft[name] ? [{ name, symbol: draft[name] }] : []))
  return (
    <div>
      <p className="mb-1 text-base font-medium">{adminText.care}</p>
      <Picker
        title={adminText.chooseCare}
        className="flex min-h-9 w-full flex-wrap items-center gap-x-2 rounded-field border border-edge bg-paper px-3 text-left text-base hover:border-ink max-md:min-h-11"
        label={
          <>
            {chosenSymbols.map(({ name, symbol }) => (
              <span key={name} title={getCareMeaning(name, symbol)}>
                <CareSymbolImage name={name} symbol={symbol} />
                <span className="sr-only">{getCareMeaning(name, symbol)},</span>
              </span>
            ))}
            <span className={chosenSymbols.length > 0 ? 'ml-auto underline underline-offset-4' : 'text-ink-2'}>
              {chosenSymbols.length > 0 ? adminText.changeCare : adminText.chooseCare}
            </span>
          </>
        }
      >
        <div className="grid gap-4">
          {careNames.map((name) => (
            <CareGroup key={name} name={name} field={field(name)} />
          ))}
        </div>
      </Picker>
    </div>
  )
}

type CareGroupProps = { readonly name: CareName; readonly field: ReturnType<ProductFormState['field']> }

function CareGroup({ name, field: { label, value, error, onChange } }: CareGroupProps) {
  const id = getFieldId(name)
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
                <CareSymbolImage name={name} symbol={symbol} />
                {getCareMeaning(name, symbol)}
              </>
            )}
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  )
}

function CareSymbolImage({ name, symbol }: { name: CareName; symbol: string }) {
  return (
    <svg className="icon size-8 shrink-0" aria-hidden="true">
      <use href={`${careSymbols}#${toCareSymbolId(name, symbol)}`} />
    </svg>
  )
}
