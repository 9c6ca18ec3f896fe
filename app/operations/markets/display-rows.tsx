import type { CurrencyCode } from '#app/base/currencies.ts'
import type { CurrencyChoice } from '#app/base/money-formats.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { adminText } from '#app/operations/markets/admin-text.ts'
import type { DisplayDraft } from '#app/operations/markets/market-draft.ts'
import { RateField } from '#app/operations/markets/rate-field.tsx'
import type { FormMarket } from '#app/pricing/read-markets.server.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { FieldNotes, getFieldId, SelectField } from '#app/ui/admin/admin-field.tsx'
import { SortableList } from '#app/ui/admin/lists/sortable-list.tsx'
import { useRows } from '#app/ui/admin/lists/use-rows.ts'
import { UNSENT } from '#app/ui/admin/unsent-form.tsx'

type DisplayRowsProps = {
  readonly rows: readonly DisplayDraft[]
  /** The currency in which orders are charged. */
  readonly charged: CurrencyCode
  readonly storeCurrency: CurrencyCode
  readonly saved: FormMarket | null
  readonly currencies: readonly CurrencyChoice[]
  readonly errors: FieldErrors
  readonly onChange: (rows: readonly DisplayDraft[]) => void
}

/** Edits the currencies in which shoppers can view prices, except the charged one. */
export function DisplayRows({ rows, charged, storeCurrency, saved, currencies, errors, onChange }: DisplayRowsProps) {
  const { list, replace } = useRows(rows, onChange)
  const next = currencies.find(
    ({ code }) => code !== charged && code !== storeCurrency && !rows.some(({ currency }) => currency === code),
  )
  return (
    <div>
      <h3 className="text-base font-medium">{adminText.otherCurrencies}</h3>
      <input type="hidden" name="displays" value={JSON.stringify(rows)} />
      <SortableList
        isSentAsList
        label={adminText.otherCurrencies}
        getName={({ currency }) => currency}
        {...list}
        empty={<p className="text-base text-ink-2">{adminText.noOtherCurrencies(charged)}</p>}
      >
        {({ currency, per, amount }, index) => (
          <div className="grid gap-3 py-1 md:grid-cols-2">
            <SelectField
              name={`displays.${index}.currency`}
              form={UNSENT} // the rows are sent as one list
              label={adminText.currency}
              value={currency}
              error={errors[`displays.${index}.currency`]}
              onChange={(event) => replace(index, { currency: event.currentTarget.value, amount: '', per: 'base' })}
            >
              {currencies.map(({ code, text }) => (
                <option key={code} value={code}>
                  {text}
                </option>
              ))}
            </SelectField>
            {currency === storeCurrency ? (
              <p className="text-base text-ink-2 md:mt-6.5 md:py-2">{adminText.followsRate}</p>
            ) : (
              <RateField
                name={`displays.${index}.amount`}
                isListed
                from={charged}
                to={currency}
                typed={{ per, amount }}
                current={findCurrentRate(saved, charged, currency)}
                error={errors[`displays.${index}.amount`]}
                onChange={(typed) => replace(index, typed)}
              />
            )}
          </div>
        )}
      </SortableList>
      {next && (
        <AdminButton
          id={getFieldId('displays')}
          className="mt-3"
          onClick={() => onChange([...rows, { currency: next.code, per: 'base', amount: '' }])}
        >
          {adminText.addCurrency}
        </AdminButton>
      )}
      <FieldNotes id={getFieldId('displays')} error={errors.displays} hint={adminText.otherCurrenciesHint(charged)} />
    </div>
  )
}

function findCurrentRate(saved: FormMarket | null, charged: CurrencyCode, currency: string) {
  if (saved?.currency !== charged) return null
  return saved.displays.find((shown) => shown.currency === currency)?.rate ?? null
}
