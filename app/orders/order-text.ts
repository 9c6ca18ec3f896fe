import { inLanguages } from '#app/lib/messages.ts'
import * as ar from '#app/orders/messages/ar.ts'
import * as de from '#app/orders/messages/de.ts'
import * as en from '#app/orders/messages/en.ts'
import * as es from '#app/orders/messages/es.ts'
import * as fr from '#app/orders/messages/fr.ts'
import * as it from '#app/orders/messages/it.ts'
import * as nl from '#app/orders/messages/nl.ts'
import * as pl from '#app/orders/messages/pl.ts'
import * as pt from '#app/orders/messages/pt.ts'

export const orderText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
