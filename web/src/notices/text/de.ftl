# Benachrichtigungen auf Deutsch. Geladen, wenn man sie braucht.

web-notices = Sag mir Bescheid, wenn ich am Zug bin
web-notices-setting = Benachrichtigungen
web-notices-change = Benachrichtigungen ändern
web-notices-what = Wenn du am Zug und nicht am Tisch bist, bekommst du kurz darauf eine einzige Nachricht.
web-notices-browser = Browser
web-notices-here = Hier benachrichtigen
web-notices-this = Dieser Browser
web-notices-other = Ein anderer Browser von dir
web-notices-able = { $able ->
    [install] Auf iPhone und iPad: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffne Great Powers von dort.
    [denied] Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie zuerst in seinen Einstellungen.
   *[impossible] Dieser Browser kann keine Benachrichtigungen anzeigen.
}
web-notices-mail = E-Mail
web-notices-mail-what = Zuerst kommt eine E-Mail mit einem Link zur Bestätigung. Jede E-Mail enthält einen Link zum Abbestellen.
web-notices-webhook = Webhook
web-notices-webhook-what = Für einen Kanal eurer Runde in Discord, Slack oder Mattermost: Füge die Adresse seines Webhooks ein.
web-notices-secret = Signatur
web-notices-secret-what = Mit diesem Geheimnis prüfen Programme, ob eine Nachricht von hier kommt: X-Greatpowers-Signature ist der HMAC-SHA256 des Inhalts.
web-notices-save = Speichern
web-notices-on = Eingeschaltet
web-notices-unconfirmed = Öffne den Link in der E-Mail, die dorthin ging.
web-notices-stopped = Abgeschaltet, weil nichts mehr ankam. Ein gelungener Test schaltet es wieder ein.
web-notices-test = Testen
web-notices-test-label = Testen: { $for }
web-notices-tested = Gesendet. Gleich sollte es ankommen.
web-notices-remove = Entfernen
web-notices-remove-label = Entfernen: { $for }
web-notices-decline = Nein, danke
web-notices-broken = Manche deiner Benachrichtigungen kommen nicht mehr an.
