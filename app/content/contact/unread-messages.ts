import { sql } from 'drizzle-orm'
import { contactMessages } from '#app/content/contact/contact-messages.table.ts'

export const unreadMessages = {
  item: 'messages',
  rows: sql`${contactMessages} where ${contactMessages.readAt} is null`,
} as const
