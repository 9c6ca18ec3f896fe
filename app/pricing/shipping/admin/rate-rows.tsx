import { getCurrencySymbol } from '#app/base/money.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { formatPrice, formatTerms, listConditions } from '#app/pricing/shipping/admin/rate-summary.ts'
import { NEW_RATE, type RateDraft, type ZoneUnits } from '#app/pricing/shipping/admin/zone-draft.ts'
import { adminText } from '#app/pricing/shipping/admin-text.ts'
import { RATE_BASES, RATE_KINDS } from '#app/pricing/shipping.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { FieldNotes, getFieldId, SelectField, SwitchField, TextField } from '#app/ui/admin/admin-field.tsx'
import { SortableList } from '#app/ui/admin/lists/sortable-list.tsx'
import { useRows } from '#app/ui/admin/lists/use-rows.ts'
import { SummaryRow } from '#app/ui/admin/summary-panel.tsx'
import { UNSENT } from '#app/ui/admin/unsent-form.tsx'

type RateRowsProps = {
  readonly rates: readonly RateDraft[]
  readonly units: ZoneUnits
  readonly errors: FieldErrors
  readonly onChange: (rates: readonly RateDraft[]) => void
}

type TextKey = Exclude<keyof RateDraft, 'key' | 'kind' | 'basis' | 'isActive'>

export function RateRows({ rates, units, errors, onChange }: RateRowsProps) {
  const { list, replace } = useRows(rates, onChange)
  const { onRemove, ...rows } = list
  const isFirstRate = rates.length === 1 && rates[0]?.key === ''
  const symbol = getCurrencySymbol(units.currency)
  return (
    <>
      <SortableList
        isSentAsList
        label={adminText.ratesInOrder}
        getName={({ name }) => name || adminText.unnamedRate}
        {...rows}
        onRemove={isFirstRate ? undefined : onRemove}
        empty={<p className="text-base text-ink-2">{adminText.noRates}</p>}
      >
        {(rate, index) => {
          const text = (field: TextKey, label: string, inputMode?: 'decimal' | 'numeric') => ({
            name: `rates.${index}.${field}`,
            form: UNSENT, // sent as part of one list, not separately
            label,
            inputMode,
            maxLength: field === 'name' ? 60 : 40,
            value: rate[field],
            error: errors[`rates.${index}.${field}`],
            onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
              replace(index, { [field]: event.currentTarget.value }),
          })
          const unit = { subtotal: symbol, weight: units.weightUnit, units: adminText.inUnits }[rate.basis]
          const limitMode = rate.basis === 'units' ? 'numeric' : 'decimal'
          return (
            <SummaryRow
              title={rate.name || adminText.newRate}
              summary={formatTerms(rate, units)}
              value={formatPrice(rate, units)}
              startsOpen={rate.name === ''}
            >
              <div className="grid gap-3">
                <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-[minmax(0,1fr)_repeat(4,6.5rem)]">
                  <TextField {...text('name', adminText.name)} className="max-md:col-span-2" />
                  <TextField {...text('amount', adminText.price(symbol), 'decimal')} />
                  <TextField
                    {...text('freeFrom', adminText.freeFromIn(symbol), 'decimal')}
                    placeholder={adminText.never}
                  />
                  <TextField {...text('daysMin', adminText.fastest, 'numeric')} />
                  <TextField {...text('daysMax', adminText.slowest, 'numeric')} />
                  <p className="col-span-full -mt-2 text-sm text-ink-2">{adminText.ratesHint}</p>
                </div>
                <SummaryRow title={adminText.conditions} summary={listConditions(rate, units).join(', ')}>
                  <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
                    <SelectField
                      name={`rates.${index}.kind`}
                      form={UNSENT}
                      label={adminText.kind}
                      value={rate.kind}
                      onChange={(event) => {
                        const kind = RATE_KINDS.find((known) => known === event.currentTarget.value)
                        if (kind) replace(index, { kind })
                      }}
                    >
                      {RATE_KINDS.map((kind) => (
                        <option key={kind} value={kind}>
                          {adminText.kinds[kind]}
                        </option>
                      ))}
                    </SelectField>
                    <SelectField
                      name={`rates.${index}.basis`}
                      form={UNSENT}
                      label={adminText.limitedBy}
                      value={rate.basis}
                      onChange={(event) => {
                        const basis = RATE_BASES.find((known) => known === event.currentTarget.value)
                        if (basis) replace(index, { basis, minimum: '', maximum: '' })
                      }}
                    >
                      {RATE_BASES.map((basis) => (
                        <option key={basis} value={basis}>
                          {adminText.bases[basis]}
                        </option>
                      ))}
                    </SelectField>
                    <TextField {...text('minimum', adminText.fromIn(unit), limitMode)} placeholder={adminText.any} />
                    <TextField {...text('maximum', adminText.belowIn(unit), limitMode)} placeholder={adminText.any} />
                  </div>
                  <p className="mt-2 text-sm text-ink-2">{adminText.limitsHint}</p>
                </SummaryRow>
                <SwitchField
                  label={adminText.active}
                  form={UNSENT}
                  checked={rate.isActive}
                  onChange={(event) => replace(index, { isActive: event.currentTarget.checked })}
                />
              </div>
            </SummaryRow>
          )
        }}
      </SortableList>
      <AdminButton id={getFieldId('rates')} className="mt-3" onClick={() => onChange([...rates, NEW_RATE])}>
        {adminText.addRate}
      </AdminButton>
      <FieldNotes id={getFieldId('rates')} error={errors.rates} />
    </>
  )
}
