/**
 * Defines `<annealing-lab>` once; where there are no elements, as on a server, it does nothing. `site` is where the page of
 * Annealing Lab is hosted, such as "https://example.org/lab/".
 */
export function define(site: string | URL): void;

/** The events of a run, with their details. */
export interface AnnealingLabEvents {
  /** A run is open and can be started. */
  ready: CustomEvent<{ link: string; title: string }>;
  /** At most four times a second while it plays, and when it stops. */
  progress: CustomEvent<{ moves: number; energy: number; best: number; playing: boolean }>;
  solved: CustomEvent<{ moves: number; energy: number; link: string }>;
}

/** Shows a run in a frame of the page. It fires `ready`, `progress` and `solved`, with details. */
export interface AnnealingLabElement extends HTMLElement {
  /** What stands after `#` in the address of the run that is shown. */
  link: string;
  start(): void;
  pause(): void;
  addEventListener<Name extends keyof AnnealingLabEvents>(
    type: Name,
    listener: (this: AnnealingLabElement, event: AnnealingLabEvents[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof AnnealingLabEvents>(
    type: Name,
    listener: (this: AnnealingLabElement, event: AnnealingLabEvents[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "annealing-lab": AnnealingLabElement;
  }
}

// React may not be there, nor its types.
// @ts-ignore
type Attributes = import("react").HTMLAttributes<AnnealingLabElement>;
// @ts-ignore
type Reference = import("react").RefAttributes<AnnealingLabElement>;

/** What the element has in the JSX of React 19. */
type InReact = Attributes &
  Reference & {
    link: string;
    speed?: number | string;
    controls?: string;
    theme?: string;
    autoplay?: boolean;
    onready?: (event: AnnealingLabEvents["ready"]) => void;
    onprogress?: (event: AnnealingLabEvents["progress"]) => void;
    onsolved?: (event: AnnealingLabEvents["solved"]) => void;
  };

// @ts-ignore
declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "annealing-lab": InReact;
    }
  }
}
