import { isNull } from 'drizzle-orm'
import { contactMessages } from '#app/content/contact/contact-messages.table.ts'

export const unreadMessages = {
  item: 'messages',
  table: contactMessages,
  where: isNull(contactMessages.readAt),
} as const
