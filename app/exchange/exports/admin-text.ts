import * as en from '#app/exchange/exports/messages/en.admin.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const adminText = inLanguages<typeof en>({ en })
