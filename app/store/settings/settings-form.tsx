import { flushSync } from 'react-dom'
import { Form, href, useNavigation } from 'react-router'
import type { CountryChoice } from '#app/base/countries.ts'
import { getCurrencySymbol } from '#app/base/money.ts'
import type { CurrencyChoice } from '#app/base/money-formats.ts'
import { WEIGHT_UNITS } from '#app/base/weight.ts'
import type { TimeZoneGroup } from '#app/lib/zone-names.ts'
import { PLACEHOLDERS } from '#app/store/placeholders.ts'
import { adminText } from '#app/store/settings/admin-text.ts'
import { CurrencyFields, chosenCurrency } from '#app/store/settings/currency-fields.tsx'
import type { FormatChoice } from '#app/store/settings/format-choices.ts'
import { SettingField, SettingFields } from '#app/store/settings/setting-field.tsx'
import type { FormSettings } from '#app/store/settings/settings-draft.ts'
import { SettingsTabs, TabPanel, useOpenTab } from '#app/store/settings/settings-tabs.tsx'
import { type SettingsFormState, type SettingsResult, useSettingsForm } from '#app/store/settings/use-settings-form.ts'
import { findField, getField, STORE_TEXTS, storeTextTitle, weightUnitName } from '#app/store/settings-fields.ts'
import { AdminButton, TextLink } from '#app/ui/admin/admin-button.tsx'
import { SelectField } from '#app/ui/admin/admin-field.tsx'
import { ErrorSummary } from '#app/ui/admin/error-summary.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { SaveBar } from '#app/ui/admin/save-bar.tsx'

type SettingsFormProps = {
  readonly loaded: FormSettings
  readonly result: SettingsResult | undefined
  readonly timeZones: readonly TimeZoneGroup[]
  readonly formats: readonly FormatChoice[]
  readonly currencies: readonly CurrencyChoice[]
  readonly countries: readonly CountryChoice[]
}

const FORM = 'settings-form'

export function SettingsForm({ loaded, result, timeZones, formats, currencies, countries }: SettingsFormProps) {
  const form = useSettingsForm(loaded, result)
  const [open, show] = useOpenTab()
  const reveal = (name: string) => {
    const tab = findField(name)?.tab
    if (tab) flushSync(() => show(tab))
  }
  return (
    <Form id={FORM} ref={form.element} method="post" noValidate onBlur={form.onBlur} onSubmit={form.onSubmit}>
      <SaveBar form={FORM} isDirty={form.isDirty} isSaving={form.isSaving} onDiscard={form.discard} />
      <input type="hidden" name="version" value={form.base.version} />
      <div className="grid gap-4">
        {form.summary && <ErrorSummary title={adminText.settingsNotSaved} errors={form.summary} onFollow={reveal} />}
        <Fallbacks messages={form.fallbacks} />
        <SettingsTabs
          open={open}
          onOpen={show}
          unsaved={form.unsavedTabs}
          invalid={form.invalidTabs}
          action={<SaveChanges className="mb-2 max-lg:hidden" />}
        />
        <TabPanel tab="general" open={open}>
          <Panel title={adminText.store}>
            <div className="field-grid">
              <SettingFields names={['store_name', 'store_email', 'store_phone', 'store_address']} form={form} />
              <CountryField form={form} countries={countries} />
            </div>
          </Panel>
          <Panel title={adminText.timeAndUnits}>
            <div className="field-grid md:grid-cols-2">
              <TimeZoneField form={form} groups={timeZones} />
              <WeightUnitField form={form} />
              <FormatField form={form} choices={formats} />
            </div>
          </Panel>
          <StoreTexts form={form} />
          <Panel title={adminText.invoices}>
            <InvoiceFields form={form} />
          </Panel>
          <Panel title={adminText.productSafety}>
            <SafetyFields form={form} />
          </Panel>
          <Panel title={adminText.packagingAndPassports}>
            <PackagingFields form={form} />
          </Panel>
          <Panel title={adminText.productFeeds}>
            <FeedFields form={form} />
          </Panel>
          <Panel title={adminText.newsletterAndAccessibility}>
            <PrivacyFields form={form} />
          </Panel>
          <Panel title={adminText.notifications}>
            <NotificationFields form={form} />
          </Panel>
          <Panel title={adminText.dailyBackups}>
            <div className="field-grid">
              <SettingField name="backup_daily" form={form} />
              <div className="grid gap-4 md:grid-cols-2">
                <SettingFields names={['backup_hour', 'backups_kept']} form={form} />
              </div>
            </div>
          </Panel>
        </TabPanel>
        <TabPanel tab="pricing" open={open}>
          <Panel title={adminText.prices}>
            <CurrencyFields form={form} choices={currencies} />
          </Panel>
          <Panel title={adminText.tax}>
            <div className="field-grid">
              <SettingField name="enable_tax" form={form} />
              <SettingField name="tax_rate" form={form} className="max-w-60" />
            </div>
          </Panel>
        </TabPanel>
        <TabPanel tab="inventory" open={open}>
          <Panel title={adminText.stock}>
            <div className="field-grid">
              <SettingField name="low_stock_threshold" form={form} className="max-w-60" />
              <div>
                <SettingFields names={['track_inventory', 'allow_backorders', 'email_low_stock']} form={form} />
              </div>
            </div>
          </Panel>
        </TabPanel>
        <TabPanel tab="shipping" open={open}>
          <Panel title={adminText.delivery}>
            <ShippingFields form={form} />
          </Panel>
        </TabPanel>
      </div>
      <AdminButton type="submit" look="primary" busy={form.isSaving} className="mt-4">
        {form.isSaving ? adminText.saving : adminText.saveAllSettings}
      </AdminButton>
    </Form>
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

function StoreTexts({ form }: { form: SettingsFormState }) {
  return (
    <Panel title={adminText.storefrontTexts}>
      <p className="mb-3 text-sm text-ink-2">
        {adminText.placeholdersHint(PLACEHOLDERS.map((name) => `{${name}}`).join(', '))}
      </p>
      <div className="divide-y divide-line border-y border-line">
        {STORE_TEXTS.map((group) => {
          const { name, keys, to } = group
          const { title, hint, link } = storeTextTitle(group)
          const isUnsaved = keys.some((key) => form.unsaved.has(key))
          const hasErrors = keys.some((key) => key in form.errors)
          return (
            <details key={name}>
              <summary className="min-h-11 content-center text-base font-medium hover:underline hover:underline-offset-4">
                {title}
                {hasErrors && <span className="ml-2 text-danger">{adminText.needsCorrectionMarked}</span>}
                {isUnsaved && <span className="ml-2 font-normal text-ink-2">{adminText.unsaved}</span>}
              </summary>
              <div className="field-grid pt-1 pb-5">
                {hint && <p className="text-sm text-ink-2">{hint}</p>}
                <SettingFields names={keys} form={form} />
                {to && (
                  <TextLink to={to} className="justify-self-start text-base">
                    {link}
                  </TextLink>
                )}
              </div>
            </details>
          )
        })}
      </div>
    </Panel>
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
  return (
    <SelectField
      name="format_locale"
      label={label}
      hint={hint}
      error={form.errors.format_locale}
      value={String(form.draft.format_locale)}
      onChange={(event) => form.set({ format_locale: event.currentTarget.value })}
    >
      {choices.map(({ locale, text }) => (
        <option key={locale} value={locale}>
          {text}
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
          {weightUnitName(unit)}
        </option>
      ))}
    </SelectField>
  )
}

function InvoiceFields({ form }: { readonly form: SettingsFormState }) {
  return (
    <div className="field-grid">
      <SettingField name="invoices_automatic" form={form} />
      <SettingFields names={['legal_name', 'legal_address']} form={form} />
      <p className="text-base">
        {adminText.taxNumbersLink.before}{' '}
        <TextLink isInText to={href('/admin/taxes')}>
          {adminText.taxNumbersLink.link}
        </TextLink>
        .
      </p>
      <div className="grid gap-4 md:grid-cols-2">
        <SettingFields names={['invoice_prefix', 'credit_note_prefix']} form={form} />
      </div>
      <SettingField name="invoice_footer" form={form} />
    </div>
  )
}

function SafetyFields({ form }: { readonly form: SettingsFormState }) {
  return (
    <div className="field-grid">
      <SettingFields names={['store_is_maker', 'eu_responsible_person']} form={form} />
      <p className="text-base">
        {adminText.safetyLawLink.before}{' '}
        <TextLink isInText to={href('/admin/law')}>
          {adminText.safetyLawLink.link}
        </TextLink>
        .
      </p>
    </div>
  )
}

function PackagingFields({ form }: { readonly form: SettingsFormState }) {
  return (
    <div className="field-grid">
      <SettingFields names={['shipment_packaging', 'lucid_number', 'french_producer_numbers']} form={form} />
      <p className="text-base">
        {adminText.packagingReportLink.before}{' '}
        <TextLink isInText to={href('/admin/law/packaging')}>
          {adminText.packagingReportLink.link}
        </TextLink>
        .
      </p>
      <SettingField name="slip_passports" form={form} />
    </div>
  )
}

function FeedFields({ form }: { readonly form: SettingsFormState }) {
  return (
    <div className="field-grid">
      <SettingField name="product_feed" form={form} />
      <SettingField name="feed_backorders" form={form} />
      <SettingField name="backorder_days" form={form} className="max-w-60" />
      <p className="text-base">
        {adminText.feedAddresses.before}{' '}
        <TextLink isInText to={href('/admin/product-feeds')}>
          {adminText.feedAddresses.link}
        </TextLink>
        .
      </p>
    </div>
  )
}

function NotificationFields({ form }: { readonly form: SettingsFormState }) {
  return (
    <div className="field-grid">
      <p className="text-base">{adminText.notificationsHint(form.base.settings.store_email)}</p>
      <div>
        <SettingFields
          names={['email_new_order', 'email_withdrawal', 'email_return', 'email_refund_due', 'email_transfer']}
          form={form}
        />
        <SettingFields names={['email_review', 'email_message', 'email_daily_summary']} form={form} />
      </div>
      <p className="text-base">
        {adminText.mailServerLink.before}{' '}
        <TextLink isInText to={href('/admin/settings/mail')}>
          {adminText.mailServerLink.link}
        </TextLink>
        .
      </p>
    </div>
  )
}

function PrivacyFields({ form }: { readonly form: SettingsFormState }) {
  return (
    <div className="field-grid">
      <SettingFields names={['newsletter_double_opt_in', 'accessibility_authority']} form={form} />
      <p className="text-base">
        {adminText.privacyLawLink.before}{' '}
        <TextLink isInText to={href('/admin/law')}>
          {adminText.privacyLawLink.link}
        </TextLink>
        .
      </p>
    </div>
  )
}

function ShippingFields({ form }: { readonly form: SettingsFormState }) {
  const symbol = getCurrencySymbol(chosenCurrency(form))
  return (
    <div className="field-grid">
      <div>
        <SettingFields names={['enable_shipping', 'enable_local_pickup', 'phone_required']} form={form} />
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <SettingField name="default_shipping_rate" form={form} unit={symbol} />
        <SettingField name="free_shipping_threshold" form={form} unit={symbol} />
      </div>
      <SettingField name="own_carriers" form={form} />
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

export function SaveChanges({ className }: { readonly className?: string }) {
  const { state, formMethod } = useNavigation()
  const isSaving = state !== 'idle' && formMethod === 'POST'
  return (
    <AdminButton type="submit" form={FORM} look="primary" busy={isSaving} className={className}>
      {isSaving ? adminText.saving : adminText.saveChanges}
    </AdminButton>
  )
}

function Fallbacks({ messages }: { readonly messages: readonly string[] }) {
  return (
    <div role="status" className={messages.length > 0 ? '' : 'sr-only'}>
      {messages.length > 0 && (
        <ul className="border-l-4 border-amber bg-amber-soft p-4 text-base">
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
