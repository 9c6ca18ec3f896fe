import * as en from '#app/inventory/photo-drafts/messages/en.admin.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const adminText = inLanguages<typeof en>({ en })
