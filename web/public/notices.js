// Shows notices when no window is open, and opens the table when somebody clicks on one.

self.addEventListener("push", (event) => {
  const { id, title, body, table } = event.data.json();
  // What arrives twice replaces itself.
  event.waitUntil(self.registration.showNotification(title, { body, tag: id, icon: "favicon.svg", data: { table } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.table));
});

/** Bring a window with this table to the front, or open one; without a table, the first page. */
async function open(table) {
  const address = new URL(table ? `#/table/${encodeURIComponent(table)}` : "", self.registration.scope).href;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => url.startsWith(address));
  await (there ? there.focus() : self.clients.openWindow(address));
}
