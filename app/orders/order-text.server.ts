import { inLanguages } from '#app/lib/messages.ts'
import * as ar from '#app/orders/messages/ar.server.ts'
import * as de from '#app/orders/messages/de.server.ts'
import * as en from '#app/orders/messages/en.server.ts'
import * as es from '#app/orders/messages/es.server.ts'
import * as fr from '#app/orders/messages/fr.server.ts'
import * as it from '#app/orders/messages/it.server.ts'
import * as nl from '#app/orders/messages/nl.server.ts'
import * as pl from '#app/orders/messages/pl.server.ts'
import * as pt from '#app/orders/messages/pt.server.ts'

export const serverOrderText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
