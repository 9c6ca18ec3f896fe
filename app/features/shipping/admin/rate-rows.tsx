import { symbolOf } from '#app/features/money/money.ts'
import { NEW_RATE, type RateDraft, type ZoneUnits } from '#app/features/shipping/admin/zone-draft.ts'
import { RATE_BASES, RATE_KINDS, type RateBasis, type RateKind } from '#app/features/shipping/shipping.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { FieldNotes, fieldId, SelectField, SwitchField, TextField } from '#app/ui/admin/admin-field.tsx'
import { SortableList } from '#app/ui/admin/lists/sortable-list.tsx'
import { useRows } from '#app/ui/admin/lists/use-rows.ts'

const KINDS: Readonly<Record<RateKind, string>> = { delivery: 'Delivery', pickup: 'Pickup' }
const BASES: Readonly<Record<RateBasis, string>> = { subtotal: 'Subtotal', weight: 'Weight', units: 'Units' }

type RateRowsProps = {
  readonly rates: readonly RateDraft[]
  readonly units: ZoneUnits
  readonly errors: FieldErrors
  readonly onChange: (rates: readonly RateDraft[]) => void
}

type TextKey = Exclude<keyof RateDraft, 'key' | 'kind' | 'basis' | 'isActive'>

export function RateRows({ rates, units: { currency, weightUnit }, errors, onChange }: RateRowsProps) {
  const { list, replace } = useRows(rates, onChange)
  const symbol = symbolOf(currency)
  return (
    <>
      <SortableList
        label="Rates in the order of checkout"
        nameOf={({ name }) => name || 'rate'}
        {...list}
        empty={<p className="text-base text-ink-2">Without rates, nothing is delivered to these places.</p>}
      >
        {(rate, index) => {
          const text = (field: TextKey, label: string, inputMode?: 'decimal' | 'numeric') => ({
            name: `rates.${index}.${field}`,
            form: '', // sent as one list, not by itself
            label,
            inputMode,
            maxLength: field === 'name' ? 60 : 40,
            value: rate[field],
            error: errors[`rates.${index}.${field}`],
            onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
              replace(index, { [field]: event.currentTarget.value }),
          })
          const unit = { subtotal: symbol, weight: weightUnit, units: 'units' }[rate.basis]
          const limitMode = rate.basis === 'units' ? 'numeric' : 'decimal'
          return (
            <div className="grid grid-cols-2 gap-3 py-2 md:grid-cols-6">
              <TextField {...text('name', 'Name')} className="col-span-2 md:col-span-3" />
              <SelectField
                name={`rates.${index}.kind`}
                form=""
                label="Kind"
                value={rate.kind}
                onChange={(event) => {
                  const kind = RATE_KINDS.find((known) => known === event.currentTarget.value)
                  if (kind) replace(index, { kind })
                }}
              >
                {RATE_KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {KINDS[kind]}
                  </option>
                ))}
              </SelectField>
              <TextField {...text('amount', `Price (${symbol})`, 'decimal')} />
              <TextField {...text('freeFrom', `Free from (${symbol})`, 'decimal')} placeholder="Never" />
              <SelectField
                name={`rates.${index}.basis`}
                form=""
                label="Limited by"
                value={rate.basis}
                onChange={(event) => {
                  const basis = RATE_BASES.find((known) => known === event.currentTarget.value)
                  if (basis) replace(index, { basis, minimum: '', maximum: '' })
                }}
              >
                {RATE_BASES.map((basis) => (
                  <option key={basis} value={basis}>
                    {BASES[basis]}
                  </option>
                ))}
              </SelectField>
              <TextField {...text('minimum', `From (${unit})`, limitMode)} placeholder="Any" />
              <TextField {...text('maximum', `Below (${unit})`, limitMode)} placeholder="Any" />
              <TextField {...text('daysMin', 'First day', 'numeric')} />
              <TextField {...text('daysMax', 'Last day', 'numeric')} />
              <SwitchField
                label="Active"
                form=""
                className="self-end"
                checked={rate.isActive}
                onChange={(event) => replace(index, { isActive: event.currentTarget.checked })}
              />
            </div>
          )
        }}
      </SortableList>
      <AdminButton id={fieldId('rates')} className="mt-3" onClick={() => onChange([...rates, NEW_RATE])}>
        Add a rate
      </AdminButton>
      <FieldNotes
        id={fieldId('rates')}
        error={errors.rates}
        hint="Limits include From and exclude Below, so that two rates can meet. Days are business days; leave them empty to promise nothing."
      />
    </>
  )
}
