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
      #hear = (/** @type {MessageEvent} */ event) => this.#heard(event);

      constructor() {
        super();
        const root = this.attachShadow({ mode: "open" });
        // A sheet, not a style element: a page's policy for those has no say in it.
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          ":host { display: block; height: 400px } :host([hidden]) { display: none } ::slotted(iframe) { display: block; width: 100%; height: 100%; border: 0 }",
        );
        root.adoptedStyleSheets = [sheet];
        const slot = document.createElement("slot");
        slot.name = this.#frame.slot = "run";
        root.append(slot);
        this.#frame.loading = "lazy";
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
        this.#frame.title = this.title || "Annealing Lab";
        this.#frame.src = url.href;
        // Not in the shadow: there the frames of a page do not find each other, and could not take turns.
        this.append(this.#frame);
      }

      disconnectedCallback() {
        removeEventListener("message", this.#hear);
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
        if (source !== this.#frame.contentWindow || origin !== site.origin || !EVENTS.includes(data?.annealingLab))
          return;
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
