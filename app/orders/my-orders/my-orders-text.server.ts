import { inLanguages } from '#app/lib/messages.ts'
import * as ar from '#app/orders/my-orders/messages/ar.server.ts'
import * as de from '#app/orders/my-orders/messages/de.server.ts'
import * as en from '#app/orders/my-orders/messages/en.server.ts'
import * as es from '#app/orders/my-orders/messages/es.server.ts'
import * as fr from '#app/orders/my-orders/messages/fr.server.ts'
import * as it from '#app/orders/my-orders/messages/it.server.ts'
import * as nl from '#app/orders/my-orders/messages/nl.server.ts'
import * as pl from '#app/orders/my-orders/messages/pl.server.ts'
import * as pt from '#app/orders/my-orders/messages/pt.server.ts'

export const serverMyOrdersText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
