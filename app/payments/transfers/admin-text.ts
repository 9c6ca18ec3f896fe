import { inLanguages } from '#app/lib/messages.ts'
import * as en from '#app/payments/transfers/messages/en.admin.ts'

export const adminText = inLanguages<typeof en>({ en })
