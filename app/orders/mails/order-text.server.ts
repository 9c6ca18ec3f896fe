import { inLanguages } from '#app/lib/messages.ts'
import * as ar from '#app/orders/mails/messages/ar.server.ts'
import * as de from '#app/orders/mails/messages/de.server.ts'
import * as en from '#app/orders/mails/messages/en.server.ts'
import * as es from '#app/orders/mails/messages/es.server.ts'
import * as fr from '#app/orders/mails/messages/fr.server.ts'
import * as it from '#app/orders/mails/messages/it.server.ts'
import * as nl from '#app/orders/mails/messages/nl.server.ts'
import * as pl from '#app/orders/mails/messages/pl.server.ts'
import * as pt from '#app/orders/mails/messages/pt.server.ts'

export const serverOrderText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
