// <annealing-lab link="puzzle=magic19&seed=20"></annealing-lab>: a run in any page, by a script of this site and without a build. It is
// a frame of `?embed` that comes when it is nearly in sight. docs/EMBED.md has all that it knows. A script, no module: a page of
// another origin may load it without this site's leave.

// A block, which keeps its names to itself.
{
  const script = document.currentScript ?? document.querySelector('script[src*="www/embed.js"]');
  if (script instanceof HTMLScriptElement && !customElements.get("annealing-lab")) {
    const site = new URL("..", script.src);
    /** Attributes that become options of the frame. */
    const OPTIONS = ["speed", "controls", "theme", "lang"];
    const EVENTS = ["ready", "progress", "solved"];
    /** Milliseconds after the frame is loaded in which it must have been shown. */
    const PATIENCE = 8_000;
    /** @type {Record<string, string>} */
    const NOT_SHOWN = {
      en: "The run cannot be shown here: its frame is blocked, or does not answer.",
      de: "Der Lauf kann hier nicht gezeigt werden: Sein Rahmen ist gesperrt oder antwortet nicht.",
      es: "La ejecución no puede mostrarse aquí: su marco está bloqueado o no responde.",
    };

    class AnnealingLab extends HTMLElement {
      static observedAttributes = ["link"];
      #frame = document.createElement("iframe");
      #ready = false;
      /** The link that the frame was given last. */
      #given = "";
      /** The link of the run that it shows. @type {string | null} */
      #shown = null;
      /** The order that waits until it is there. @type {"start" | "pause" | null} */
      #wish = null;
      /** The sentence where the frame does not come. */
      #why = document.createElement("p");
      /** The content for readers without the frame, below that sentence. */
      #light = document.createElement("div");
      /** @type {ReturnType<typeof setTimeout> | undefined} */
      #patience;
      #hear = (/** @type {MessageEvent} */ event) => this.#heard(event);
      #blocked = (/** @type {SecurityPolicyViolationEvent} */ { blockedURI, effectiveDirective }) => {
        if (effectiveDirective === "frame-src" && blockedURI.startsWith(site.origin)) this.#fail();
      };

      constructor() {
        super();
        const root = this.attachShadow({ mode: "open" });
        // A sheet, not a style element: a page's policy for those has no say in it.
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          ":host { display: block; position: relative; height: 400px } :host([hidden]), [hidden] { display: none } div { position: absolute; inset: 0; overflow: auto } ::slotted(iframe) { display: block; width: 100%; height: 100%; border: 0 } div:not([hidden]) + ::slotted(iframe) { visibility: hidden }",
        );
        root.adoptedStyleSheets = [sheet];
        const slot = document.createElement("slot");
        slot.name = this.#frame.slot = "run";
        this.#why.setAttribute("role", "status");
        this.#light.append(this.#why, document.createElement("slot"));
        root.append(this.#light, slot);
        this.#frame.loading = "lazy";
        // Chromium then lends a frame to a page that is isolated, whatever the lab's host says of itself.
        if (crossOriginIsolated) this.#frame.setAttribute("credentialless", "");
        this.#frame.addEventListener("load", () => this.#await());
      }

      connectedCallback() {
        const url = new URL(site);
        const given = OPTIONS.filter((name) => this.hasAttribute(name));
        const options = given.map((name) => `${name}=${encodeURIComponent(this.getAttribute(name) ?? "")}`);
        url.search = ["embed", ...(this.hasAttribute("autoplay") ? ["autoplay"] : []), ...options].join("&");
        url.hash = this.#given = this.#asked;
        this.#ready = false;
        this.#shown = null;
        addEventListener("message", this.#hear);
        document.addEventListener("securitypolicyviolation", this.#blocked);
        this.#why.textContent = "";
        this.#light.hidden = false;
        this.#frame.title = this.title || "Annealing Lab";
        this.#frame.src = url.href;
        // Not in the shadow: there the frames of a page do not find each other, and could not take turns.
        this.append(this.#frame);
      }

      disconnectedCallback() {
        removeEventListener("message", this.#hear);
        document.removeEventListener("securitypolicyviolation", this.#blocked);
        clearTimeout(this.#patience);
        this.#ready = false;
      }

      attributeChangedCallback() {
        this.#shown = null;
        this.#follow();
      }

      /** The run's link: what stands after the # of its address. */
      get link() {
        return this.#shown ?? this.#asked;
      }

      set link(link) {
        this.setAttribute("link", link);
      }

      start() {
        this.#command("start");
      }

      pause() {
        this.#command("pause");
      }

      /** A whole address will do, too. */
      get #asked() {
        return (this.getAttribute("link") ?? "").replace(/^(https?:[^#]*)?#?/, "");
      }

      /** Waits for the frame to be shown, now that it is loaded. A frame that is blocked is loaded, too. */
      #await() {
        clearTimeout(this.#patience);
        if (!this.#light.hidden) this.#patience = setTimeout(() => this.#fail(), PATIENCE);
      }

      /** Shows what the element holds, and says why. */
      #fail() {
        const { lang } = /** @type {HTMLElement} */ (this.closest("[lang]") ?? this);
        this.#why.textContent = NOT_SHOWN[lang.split("-")[0]] ?? NOT_SHOWN.en;
      }

      /** @param {"start" | "pause"} what */
      #command(what) {
        if (this.#ready) this.#send({ annealingLab: what });
        else this.#wish = what;
      }

      /** The frame shows what the attribute asks for. */
      #follow() {
        if (!this.#ready || this.#given === this.#asked) return;
        this.#given = this.#asked;
        this.#send({ annealingLab: "link", link: this.#given });
      }

      /** @param {object} message */
      #send(message) {
        this.#frame.contentWindow?.postMessage(message, site.origin);
      }

      /** @param {MessageEvent} event */
      #heard({ source, origin, data }) {
        if (source !== this.#frame.contentWindow || origin !== site.origin) return;
        if (data?.annealingLab === "shown") {
          clearTimeout(this.#patience);
          this.#light.hidden = true;
        }
        if (!EVENTS.includes(data?.annealingLab)) return;
        const { annealingLab: what, ...detail } = data;
        if (what === "ready") {
          this.#ready = true;
          this.#shown = detail.link;
          this.#follow();
          if (this.#wish) this.#command(this.#wish);
          this.#wish = null;
        }
        this.dispatchEvent(new CustomEvent(what, { detail }));
      }
    }

    customElements.define("annealing-lab", AnnealingLab);
  }
}
