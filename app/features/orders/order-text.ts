import * as ar from '#app/features/orders/messages/ar.ts'
import * as de from '#app/features/orders/messages/de.ts'
import * as en from '#app/features/orders/messages/en.ts'
import * as es from '#app/features/orders/messages/es.ts'
import * as fr from '#app/features/orders/messages/fr.ts'
import * as it from '#app/features/orders/messages/it.ts'
import * as nl from '#app/features/orders/messages/nl.ts'
import * as pl from '#app/features/orders/messages/pl.ts'
import * as pt from '#app/features/orders/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const orderText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
