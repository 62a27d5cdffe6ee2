// Makes the page available without a network, by a service worker, and offers a new build when one is ready. The page
// is reloaded only at a person's request, so that no run is lost.

import { element, setText } from "../lib/dom.js";
import { embedded } from "../lib/embed.js";
import { t } from "../text/shell.js";
import { scriptAddress } from "../core/trusted.js";

/**
 * Registers the service worker, except in a frame of another page, or if the build (`./dev serve`) or the browser has
 * no service worker.
 */
export async function keepOffline() {
  const name = document.querySelector('meta[name="annealing-lab-offline"]')?.getAttribute("content");
  if (embedded || !name || !("serviceWorker" in navigator)) return;
  try {
    const address = scriptAddress(new URL(name, document.baseURI).href);
    const registration = await navigator.serviceWorker.register(address, { updateViaCache: "none" });
    if (!registration) return;
    const { lang } = document.documentElement;
    if (lang !== "en") navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ speaks: lang }));
    // A new build may have been fetched in an earlier visit, or may arrive while the page is open.
    if (registration.waiting && navigator.serviceWorker.controller) offer(registration);
    registration.addEventListener("updatefound", () => {
      const next = registration.installing;
      next?.addEventListener("statechange", () => {
        if (next.state === "installed" && navigator.serviceWorker.controller) offer(registration);
      });
    });
  } catch {
    // If storage is forbidden or full, or the address is not secure, the page works as long as there is a network.
  }
}

/** @param {ServiceWorkerRegistration} registration */
function offer(registration) {
  if (document.getElementById("update")) return;
  const text = element("p", {}, t("newVersion"));
  const take = element("button", { type: "button", class: "quiet-button" }, t("takeOver"));
  const later = element("button", { type: "button", class: "quiet-button" }, t("later"));
  const frame = element("div", { id: "update", class: "notice" }, text, take, later);
  let asked = false;
  take.addEventListener("click", () => {
    asked = true;
    registration.waiting?.postMessage("take over");
  });
  later.addEventListener("click", () => frame.remove());
  navigator.serviceWorker.addEventListener("controllerchange", () => asked && location.reload());
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    if (data === "others are open") setText(text, t("othersOpen"));
  });
  document.getElementById("updates")?.append(frame);
}
