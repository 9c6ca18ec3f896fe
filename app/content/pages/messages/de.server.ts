export const gaps = {
  legalName: 'vollständiger Name und Rechtsform deines Unternehmens',
  address: 'deine Anschrift',
  country: 'dein Land',
  email: 'E-Mail-Adresse',
  phone: 'Telefonnummer',
  vatNumber: 'Umsatzsteuer-Identifikationsnummer',
  providers: 'Namen deiner Zahlungsanbieter',
}
export const taxesIncluded = 'Sie enthalten die gesetzliche Umsatzsteuer.'
export const withdrawal =
  'Als Verbraucher kannst du den Vertrag innerhalb von 14 Tagen nach der Lieferung ohne Angabe von Gründen [widerrufen](/withdraw). Wir erstatten dann deine Zahlung einschließlich der Kosten für den Standardversand innerhalb von 14 Tagen nach Eingang deines Widerrufs. Wir können damit warten, bis die Ware zurück ist oder du nachweist, dass du sie abgeschickt hast. Für alle anderen Rückgaben gilt Folgendes.'
export const taxesAdded = 'Steuern kommen an der Kasse hinzu.'

export const outlines = {
  terms: {
    title: 'Allgemeine Geschäftsbedingungen',
    body: `Diese Bedingungen gelten für alle Bestellungen im Onlineshop von {{company}}, {{address}}.

## Vertragsschluss

Die Darstellung der Produkte im Shop ist eine Aufforderung zur Bestellung. Deine Bestellung ist ein Angebot. Der Vertrag kommt zustande, wenn wir [Zeitpunkt des Vertrags: die Bestellung per E-Mail bestätigen / die Ware versenden].

## Preise und Zahlung

Es gelten die Preise, die bei der Bestellung angezeigt werden. {{taxes}} An der Kasse siehst du vor der Bestellung alle Kosten und die möglichen Zahlungsarten.

## Lieferung

Lieferländer: {shipping_countries}. Der Standardversand dauert {standard_days}. Kosten und Lieferzeiten stehen auf [unserer Versandseite](/shipping).

## Widerrufsrecht und Rückgabe

Wie lange und wie du Ware zurückgeben kannst, steht auf [unserer Seite zu Rückgaben](/returns).

## Gewährleistung und Haftung

Es gilt die gesetzliche Gewährleistung. [Was du darüber hinaus zusagst, oder diesen Satz löschen]

## Anwendbares Recht

Es gilt das Recht dieses Landes: {{country}}. Der Schutz, den dir als Verbraucher das Recht deines Wohnsitzlandes gibt, bleibt davon unberührt.

Bei Fragen zu diesen Bedingungen schreib an {{email}}.`,
  },
  privacy: {
    title: 'Datenschutzerklärung',
    body: `Verantwortlich für deine personenbezogenen Daten in diesem Shop ist {{company}}, {{address}}. Bei Fragen schreib an {{email}}.

## Was wir speichern

- Bei einer Bestellung: deinen Namen, deine Adressen, E-Mail-Adresse und Telefonnummer, was du bestellt und wie du bezahlt hast. Wir brauchen diese Daten, um den Vertrag zu erfüllen und für die Buchhaltung.
- Für den Newsletter: deine E-Mail-Adresse, bis du dich abmeldest; danach nur, damit kein Import dich wieder anmeldet. Wann und wie du zugestimmt hast, speichern wir bis drei Jahre nach der Abmeldung.
- Beim Kontaktformular: was du uns schreibst, bis deine Frage geklärt ist.
- Technische Daten wie deine IP-Adresse, zur Sicherheit, bis zu [Tage für technische Daten] Tage lang.

Warenkorb, Währung und Wunschliste werden in deinem Browser gespeichert.

## An wen wir sie weitergeben

- Zahlungsanbieter: {{providers}}
- Versanddienste: [Namen deiner Versanddienste]
- Hosting und E-Mail: [Namen deiner Dienstleister und ihrer Länder]

## Wie lange wir sie aufbewahren

Bestellungen und Rechnungen bewahren wir [Jahre für Bestellungen und Rechnungen] Jahre auf, wie es das Gesetz verlangt. Andere Daten werden gelöscht, sobald wir sie nicht mehr brauchen.

## Deine Rechte

Du kannst eine Kopie deiner Daten verlangen und sie berichtigen oder löschen lassen. Du kannst ihrer Verwendung widersprechen und eine Einwilligung jederzeit widerrufen. Du kannst dich bei [deine Datenschutzbehörde] beschweren.`,
  },
  returns: {
    title: 'Rückgabe und Umtausch',
    body: `## Wie lange du Zeit hast

{{withdrawal}}Du kannst Artikel innerhalb von [Tage für Rückgaben] Tagen nach Erhalt zurückgeben.

## Was du zurückgeben kannst

Die Artikel müssen ungetragen und in der Originalverpackung sein, mit allen Etiketten. Nicht zurücknehmen können wir [was nicht zurückgegeben werden kann].

## So gibst du etwas zurück

1. Schreib mit deiner Bestellnummer an {{email}}.
2. Verpacke die Artikel sorgfältig.
3. Schick sie an {{company}}, {{address}}.

Die Kosten der Rücksendung [Kosten der Rücksendung: trägst du / tragen wir].

## Erstattung

Wir erstatten den Preis und den Standardversand innerhalb von [Tage bis zur Erstattung] Tagen nach Eingang der Artikel über deine ursprüngliche Zahlungsart.

## Umtausch

[Ob und wie du Größen und Farben umtauschst]

## Beschädigte oder falsche Artikel

Schreib uns und schick ein Foto mit. Wir ersetzen oder erstatten den Artikel und übernehmen die Rücksendekosten.`,
  },
  shipping: {
    title: 'Versand',
    body: `## Wohin wir liefern

Lieferländer: {shipping_countries}.

## Kosten und Lieferzeiten

- Der Standardversand kostet {standard_price} und dauert {standard_days}.
- Der Expressversand kostet {express_price} und dauert {express_days}.
- Ab {free_shipping_from} ist der Versand kostenlos.

Bestellungen, die an einem Werktag vor [Bestellschluss (Uhrzeit)] eingehen, verschicken wir [Versandtag: am selben Tag / am nächsten Tag].

## Sendungsverfolgung

Sobald deine Bestellung verschickt ist, bekommst du eine E-Mail mit der Sendungsnummer.

## Zoll und Abgaben

[Ob Abgaben enthalten sind oder außerhalb deines Landes bei der Zustellung bezahlt werden]

## Wenn deine Bestellung nicht ankommt

Schreib an {{email}}, wenn deine Bestellung [Tage Wartezeit] Tage nach dem erwarteten Termin nicht angekommen ist.`,
  },
  'legal-notice': {
    title: 'Impressum',
    body: `{{legalName}}  
{{address}}  
{{country}}

Vertreten durch [Name der Inhaberin, des Inhabers oder der Geschäftsführung]

## Kontakt

E-Mail: {{email}}  
Telefon: {{phone}}

## Registereintrag

Eingetragen im [Register und Nummer]. {{taxNumbers}}

## Verantwortlich für den Inhalt

[Name der Person], {{address}}`,
  },
  accessibility: {
    title: 'Barrierefreiheit',
    body: `Alle sollen hier einkaufen können. Dieser Shop ist nach den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, gestaltet.

## Wie er gestaltet ist

- Alles lässt sich mit der Tastatur bedienen.
- Bilder haben Beschreibungen, Formulare haben Beschriftungen, und Fehler stehen neben ihrem Feld.
- Texte haben genug Kontrast und lassen sich auf 200 % vergrößern.

## Bekannte Einschränkungen

[Was noch nicht barrierefrei ist und bis wann es das sein wird]

## Kontakt zu uns

Wenn etwas für dich nicht funktioniert, schreib an {{email}} oder ruf {{phone}} an. Wir antworten innerhalb von [Tage bis zur Antwort] Tagen.

## Durchsetzung

Wenn wir es nicht lösen, kannst du dich an [die Behörde deines Landes] wenden.

Diese Seite wurde zuletzt am [Datum der Prüfung] geprüft.`,
  },
}
