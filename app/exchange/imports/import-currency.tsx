import { Form } from 'react-router'
import type { CurrencyCode } from '#app/base/currencies.ts'
import type { CurrencyChoice } from '#app/base/money-formats.ts'
import { adminText } from '#app/exchange/imports/admin-text.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { SelectField } from '#app/ui/admin/admin-field.tsx'

type ImportCurrencyProps = {
  readonly currency: CurrencyCode
  readonly currencies: readonly CurrencyChoice[]
  /** True if staff have confirmed the currency. */
  readonly isChosen: boolean
  readonly isBusy: boolean
}

/** Shown if a file does not contain the currency of its amounts. Nothing is saved until staff confirm a currency. */
export function ImportCurrency({ currency, currencies, isChosen, isBusy }: ImportCurrencyProps) {
  return (
    <Form method="post" className="mt-4 flex flex-wrap items-end gap-3">
      <input type="hidden" name="intent" value="currency" />
      <SelectField name="currency" label={adminText.amountCurrency} defaultValue={currency} className="w-full max-w-96">
        {currencies.map(({ code, text }) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </SelectField>
      <AdminButton type="submit" look={isChosen ? 'secondary' : 'primary'} busy={isBusy}>
        {isChosen ? adminText.changeCurrency : adminText.confirmCurrency}
      </AdminButton>
    </Form>
  )
}
