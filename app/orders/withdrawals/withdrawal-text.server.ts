import { inLanguages } from '#app/lib/messages.ts'
import * as ar from '#app/orders/withdrawals/messages/ar.server.ts'
import * as de from '#app/orders/withdrawals/messages/de.server.ts'
import * as en from '#app/orders/withdrawals/messages/en.server.ts'
import * as es from '#app/orders/withdrawals/messages/es.server.ts'
import * as fr from '#app/orders/withdrawals/messages/fr.server.ts'
import * as it from '#app/orders/withdrawals/messages/it.server.ts'
import * as nl from '#app/orders/withdrawals/messages/nl.server.ts'
import * as pl from '#app/orders/withdrawals/messages/pl.server.ts'
import * as pt from '#app/orders/withdrawals/messages/pt.server.ts'

export const serverWithdrawalText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
