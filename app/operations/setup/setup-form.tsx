import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Form, useNavigate, useNavigation, useSearchParams } from 'react-router'
import { isCurrency } from '#app/base/currencies.ts'
import { languageName } from '#app/base/language-names.ts'
import type { CurrencyChoice } from '#app/base/money-formats.ts'
import { WEIGHT_UNITS } from '#app/base/weight.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { formatDay } from '#app/lib/format/date.ts'
import type { TimeZoneGroup } from '#app/lib/zone-names.ts'
import { adminText } from '#app/operations/setup/admin-text.ts'
import type { SetupChoices } from '#app/operations/setup/setup-choices.ts'
import { MAX_ADDRESS } from '#app/operations/setup/setup-input.ts'
import type { SetupPage, SetupProposal } from '#app/operations/setup/setup-page.server.ts'
import { readTyped, type TypedSetup, writeTyped } from '#app/operations/setup/setup-typed.ts'
import { getWeightUnitName } from '#app/store/settings-fields.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { SelectField, TextAreaField, TextField } from '#app/ui/admin/admin-field.tsx'
import { ErrorSummary } from '#app/ui/admin/error-summary.tsx'
import { SummaryRow } from '#app/ui/admin/summary-panel.tsx'

type SetupFormProps = {
  readonly page: SetupPage
  readonly errors: FieldErrors | null
  /** The fields of a form that was submitted without JavaScript. */
  readonly typed: TypedSetup
  readonly onChoose: (choices: SetupChoices) => void
  /** Called with true after an edit (even one before hydration), and with false when the form is submitted. */
  readonly onEdited: (isEdited: boolean) => void
  /** The fields for the look. */
  readonly children: ReactNode
}

/** Asks for name, country and look. Everything else gets the defaults of the country, which the owner can change. */
export function SetupForm({ page, errors, typed, onChoose, onEdited, children }: SetupFormProps) {
  const { country, countries, proposal, isSetUp } = page
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { state, formMethod } = useNavigation()
  const isSaving = state !== 'idle' && formMethod === 'POST'
  const reportEarlyEdits = useEffectEvent((fields: Iterable<Element>) => {
    if ([...fields].some(isFieldEdited)) onEdited(true)
  })
  useEffect(() => reportEarlyEdits(form.current?.elements ?? []), [])
  const countryError = errors?.country ?? (page.isCountryMissing ? adminText.countryMissing : undefined)
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      className="grid gap-4"
      onChange={() => {
        if (form.current) onChoose(toChoices(new FormData(form.current)))
        onEdited(true)
      }}
      onSubmit={() => onEdited(false)}
    >
      {errors && <ErrorSummary title={adminText.notSetUp} errors={errors} />}
      <input type="hidden" name="version" value={page.version} />
      <div className="grid gap-4" inert={isSaving}>
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            name="store_name"
            label={adminText.storeName}
            required
            maxLength={100}
            defaultValue={typed.store_name ?? page.storeName}
            error={errors?.store_name}
          />
          <div>
            <SelectField
              name="country"
              label={adminText.country}
              hint={adminText.countryHint}
              required
              defaultValue={country}
              error={countryError}
              onChange={({ currentTarget: { value, form: element } }) => {
                const sent = element ? readTyped(new FormData(element)) : {}
                const to = `?${writeTyped(value, sent, query)}`
                void navigate(to, { replace: true, preventScrollReset: true })
              }}
            >
              <option value="">{adminText.chooseACountry}</option>
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </SelectField>
            {proposal && (
              <noscript>
                <AdminButton type="submit" formMethod="get" className="mt-2">
                  {adminText.updateDefaults}
                </AdminButton>
              </noscript>
            )}
          </div>
        </div>
        {children}
        {proposal && proposal.isMaker !== null && (
          <SelectField
            name="is_maker"
            label={adminText.whoMakes}
            hint={adminText.whoMakesHint}
            className="max-w-96"
            defaultValue={typed.is_maker ?? (proposal.isMaker ? 'yes' : '')}
          >
            <option value="">{adminText.othersMake}</option>
            <option value="yes">{adminText.weMake}</option>
          </SelectField>
        )}
        {proposal && proposal.isMaker !== null && (
          <TextAreaField
            name="store_address"
            label={adminText.storeAddress}
            hint={adminText.storeAddressHint}
            rows={2}
            maxLength={MAX_ADDRESS}
            className="max-w-96"
            defaultValue={typed.store_address ?? page.storeAddress}
            error={errors?.store_address}
          />
        )}
        <TextField
          name="store_email"
          type="email"
          label={adminText.storeEmail}
          maxLength={254}
          hint={adminText.storeEmailHint}
          className="max-w-96"
          defaultValue={typed.store_email ?? page.storeEmail}
          error={errors?.store_email}
        />
        {proposal && <Defaults key={proposal.country} page={page} proposal={proposal} typed={typed} errors={errors} />}
      </div>
      {proposal && (
        <SummaryRow title={adminText.effectsTitle} summary={adminText.effectsNote(proposal.countryName)}>
          <ul className="grid list-disc gap-2 pl-5 text-base">
            {describeEffects(proposal, page.isDemo).map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
        </SummaryRow>
      )}
      <div className="max-md:sticky max-md:bottom-0 max-md:-m-4 max-md:border-t max-md:border-line max-md:bg-paper max-md:p-4">
        <AdminButton
          type="submit"
          formMethod={proposal ? 'post' : 'get'}
          look={isSetUp ? 'secondary' : 'primary'}
          busy={state !== 'idle'}
        >
          {isSaving
            ? adminText.saving
            : proposal
              ? isSetUp
                ? adminText.saveChanges
                : adminText.saveAndContinue
              : adminText.continueToDefaults}
        </AdminButton>
      </div>
    </Form>
  )
}

/** Returns true if a field differs from its initial value in the HTML. */
function isFieldEdited(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options]
    return (
      options.some((option) => option.defaultSelected) &&
      options.some((option) => option.selected !== option.defaultSelected)
    )
  }
  if (field instanceof HTMLInputElement && field.type === 'radio') return field.checked !== field.defaultChecked
  return (
    (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== field.defaultValue
  )
}

function toChoices(form: FormData): SetupChoices {
  const read = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const currency = read('currency')
  return {
    name: read('store_name').trim() || undefined,
    country: read('defaults_for'), // the language and currency below are this country's defaults
    language: read('language') || undefined,
    currency: isCurrency(currency) ? currency : undefined,
  }
}

type DefaultsProps = Pick<SetupFormProps, 'page' | 'typed' | 'errors'> & { readonly proposal: SetupProposal }

function Defaults({ page, proposal, typed, errors }: DefaultsProps) {
  const { country, countryName, unchangedParts } = proposal
  return (
    <>
      <input type="hidden" name="defaults_for" value={country} />
      <SummaryRow title={adminText.defaultsTitle(countryName)} summary={listDefaults(proposal)}>
        <div className="field-grid">
          <SelectField
            name="language"
            label={adminText.language}
            hint={adminText.languageHint}
            className="max-w-80"
            defaultValue={typed.language ?? proposal.language}
            error={errors?.language}
          >
            {proposal.languages.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
          {unchangedParts.market && (
            <MoneyFields proposal={proposal} typed={typed} currencies={page.currencies} errors={errors} />
          )}
          {unchangedParts.shipping && (
            <TextField
              name="delivery"
              label={adminText.deliveryPrice(countryName)}
              hint={adminText.deliveryPriceHint}
              inputMode="decimal"
              maxLength={40}
              className="max-w-80"
              defaultValue={typed.delivery}
              error={errors?.delivery}
            />
          )}
          <UnitFields proposal={proposal} typed={typed} timeZones={page.timeZones} errors={errors} />
        </div>
      </SummaryRow>
    </>
  )
}

function listDefaults({
  language,
  currency,
  taxIncluded,
  weightUnit,
  timeZone,
  unchangedParts,
}: SetupProposal): string {
  const money = unchangedParts.market ? [currency, taxIncluded ? adminText.taxIncluded : adminText.taxAdded] : []
  const zone = timeZone.split('/').at(-1)?.replaceAll('_', ' ')
  return [languageName(language) || language, ...money, getWeightUnitName(weightUnit), zone].join(' · ')
}

function MoneyFields({
  proposal,
  typed,
  currencies,
  errors,
}: Omit<DefaultsProps, 'page'> & { readonly currencies: readonly CurrencyChoice[] }) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <SelectField
        name="currency"
        label={adminText.currency}
        hint={adminText.currencyHint}
        defaultValue={typed.currency ?? proposal.currency}
        error={errors?.currency}
      >
        {currencies.map(({ code, text }) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="taxes"
        label={adminText.taxes}
        hint={adminText.taxesHint}
        defaultValue={typed.taxes ?? (proposal.taxIncluded ? 'included' : 'added')}
        error={errors?.taxes}
      >
        <option value="included">{adminText.taxesIncluded}</option>
        <option value="added">{adminText.taxesAdded}</option>
      </SelectField>
    </div>
  )
}

function UnitFields({
  proposal,
  typed,
  timeZones,
  errors,
}: Omit<DefaultsProps, 'page'> & { readonly timeZones: readonly TimeZoneGroup[] }) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <SelectField
        name="time_zone"
        label={adminText.timeZone}
        defaultValue={typed.time_zone ?? proposal.timeZone}
        error={errors?.time_zone}
      >
        {timeZones.map(({ area, zones }) => (
          <optgroup key={area} label={area || adminText.world}>
            {zones.map(({ zone, label }) => (
              <option key={zone} value={zone}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <SelectField
        name="weight_unit"
        label={adminText.weights}
        defaultValue={typed.weight_unit ?? proposal.weightUnit}
        error={errors?.weight_unit}
      >
        {WEIGHT_UNITS.map((unit) => (
          <option key={unit} value={unit}>
            {getWeightUnitName(unit)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

function describeEffects(
  { countryName, marketName, unchangedParts, taxes, taxesDay }: SetupProposal,
  isDemo: boolean,
): string[] {
  const day = formatDay(taxesDay)
  return [
    isDemo ? adminText.languageOfDemo : adminText.languageOfTexts,
    unchangedParts.market ? adminText.marketReplaced(countryName, marketName) : adminText.marketStays(marketName),
    unchangedParts.shipping ? adminText.zoneReplaced(countryName) : adminText.zonesStay,
    unchangedParts.taxes ? describeTaxEffect(taxes, countryName, day) : adminText.taxesStay,
    adminText.ordersStay,
  ]
}

function describeTaxEffect(taxes: string | null, country: string, day: string): string {
  return taxes === null ? adminText.taxesRemoved(country) : adminText.taxesReplaced(taxes, country, day)
}
