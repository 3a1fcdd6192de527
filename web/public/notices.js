// Shows notices when no window is open, and opens the table when somebody clicks on one.

self.addEventListener("push", (event) => {
  const { id, title, body, table } = event.data.json();
  // What arrives twice replaces itself.
  event.waitUntil(self.registration.showNotification(title, { body, tag: id, icon: "favicon.svg", data: { table } }));
});

// Push services give browsers new addresses now and then.
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.table));
});

/** Tell the server where this browser is reached from now on; it finds out by itself that the old address is gone. */
async function renew({ oldSubscription, newSubscription }) {
  const wanted = { userVisibleOnly: true, applicationServerKey: oldSubscription?.options.applicationServerKey };
  const { endpoint, keys } = (newSubscription ?? (await self.registration.pushManager.subscribe(wanted))).toJSON();
  await fetch(new URL("api/notices", self.registration.scope), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ kind: "push", address: endpoint, keys }),
  });
}

/** Bring a window with this table to the front, or open one; without a table, the first page. */
async function open(table) {
  const address = new URL(table ? `#/table/${encodeURIComponent(table)}` : "", self.registration.scope).href;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => url.startsWith(address));
  await (there ? there.focus() : self.clients.openWindow(address));
}
