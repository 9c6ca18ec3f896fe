import { defaultRate } from '#app/features/markets/market.ts'
import { type CurrencyCode, currencyChoices, isCurrency } from '#app/features/money/currencies.ts'
import { currencyName, formatMoney, oneUnit, symbolOf, times } from '#app/features/money/money.ts'
import { SettingField } from '#app/features/settings/setting-field.tsx'
import { settingDescription } from '#app/features/settings/settings.ts'
import { chooseCurrency } from '#app/features/settings/settings-draft.ts'
import { fieldOf } from '#app/features/settings/settings-fields.ts'
import type { SettingsFormState } from '#app/features/settings/use-settings-form.ts'
import { SelectField } from '#app/ui/admin/admin-field.tsx'

export function chosenCurrency({ draft, base }: SettingsFormState): CurrencyCode {
  return isCurrency(draft.store_currency) ? draft.store_currency : base.settings.store_currency
}

/** 'Nigerian naira (NGN, ₦)' */
function choiceText(code: CurrencyCode): string {
  const name = currencyName(code)
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} (${symbolOf(code) === code ? code : `${code}, ${symbolOf(code)}`})`
}

export function CurrencyFields({ form }: { readonly form: SettingsFormState }) {
  const { store_currency: saved } = form.base.settings
  const chosen = chosenCurrency(form)
  const isOther = chosen !== saved
  return (
    <div className="field-grid">
      <div>
        <SelectField
          name="store_currency"
          label={fieldOf('store_currency').label}
          hint={settingDescription('store_currency')}
          error={form.errors.store_currency}
          value={chosen}
          onChange={(event) => form.set(chooseCurrency(event.currentTarget.value, form.base))}
        >
          {currencyChoices.map((code) => (
            <option key={code} value={code}>
              {choiceText(code)}
            </option>
          ))}
        </SelectField>
        <div role="status">
          {isOther && (
            <div className="mt-4 border-l-4 border-amber bg-amber-soft p-4 text-base">
              <p className="font-semibold text-amber">Prices are relabeled, not converted</p>
              <p className="mt-1">
                {formatMoney(times(oneUnit(saved), 25_000))} becomes {formatMoney(times(oneUnit(chosen), 25_000))}, also
                for the default shipping rate and the free shipping threshold.{' '}
                {defaultRate(chosen) === null
                  ? 'Enter the rate for 1 US dollar below.'
                  : `Saving sets the rate for 1 US dollar to ${chosen} ${form.draft.usd_rate}.`}{' '}
                Existing orders do not change.
              </p>
            </div>
          )}
        </div>
      </div>
      <SettingField
        name="usd_rate"
        form={form}
        unit={chosen}
        readOnly={chosen === 'USD' || (isOther && defaultRate(chosen) !== null)}
        hint={fixedRate(chosen, isOther)}
      />
    </div>
  )
}

function fixedRate(chosen: CurrencyCode, isOther: boolean): string | undefined {
  if (chosen === 'USD') return 'The rate of the US dollar is always 1.'
  return isOther && defaultRate(chosen) !== null
    ? 'Set by the new currency. You can change it after saving.'
    : undefined
}
