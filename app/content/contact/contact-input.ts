import { contactText } from '#app/content/contact/contact-text.ts'

export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const
type ContactField = (typeof CONTACT_FIELDS)[number]

export type ContactErrors = Readonly<Partial<Record<ContactField, string>>>

/** A rough check that catches typos. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export function findContactErrors(form: FormData): ContactErrors {
  const errors: Partial<Record<ContactField, string>> = {}
  for (const field of CONTACT_FIELDS) {
    const text = String(form.get(field) ?? '').trim()
    if (!text) errors[field] = contactText.required[field]
    else if (field === 'email' && !EMAIL.test(text)) errors.email = contactText.invalidEmail
  }
  return errors
}
