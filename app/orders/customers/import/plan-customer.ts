import type { FieldChange } from '#app/base/import-kind.ts'
import { formatMoney } from '#app/base/money.ts'
import { listKeys } from '#app/lib/keys.ts'
import { adminText } from '#app/orders/customers/admin-text.ts'
import type { FileCustomer, PreviousStoreCustomer } from '#app/orders/customers/import/file-customer.ts'
import { findTagsOnlyIn, MAX_TAGS } from '#app/orders/tags/tags.ts'

/** The store's data about the customer who has the email in the file. */
export type KnownCustomer = {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly notes: string
  readonly tags: readonly string[]
  readonly earlier: PreviousStoreCustomer | null
}

type CustomerState = {
  readonly customer: KnownCustomer | null
  readonly isSubscribed: boolean
  readonly hasOptedOut: boolean
}

/** The data from a file that is saved for a customer. Names, phone and notes fill empty fields only. */
export type CustomerPlan = Pick<FileCustomer, 'email' | 'firstName' | 'lastName' | 'phone'> & {
  readonly notes: string
  readonly joinedAt: Date | null
  readonly subscribes: boolean
  readonly subscribedAt: Date | null
  /** The tags to add to the customer's existing ones. */
  readonly tags: readonly string[]
  readonly earlier: PreviousStoreCustomer
}

type PlannedCustomer = {
  readonly outcome: 'new' | 'changed' | 'unchanged'
  readonly plan: CustomerPlan
  readonly changes: readonly FieldChange[]
  readonly notes: readonly string[]
}

/** Fills empty fields and never overwrites the store's data (docs/rules.md, Imports). */
export function planCustomer(
  file: FileCustomer,
  { customer, isSubscribed, hasOptedOut }: CustomerState,
): PlannedCustomer {
  const before = customer?.earlier ?? EMPTY_CUSTOMER
  const textFields = { ...file, notes: file.earlier.note }
  const hasNotes = customer !== null && customer.notes !== ''
  const note = hasNotes && !customer.notes.includes(textFields.notes) ? textFields.notes : ''
  const earlier = merge(before, { ...file.earlier, note })
  const labels = {
    firstName: adminText.firstName,
    lastName: adminText.lastName,
    phone: adminText.phone,
    notes: adminText.notes,
  }
  const filledFields = listKeys(labels).flatMap((name) =>
    textFields[name] && !customer?.[name] ? [{ field: labels[name], from: '', to: textFields[name] }] : [],
  )
  const currentTags = customer?.tags ?? []
  const missingTags = findTagsOnlyIn(file.tags, currentTags)
  const tags = missingTags.slice(0, Math.max(0, MAX_TAGS - currentTags.length))
  const subscribes = file.acceptsNewsletter && !isSubscribed && !hasOptedOut
  const changes = [
    ...filledFields,
    ...(subscribes ? [{ field: adminText.newsletter, from: '', to: adminText.subscribed }] : []),
    ...(tags.length > 0
      ? [{ field: adminText.tags, from: currentTags.join(', '), to: [...currentTags, ...tags].join(', ') }]
      : []),
    ...listChanges(before, earlier),
  ]
  const notes = [
    ...(file.acceptsNewsletter && hasOptedOut ? [adminText.staysUnsubscribed] : []),
    ...(tags.length < missingTags.length ? [adminText.tagsSkipped(missingTags.slice(tags.length).join(', '))] : []),
  ]
  const { email, firstName, lastName, phone, joinedAt, subscribedAt } = file
  return {
    outcome: customer === null ? 'new' : changes.length > 0 ? 'changed' : 'unchanged',
    plan: {
      email,
      firstName,
      lastName,
      phone,
      notes: textFields.notes,
      joinedAt,
      subscribes,
      subscribedAt,
      tags,
      earlier,
    },
    changes,
    notes,
  }
}

const EMPTY_CUSTOMER: PreviousStoreCustomer = {
  originalId: '',
  address: [],
  note: '',
  taxExempt: false,
  orders: null,
  spent: null,
}

/** A later file replaces only the data that it contains, and always the tax exemption. */
function merge(before: PreviousStoreCustomer, file: PreviousStoreCustomer): PreviousStoreCustomer {
  return {
    originalId: file.originalId || before.originalId,
    address: file.address.length > 0 ? file.address : before.address,
    note: file.note || before.note,
    taxExempt: file.taxExempt,
    orders: file.orders ?? before.orders,
    spent: file.spent ?? before.spent,
  }
}

function listChanges(before: PreviousStoreCustomer, after: PreviousStoreCustomer): FieldChange[] {
  const [from, to] = [formatFields(before), formatFields(after)]
  return Object.entries(to).flatMap(([field, text]) =>
    text === from[field] ? [] : [{ field, from: from[field] ?? '', to: text }],
  )
}

/** Returns the formatted values, keyed by the labels that staff see. */
function formatFields(customer: PreviousStoreCustomer): Readonly<Record<string, string>> {
  const { originalId, address, note, taxExempt, orders, spent } = customer
  return {
    [adminText.previousId]: originalId,
    [adminText.address]: address.join('\n'),
    [adminText.previousNote]: note,
    [adminText.taxExempt]: taxExempt ? adminText.yes : '',
    [adminText.previousOrders]: orders === null ? '' : String(orders),
    [adminText.previousSpent]: spent ? formatMoney(spent) : '',
  }
}
