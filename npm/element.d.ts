/** Defines `<annealing-lab>` once. `site` is where the page of Annealing Lab is hosted, such as "https://example.org/lab/". */
export function define(site: string | URL): void;

/** Shows a run in a frame of the page. It fires `ready`, `progress` and `solved`, with details. */
export interface AnnealingLabElement extends HTMLElement {
  /** What stands after `#` in the address of the run that is shown. */
  link: string;
  start(): void;
  pause(): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "annealing-lab": AnnealingLabElement;
  }
}
