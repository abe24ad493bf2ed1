// Keeps the client itself for when there is no network: the clock alone needs nothing else.
// Nothing that the hall answers is kept.

const KEPT = "jadoube-client-1";
const MOST = 120;

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  const others = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(others.then(() => self.clients.claim()));
});

/** What the page had loaded before this worker was there. */
self.addEventListener("message", (event) => {
  const keep = async () => {
    const cache = await caches.open(KEPT);
    await Promise.all(event.data.map((address) => cache.add(address).catch(() => undefined)));
  };
  event.waitUntil(keep());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/api/") || pathname === "/ws") return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else event.respondWith(fresh(request));
});

/** Every address shows the same page: the newest, or the last one known. */
async function page(request) {
  const cache = await caches.open(KEPT);
  try {
    const response = await fetch(request);
    if (response.ok && !response.redirected) await cache.put("/", response.clone());
    return response;
  } catch (error) {
    const known = await cache.match("/", { ignoreVary: true });
    if (known) return known;
    throw error;
  }
}

/** What never changes under its name. */
async function asset(request) {
  const cache = await caches.open(KEPT);
  const known = await cache.match(request, { ignoreVary: true });
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) {
    await cache.put(request, response.clone());
    const all = await cache.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((old) => cache.delete(old)));
  }
  return response;
}

async function fresh(request) {
  const cache = await caches.open(KEPT);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch (error) {
    const known = await cache.match(request, { ignoreVary: true });
    if (known) return known;
    throw error;
  }
}
