import { inLanguages } from '#app/lib/messages.ts'
import * as en from '#app/orders/tags/messages/en.admin.ts'

export const adminText = inLanguages<typeof en>({ en })
