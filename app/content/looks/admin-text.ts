import * as en from '#app/content/looks/messages/en.admin.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const adminText = inLanguages<typeof en>({ en })
