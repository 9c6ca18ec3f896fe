import { STORE_CURRENCIES, type StoreCurrency, symbolOf } from '#app/features/money/money.ts'
import { SettingField } from '#app/features/settings/setting-field.tsx'
import { settingDescription } from '#app/features/settings/settings.ts'
import { chooseCurrency } from '#app/features/settings/settings-draft.ts'
import { fieldOf } from '#app/features/settings/settings-fields.ts'
import type { SettingsFormState } from '#app/features/settings/use-settings-form.ts'
import { SelectField } from '#app/ui/admin/admin-field.tsx'

const NAMES: Readonly<Record<StoreCurrency, string>> = {
  NGN: 'Nigerian naira',
  USD: 'US dollar',
  GBP: 'Pound sterling',
  EUR: 'Euro',
}

export function chosenCurrency({ draft, base }: SettingsFormState): StoreCurrency {
  return STORE_CURRENCIES.find((code) => code === draft.store_currency) ?? base.settings.store_currency
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
          {STORE_CURRENCIES.map((code) => (
            <option key={code} value={code}>
              {`${NAMES[code]} (${code}, ${symbolOf(code)})`}
            </option>
          ))}
        </SelectField>
        <div role="status">
          {isOther && (
            <div className="mt-4 border-l-4 border-amber bg-amber-soft p-4 text-base">
              <p className="font-semibold text-amber">Prices are relabeled, not converted</p>
              <p className="mt-1">
                {symbolOf(saved)}25,000.00 becomes {symbolOf(chosen)}25,000.00, also for the default shipping rate and
                the free shipping threshold. Saving sets the rate for 1 US dollar to {chosen}{' '}
                {String(form.draft.usd_rate)}. Existing orders do not change.
              </p>
            </div>
          )}
        </div>
      </div>
      <SettingField
        name="usd_rate"
        form={form}
        unit={chosen}
        readOnly={isOther || chosen === 'USD'}
        hint={fixedRate(chosen, isOther)}
      />
    </div>
  )
}

function fixedRate(chosen: StoreCurrency, isOther: boolean): string | undefined {
  if (chosen === 'USD') return 'The rate of the US dollar is always 1.'
  return isOther ? 'Set by the new currency. You can change it after saving.' : undefined
}
