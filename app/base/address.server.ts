import * as z from 'zod/mini'
import { buildAddressForm } from '#app/base/address/address-form.ts'
import { type CountryField, getAddressFormat, hasField } from '#app/base/address/address-format.ts'
import { checkAddress } from '#app/base/address/check-address.ts'
import { buildInternationalForm, formatInternationalLines } from '#app/base/address/international-address.ts'
import { type AddressUse, formatLocalLines } from '#app/base/address/print-address.ts'
import {
  type Address,
  type AddressFieldName,
  type AddressForm,
  type AddressRules,
  MAX_LENGTHS,
} from '#app/base/address.ts'
import { addressesText } from '#app/base/address-text.ts'
import { toLatinDigits } from '#app/lib/format/parse-number.ts'
import { isOneLine } from '#app/lib/line.ts'
import { containsCardNumber, containsWebAddress } from '#app/lib/unwanted-text.ts'

function lineField(name: () => string, max: number) {
  return z.string({ error: () => addressesText.required(name()) }).check(
    z.overwrite((text) => text.replaceAll('\t', ' ')), // tabs pasted from a table are invisible in a field
    z.trim(),
    z.maxLength(max, { error: () => addressesText.tooLong(name(), max) }),
    z.refine(isOneLine, { error: () => addressesText.unsavable(name()) }),
  )
}

export function requiredLineField(name: () => string, max: number) {
  return lineField(name, max).check(z.minLength(1, { error: () => addressesText.required(name()) }))
}

/** Rejects URLs, because the postal address appears in emails to unconfirmed email addresses. */
const noWebAddress = z.refine<string>((text) => !containsWebAddress(text), { error: () => addressesText.noWebAddress })

/** Rejects card numbers. Not used for phone numbers, which can pass the card check by chance. */
const noCardNumber = z.refine<string>((text) => !containsCardNumber(text), { error: () => addressesText.cardNumber })

/**
 * Returns the address fields for a schema. If each country has its own form, all fields can be empty:
 * `createCountryCheck` then checks the fields that the country requires.
 */
export function createAddressFields(rules: AddressRules) {
  const isInternational = rules.form === 'international'
  const field = (name: AddressFieldName, make = isInternational ? requiredLineField : lineField) =>
    make(() => (name === 'state' ? addressesText.stateOrProvince : addressesText.fields[name]), MAX_LENGTHS[name])
  const countryField = (name: CountryField, ...first: readonly z.core.$ZodCheck<string>[]) => {
    const text = field(name).check(...first, noCardNumber, noWebAddress)
    return isInternational ? text : z._default(text, '')
  }
  return {
    first_name: field('first_name').check(noCardNumber, noWebAddress),
    last_name: field('last_name').check(noCardNumber, noWebAddress),
    company: z.optional(field('company', lineField).check(noCardNumber, noWebAddress)),
    address_line1: field('address_line1').check(noCardNumber, noWebAddress),
    address_line2: z._default(field('address_line2', lineField).check(noCardNumber, noWebAddress), ''),
    city: countryField('city'),
    state: countryField('state'),
    postal_code: countryField('postal_code', z.overwrite(toLatinDigits)),
    country: z.enum(rules.countries, { error: () => addressesText.chooseCountry }),
    phone: field('phone').check(noWebAddress),
  }
}

/**
 * Checks and normalizes the address by its country's rules, or by the rules of `country` if there is no country field.
 * For the international form, removes the company, because the browser can send a company that was typed into a
 * country's form.
 */
export function createCountryCheck({ form, needsState, isPhoneOptional }: AddressRules, country?: string) {
  return z.check<Omit<Address, 'country'> & { country?: string }>((payload) => {
    const { value } = payload
    if (form === 'international' || value.company === '') delete value.company
    if (form === 'international') return
    const typed = { ...value, country: country ?? value.country ?? '' }
    const { address, errors } = checkAddress(typed, typed.country, needsState, isPhoneOptional)
    for (const [field, message] of Object.entries(errors)) {
      payload.issues.push({ code: 'custom', path: [field], message, input: value })
    }
    const { country: _, ...lines } = address
    Object.assign(value, lines)
  })
}

const schemas = new WeakMap<AddressRules, ReturnType<typeof buildAddressInput>>()

/** Returns the schema of an address, cached per rules object. */
export function getAddressInput(rules: AddressRules) {
  const input = schemas.get(rules) ?? buildAddressInput(rules)
  schemas.set(rules, input)
  return input
}

function buildAddressInput(rules: AddressRules) {
  return z
    .strictObject(createAddressFields(rules), { error: () => addressesText.incomplete })
    .check(createCountryCheck(rules))
}

/** Returns the address form for a country. By default, the country cannot be changed. */
export function getAddressForm(
  country: string,
  { form, isPhoneOptional }: AddressRules,
  choices: readonly string[] = [country],
): AddressForm {
  if (form === 'international') return buildInternationalForm(choices)
  return buildAddressForm(country, choices, [], isPhoneOptional)
}

/** Formats an address as lines for screens, emails and documents, or for a parcel label. */
export function formatAddressLines(address: Address, { form, from }: AddressRules, use: AddressUse = 'text'): string[] {
  if (form === 'international' && use === 'text') return formatInternationalLines(address)
  return formatLocalLines(form === 'international' ? omitUnusedState(address) : address, from, use)
}

/** The international form requires a state, but addresses in many countries are printed without a state. */
function omitUnusedState(address: Address): Address {
  return hasField(getAddressFormat(address.country), 'state') ? address : { ...address, state: '' }
}
