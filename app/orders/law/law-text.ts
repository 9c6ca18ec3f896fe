import { inLanguages } from '#app/lib/messages.ts'
import * as ar from '#app/orders/law/messages/ar.ts'
import * as de from '#app/orders/law/messages/de.ts'
import * as en from '#app/orders/law/messages/en.ts'
import * as es from '#app/orders/law/messages/es.ts'
import * as fr from '#app/orders/law/messages/fr.ts'
import * as it from '#app/orders/law/messages/it.ts'
import * as nl from '#app/orders/law/messages/nl.ts'
import * as pl from '#app/orders/law/messages/pl.ts'
import * as pt from '#app/orders/law/messages/pt.ts'

export const lawText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
