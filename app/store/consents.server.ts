import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { consentTexts } from '#app/store/consents.table.ts'

/** Stores words that somebody was shown, each wording once. Returns its id. `language`: BCP 47. */
export async function storeConsentText(tx: Database, language: string, text: string): Promise<Id<'consent-text'>> {
  const [stored] = await tx
    .insert(consentTexts)
    .values({ language, text })
    .onConflictDoUpdate({ target: [consentTexts.language, consentTexts.text], set: { text } })
    .returning({ id: consentTexts.id })
  if (!stored) throw new Error('An insert that replaces on conflict returns its row')
  return stored.id
}
