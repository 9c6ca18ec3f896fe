import * as ar from '#app/features/money/messages/ar.ts'
import * as de from '#app/features/money/messages/de.ts'
import * as en from '#app/features/money/messages/en.ts'
import * as es from '#app/features/money/messages/es.ts'
import * as fr from '#app/features/money/messages/fr.ts'
import * as it from '#app/features/money/messages/it.ts'
import * as nl from '#app/features/money/messages/nl.ts'
import * as pl from '#app/features/money/messages/pl.ts'
import * as pt from '#app/features/money/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const moneyText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
