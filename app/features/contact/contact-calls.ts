import { CONTACT_FIELDS, type ContactErrors } from '#app/features/contact/contact-input.ts'
import { fieldsOf } from '#app/lib/json.ts'
import { postJson } from '#app/lib/post-json.ts'

const TIMEOUT_MS = 10_000

/** 'failed' where the message did not arrive, 'limited' where too many did before it, or what is wrong with it. */
type ContactOutcome = 'sent' | 'failed' | 'limited' | ContactErrors

/** Sends a filled-in contact form. 'failed' also where the store cannot be reached: what was typed stays. */
export async function sendMessage(form: FormData): Promise<ContactOutcome> {
  try {
    const message = Object.fromEntries(form)
    const response = await postJson('/contact/message', message, AbortSignal.timeout(TIMEOUT_MS))
    const { outcome, errors } = fieldsOf(await response.json())
    if (outcome === 'kept') return 'sent'
    if (outcome === 'limited') return 'limited'
    return outcome === 'refused' ? errorsIn(errors) : 'failed'
  } catch {
    return 'failed'
  }
}

function errorsIn(handled: unknown): ContactOutcome {
  const messages = fieldsOf(handled)
  const known = CONTACT_FIELDS.filter((field) => typeof messages[field] === 'string')
  if (known.length === 0) return 'failed'
  return Object.fromEntries(known.map((field) => [field, String(messages[field])]))
}
