import { asc } from 'drizzle-orm'
import { contactMessages } from '#app/content/contact/contact-messages.table.ts'
import { hasEmail, type PersonalData } from '#app/orders/personal-data.ts'

export const contactData: PersonalData = {
  async read(db, { email }) {
    const { id, name, subject, message, createdAt } = contactMessages
    const messages = await db
      .select({ name, email: contactMessages.email, subject, message, createdAt })
      .from(contactMessages)
      .where(hasEmail(contactMessages.email, email))
      .orderBy(asc(id))
    return { messages }
  },
  async erase(tx, { email }) {
    const { rowCount } = await tx.delete(contactMessages).where(hasEmail(contactMessages.email, email))
    return { messages: rowCount ?? 0 }
  },
}
