import * as ar from '#app/base/money/messages/ar.ts'
import * as de from '#app/base/money/messages/de.ts'
import * as en from '#app/base/money/messages/en.ts'
import * as es from '#app/base/money/messages/es.ts'
import * as fr from '#app/base/money/messages/fr.ts'
import * as it from '#app/base/money/messages/it.ts'
import * as nl from '#app/base/money/messages/nl.ts'
import * as pl from '#app/base/money/messages/pl.ts'
import * as pt from '#app/base/money/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const moneyText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
