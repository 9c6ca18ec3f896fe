import { flushSync } from 'react-dom'
import { href, useNavigation } from 'react-router'
import type { CountryChoice } from '#app/base/countries.ts'
import { getCurrencySymbol } from '#app/base/money.ts'
import type { CurrencyChoice } from '#app/base/money-formats.ts'
import { WEIGHT_UNITS } from '#app/base/weight.ts'
import type { TimeZoneGroup } from '#app/lib/zone-names.ts'
import { adminText } from '#app/store/settings/admin-text.ts'
import { CarrierRows } from '#app/store/settings/carrier-rows.tsx'
import { CurrencyFields, getChosenCurrency } from '#app/store/settings/currency-fields.tsx'
import type { FormatChoice } from '#app/store/settings/format-choices.ts'
import { SettingField, SettingFields } from '#app/store/settings/setting-field.tsx'
import { type FormSettings, toTabs } from '#app/store/settings/settings-draft.ts'
import { SETTINGS_FORM, SettingsGroupForm } from '#app/store/settings/settings-group-form.tsx'
import { SettingsTabs, TabPanel, useOpenTab } from '#app/store/settings/settings-tabs.tsx'
import type { SettingsFormState, SettingsResult } from '#app/store/settings/use-settings-form.ts'
import { getField, getWeightUnitName } from '#app/store/settings-fields.ts'
import { AdminButton, TextLink } from '#app/ui/admin/admin-button.tsx'
import { SelectField, SwitchList } from '#app/ui/admin/admin-field.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

type SettingsFormProps = {
  readonly loaded: FormSettings
  readonly result: SettingsResult | undefined
  readonly timeZones: readonly TimeZoneGroup[]
  readonly formats: readonly FormatChoice[]
  readonly currencies: readonly CurrencyChoice[]
  readonly countries: readonly CountryChoice[]
  /** True to also show the buttons from the specification. */
  readonly isDemo: boolean
}

export function SettingsForm(props: SettingsFormProps) {
  const { loaded, result, timeZones, formats, currencies, countries, isDemo } = props
  const [open, show] = useOpenTab()
  const reveal = (name: string) => {
    const [tab] = toTabs([name])
    if (tab) flushSync(() => show(tab))
  }
  return (
    <SettingsGroupForm
      loaded={loaded}
      result={result}
      saveLabel={adminText.saveChanges}
      onFollow={reveal}
      {...(isDemo && { renderSave: renderSaveAll })}
    >
      {(form) => (
        <>
          <SettingsTabs
            open={open}
            onOpen={show}
            unsaved={form.unsavedTabs}
            invalid={form.invalidTabs}
            action={isDemo && <SaveChanges className="mb-2 max-lg:hidden" />}
          />
          <TabPanel tab="general" open={open}>
            <Panel title={adminText.store}>
              <div className="field-grid md:grid-cols-2">
                <SettingField name="store_name" form={form} hint="" />
                <SettingFields names={['store_email', 'store_phone']} form={form} />
                <CountryField form={form} countries={countries} />
                <SettingField name="store_address" form={form} className="md:col-span-2" />
              </div>
            </Panel>
            <Panel title={adminText.timeAndUnits}>
              <div className="field-grid md:grid-cols-2">
                <TimeZoneField form={form} groups={timeZones} />
                <WeightUnitField form={form} />
                <FormatField form={form} choices={formats} />
              </div>
            </Panel>
            <Panel title={adminText.shopPage}>
              <SettingField name="shop_by_color" form={form} />
            </Panel>
          </TabPanel>
          <TabPanel tab="pricing" open={open}>
            <Panel title={adminText.prices}>
              <CurrencyFields form={form} choices={currencies} />
            </Panel>
            <Panel title={adminText.tax}>
              <div className="field-grid">
                <SettingField name="enable_tax" form={form} />
                <div className="grid gap-4 md:grid-cols-2">
                  <SettingField name="tax_rate" form={form} />
                </div>
              </div>
            </Panel>
          </TabPanel>
          <TabPanel tab="inventory" open={open}>
            <Panel title={adminText.stock}>
              <div className="field-grid">
                <div className="grid gap-4 md:grid-cols-2">
                  <SettingField name="low_stock_threshold" form={form} />
                </div>
                <SwitchList>
                  <SettingFields names={['track_inventory', 'allow_backorders', 'email_low_stock']} form={form} />
                </SwitchList>
              </div>
            </Panel>
          </TabPanel>
          <TabPanel tab="shipping" open={open}>
            <Panel title={adminText.delivery}>
              <ShippingFields form={form} />
            </Panel>
          </TabPanel>
        </>
      )}
    </SettingsGroupForm>
  )
}

function renderSaveAll({ isSaving }: SettingsFormState) {
  return (
    <AdminButton type="submit" busy={isSaving} className="justify-self-start">
      {isSaving ? adminText.saving : adminText.saveAllSettings}
    </AdminButton>
  )
}

type CountryFieldProps = { readonly form: SettingsFormState; readonly countries: readonly CountryChoice[] }

function CountryField({ form, countries }: CountryFieldProps) {
  const { label, hint } = getField('store_country')
  return (
    <SelectField
      name="store_country"
      label={label}
      hint={hint}
      error={form.errors.store_country}
      value={String(form.draft.store_country)}
      onChange={(event) => form.set({ store_country: event.currentTarget.value })}
    >
      <option value="">{adminText.notChosen}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

function TimeZoneField({ form, groups }: { form: SettingsFormState; groups: readonly TimeZoneGroup[] }) {
  const { label, hint } = getField('store_time_zone')
  const chosen = String(form.draft.store_time_zone)
  const isListed = groups.some(({ zones }) => zones.some(({ zone }) => zone === chosen))
  return (
    <SelectField
      name="store_time_zone"
      label={label}
      hint={hint}
      error={form.errors.store_time_zone}
      value={chosen}
      onChange={(event) => form.set({ store_time_zone: event.currentTarget.value })}
    >
      {!isListed && <option value={chosen}>{chosen}</option>}
      {groups.map(({ area, zones }) => {
        const options = zones.map(({ zone, label: city }) => (
          <option key={zone} value={zone}>
            {city}
          </option>
        ))
        return area === '' ? (
          options
        ) : (
          <optgroup key={area} label={area}>
            {options}
          </optgroup>
        )
      })}
    </SelectField>
  )
}

function FormatField({
  form,
  choices,
}: {
  readonly form: SettingsFormState
  readonly choices: readonly FormatChoice[]
}) {
  const { label, hint } = getField('format_locale')
  const chosen = choices.find(({ locale }) => locale === form.draft.format_locale)
  return (
    <SelectField
      name="format_locale"
      label={label}
      hint={chosen ? `${chosen.example}. ${hint}` : hint}
      error={form.errors.format_locale}
      value={String(form.draft.format_locale)}
      onChange={(event) => form.set({ format_locale: event.currentTarget.value })}
    >
      {choices.map(({ locale, name }) => (
        <option key={locale} value={locale}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

function WeightUnitField({ form }: { readonly form: SettingsFormState }) {
  const { label, hint } = getField('weight_unit')
  return (
    <SelectField
      name="weight_unit"
      label={label}
      hint={hint}
      error={form.errors.weight_unit}
      value={String(form.draft.weight_unit)}
      onChange={(event) => form.set({ weight_unit: event.currentTarget.value })}
    >
      {WEIGHT_UNITS.map((unit) => (
        <option key={unit} value={unit}>
          {getWeightUnitName(unit)}
        </option>
      ))}
    </SelectField>
  )
}

function ShippingFields({ form }: { readonly form: SettingsFormState }) {
  const symbol = getCurrencySymbol(getChosenCurrency(form))
  return (
    <div className="field-grid">
      <SwitchList>
        <SettingFields names={['enable_shipping', 'enable_local_pickup', 'phone_required']} form={form} />
      </SwitchList>
      <div className="grid gap-4 md:grid-cols-2">
        <SettingField name="default_shipping_rate" form={form} unit={symbol} />
        <SettingField name="free_shipping_threshold" form={form} unit={symbol} />
      </div>
      <CarrierRows form={form} />
      <SettingField name="shipping_policy" form={form} />
      <p className="text-base">
        {adminText.shippingLink.before}{' '}
        <TextLink isInText to={href('/admin/shipping')}>
          {adminText.shippingLink.link}
        </TextLink>
        .
      </p>
    </div>
  )
}

/** The bar for unsaved changes replaces this button. */
export function SaveChanges({ className = '' }: { readonly className?: string }) {
  const { state, formMethod } = useNavigation()
  const isSaving = state !== 'idle' && formMethod === 'POST'
  return (
    <AdminButton
      type="submit"
      form={SETTINGS_FORM}
      look="primary"
      busy={isSaving}
      className={`hidden-with-save-bar ${className}`}
    >
      {isSaving ? adminText.saving : adminText.saveChanges}
    </AdminButton>
  )
}
