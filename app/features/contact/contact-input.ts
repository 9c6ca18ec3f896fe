import { contactText } from '#app/features/contact/contact-text.ts'
export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const
type ContactField = (typeof CONTACT_FIELDS)[number]

/** One message a field; none where the field is as it should be. */
export type ContactErrors = Readonly<Partial<Record<ContactField, string>>>

/** Something, an at sign, and a name with a dot in it: enough to catch a slip of the finger. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What is wrong with a filled-in contact form. All four fields are required; blanks alone count as nothing. */
export function contactErrors(form: FormData): ContactErrors {
  const errors: Partial<Record<ContactField, string>> = {}
  for (const field of CONTACT_FIELDS) {
    const text = String(form.get(field) ?? '').trim()
    if (!text) errors[field] = contactText.required[field]
    else if (field === 'email' && !EMAIL.test(text)) errors.email = contactText.invalidEmail
  }
  return errors
}
