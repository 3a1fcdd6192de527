# Notices in English. They are loaded when they are needed.

web-notices = Tell me when it is my turn
web-notices-setting = Notices
web-notices-change = Notice settings
web-notices-what = When it is your turn and you are not at the table, you get one notice a little later.
web-notices-browser = Browser
web-notices-here = Turn on notices here
web-notices-this = This browser
web-notices-other = Another browser of yours
web-notices-able = { $able ->
    [install] On an iPhone or iPad: tap Share, then Add to Home Screen, and open Great Powers from there.
    [denied] Your browser blocks notices from this site. Allow them in its settings first.
   *[impossible] This browser cannot show notices.
}
web-notices-mail = E-mail
web-notices-mail-what = You first get an e-mail with a link to confirm your address. Every e-mail has a link to stop.
web-notices-webhook = Webhook
web-notices-webhook-what = For a channel of your group in Discord, Slack or Mattermost: paste the address of its webhook.
web-notices-secret = Signature
web-notices-secret-what = Programs can check by this secret that a notice comes from here: X-Greatpowers-Signature is the HMAC-SHA256 of the body.
web-notices-save = Save
web-notices-on = On
web-notices-unconfirmed = Open the link in the e-mail that was sent there.
web-notices-stopped = Switched off because it did not work. A successful test switches it on again.
web-notices-test = Test
web-notices-test-label = Test: { $for }
web-notices-tested = Sent. It should arrive in a moment.
web-notices-remove = Remove
web-notices-remove-label = Remove: { $for }
web-notices-decline = No, thanks
web-notices-broken = Some of your notices no longer arrive.
