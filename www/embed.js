// <annealing-lab link="puzzle=magic19&seed=20"></annealing-lab>: a run in any page, by a script of this site and
// without a build. It is a frame of `?embed`, which is loaded when it is almost visible. docs/EMBED.md documents the
// element. It is a classic script rather than a module, so that a page of another origin may load it without this
// site's permission.

// A block keeps the names local.
{
  const script = document.currentScript ?? document.querySelector('script[src*="www/embed.js"]');
  if (script instanceof HTMLScriptElement && !customElements.get("annealing-lab")) {
    const site = new URL("..", script.src);
    /** Attributes that become options of the frame. */
    const OPTIONS = ["speed", "controls", "theme", "lang"];
    const EVENTS = ["ready", "progress", "solved"];
    /** The maximum milliseconds between the load of the frame and its message that it is shown. */
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
      /** The link given to the frame last. */
      #given = "";
      /** The link of the run that the frame shows. @type {string | null} */
      #shown = null;
      /** The order that waits until the frame is ready. @type {"start" | "pause" | null} */
      #wish = null;
      /** The sentence shown if the frame does not load. */
      #why = document.createElement("p");
      /** The content for readers without the frame, shown below that sentence. */
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
        // A constructed sheet rather than a style element, because a page's policy for style elements does not apply to
        // it.
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
        // Chromium then allows the frame in an isolated page, regardless of the headers of the lab's host.
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
        // The frame is not in the shadow tree, because the frames of a page could not find each other there to take
        // turns.
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

      /** The run's link: the part after the # of its address. */
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

      /** A complete address is also accepted. */
      get #asked() {
        return (this.getAttribute("link") ?? "").replace(/^(https?:[^#]*)?#?/, "");
      }

      /** Waits for the frame to be shown after it was loaded, because a blocked frame also fires the load event. */
      #await() {
        clearTimeout(this.#patience);
        if (!this.#light.hidden) this.#patience = setTimeout(() => this.#fail(), PATIENCE);
      }

      /** Shows the content of the element, and the reason for the failure. */
      #fail() {
        const { lang } = /** @type {HTMLElement} */ (this.closest("[lang]") ?? this);
        this.#why.textContent = NOT_SHOWN[lang.split("-")[0]] ?? NOT_SHOWN.en;
      }

      /** @param {"start" | "pause"} what */
      #command(what) {
        if (this.#ready) this.#send({ annealingLab: what });
        else this.#wish = what;
      }

      /** Makes the frame show the link in the attribute. */
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
