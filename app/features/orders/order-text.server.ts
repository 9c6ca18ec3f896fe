import * as ar from '#app/features/orders/messages/ar.server.ts'
import * as de from '#app/features/orders/messages/de.server.ts'
import * as en from '#app/features/orders/messages/en.server.ts'
import * as es from '#app/features/orders/messages/es.server.ts'
import * as fr from '#app/features/orders/messages/fr.server.ts'
import * as it from '#app/features/orders/messages/it.server.ts'
import * as nl from '#app/features/orders/messages/nl.server.ts'
import * as pl from '#app/features/orders/messages/pl.server.ts'
import * as pt from '#app/features/orders/messages/pt.server.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const serverOrderText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
