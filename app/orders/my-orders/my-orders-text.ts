import { inLanguages } from '#app/lib/messages.ts'
import * as ar from '#app/orders/my-orders/messages/ar.ts'
import * as de from '#app/orders/my-orders/messages/de.ts'
import * as en from '#app/orders/my-orders/messages/en.ts'
import * as es from '#app/orders/my-orders/messages/es.ts'
import * as fr from '#app/orders/my-orders/messages/fr.ts'
import * as it from '#app/orders/my-orders/messages/it.ts'
import * as nl from '#app/orders/my-orders/messages/nl.ts'
import * as pl from '#app/orders/my-orders/messages/pl.ts'
import * as pt from '#app/orders/my-orders/messages/pt.ts'

export const myOrdersText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
