// A store has the values that a page shows. It dispatches `change` after they have changed. The
// parts of the page listen to it, and draw themselves in the order in which they began to listen.

export class Store extends EventTarget {
    set(values) {
        Object.assign(this, values);
        this.changed();
    }

    changed() {
        this.dispatchEvent(new Event("change"));
    }
}
