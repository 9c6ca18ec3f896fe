import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { getCurrencySymbol } from '#app/base/money.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { NEW_RATE, type RateDraft, type ZoneUnits } from '#app/pricing/shipping/admin/zone-draft.ts'
import { adminText } from '#app/pricing/shipping/admin-text.ts'
import { RATE_BASES, RATE_KINDS } from '#app/pricing/shipping.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { FieldNotes, getFieldId, SelectField, SwitchField, TextField } from '#app/ui/admin/admin-field.tsx'
import { adminText as formText } from '#app/ui/admin/admin-text.ts'
import { SortableList } from '#app/ui/admin/lists/sortable-list.tsx'
import { useRows } from '#app/ui/admin/lists/use-rows.ts'
import { MoreFields } from '#app/ui/admin/more-fields.tsx'
import { UNSENT } from '#app/ui/admin/unsent-form.tsx'

type RateRowsProps = {
  readonly rates: readonly RateDraft[]
  readonly units: ZoneUnits
  readonly errors: FieldErrors
  readonly onChange: (rates: readonly RateDraft[]) => void
}

type TextKey = Exclude<keyof RateDraft, 'key' | 'kind' | 'basis' | 'isActive'>

export function RateRows({ rates, units: { currency, weightUnit }, errors, onChange }: RateRowsProps) {
  const { list, replace } = useRows(rates, onChange)
  const { onRemove, ...rows } = list
  const isFirstRate = rates.length === 1 && rates[0]?.key === ''
  const symbol = getCurrencySymbol(currency)
  return (
    <>
      <SortableList
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
          const unit = { subtotal: symbol, weight: weightUnit, units: adminText.inUnits }[rate.basis]
          const limitMode = rate.basis === 'units' ? 'numeric' : 'decimal'
          return (
            <RateRow
              name={rate.name}
              note={formatTerms(rate, symbol, unit)}
              price={formatPrice(rate.amount, symbol)}
              startsOpen={rate.name === ''}
            >
              <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-[minmax(0,1fr)_repeat(4,7rem)]">
                <TextField {...text('name', adminText.name)} className="max-md:col-span-2" />
                <TextField {...text('amount', adminText.price(symbol), 'decimal')} />
                <TextField
                  {...text('freeFrom', adminText.freeFromIn(symbol), 'decimal')}
                  placeholder={adminText.never}
                />
                <TextField {...text('daysMin', adminText.fastest, 'numeric')} />
                <TextField {...text('daysMax', adminText.slowest, 'numeric')} />
              </div>
              <MoreFields title={adminText.conditions} note={formatConditions(rate, unit)}>
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
              </MoreFields>
              <SwitchField
                label={adminText.active}
                form={UNSENT}
                className="md:w-60"
                checked={rate.isActive}
                onChange={(event) => replace(index, { isActive: event.currentTarget.checked })}
              />
            </RateRow>
          )
        }}
      </SortableList>
      <AdminButton id={getFieldId('rates')} className="mt-3" onClick={() => onChange([...rates, NEW_RATE])}>
        {adminText.addRate}
      </AdminButton>
      <FieldNotes id={getFieldId('rates')} error={errors.rates} hint={adminText.ratesHint} />
    </>
  )
}

type RateRowProps = {
  readonly name: string
  readonly note: string
  readonly price: string
  readonly startsOpen: boolean
  readonly children: ReactNode
}

/** Shows a rate in one line, which opens to its fields. */
function RateRow({ name, note, price, startsOpen, children }: RateRowProps) {
  const [isOpen] = useState(startsOpen) // later the user controls it
  return (
    <details open={isOpen} className="summary-panel group/rate">
      <summary className="grid min-h-9 cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 py-1 text-base max-md:min-h-11">
        <span className="min-w-0 md:flex md:flex-wrap md:gap-x-3">
          <span className="font-medium wrap-anywhere">{name || adminText.newRate}</span>
          <span className="summary-value block text-ink-2">{note}</span>
          <span className="summary-rejected hidden text-danger group-open/rate:hidden">{formText.needsCorrecting}</span>
        </span>
        <span className="tabular-nums">{price}</span>
        <ChevronDown className="size-4 group-open/rate:rotate-180" aria-hidden="true" />
      </summary>
      <div className="grid gap-3 pt-2 pb-3">{children}</div>
    </details>
  )
}

function formatPrice(amount: string, symbol: string): string {
  if (amount === '') return ''
  return /^0+([.,]0*)?$/.test(amount) ? adminText.free : `${symbol}${amount}`
}

/** Returns the terms in one line, such as '5-7 business days · free from $150.00'. */
function formatTerms(rate: RateDraft, symbol: string, unit: string): string {
  const { daysMin, daysMax, freeFrom, minimum, maximum, kind, isActive } = rate
  const days = [...new Set([daysMin, daysMax].filter(Boolean))].join('-')
  const terms = [
    kind === 'pickup' && adminText.kinds[kind],
    days && adminText.days(days),
    freeFrom && adminText.freeFrom(`${symbol}${freeFrom}`),
    minimum && adminText.minimumNote(`${minimum} ${unit}`),
    maximum && adminText.maximumNote(`${maximum} ${unit}`),
    !isActive && adminText.off,
  ]
  return terms.filter(Boolean).join(' · ')
}

/** Returns the conditions in one line, such as 'Delivery, from 2 kg'. */
function formatConditions(rate: RateDraft, unit: string): string {
  const { minimum, maximum } = rate
  const notes = [
    adminText.kinds[rate.kind],
    minimum && adminText.minimumNote(`${minimum} ${unit}`),
    maximum && adminText.maximumNote(`${maximum} ${unit}`),
  ]
  return notes.filter(Boolean).join(', ')
}
