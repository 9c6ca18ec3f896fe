import { inLanguages } from '#app/lib/messages.ts'
import * as ar from '#app/orders/withdrawals/messages/ar.ts'
import * as de from '#app/orders/withdrawals/messages/de.ts'
import * as en from '#app/orders/withdrawals/messages/en.ts'
import * as es from '#app/orders/withdrawals/messages/es.ts'
import * as fr from '#app/orders/withdrawals/messages/fr.ts'
import * as it from '#app/orders/withdrawals/messages/it.ts'
import * as nl from '#app/orders/withdrawals/messages/nl.ts'
import * as pl from '#app/orders/withdrawals/messages/pl.ts'
import * as pt from '#app/orders/withdrawals/messages/pt.ts'

export const withdrawalText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
