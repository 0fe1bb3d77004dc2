// A film: the contents of a recording, moment by moment. `FilmWriter.swift` writes the data.

export const Flag = {
    unpainted: 1,
    dormant: 2,
    leaving: 4,
    ready: 8,
    selected: 16,
    highlighted: 32,
    untouchable: 64,
    reusable: 128,
    plane: 256,
    clips: 512,
    scrolls: 1024,
};

// Returns the name of an element: "item 0-3", but "card 0" and not "decoration card 0".
export const placeName = (film, element) =>
    film.data.elements[element]?.[2] === 2 ? film.shortName(element) : film.elementName(element);

// Returns the class of a view from its name, such as "PosterCell" from "PosterCell#3".
export const classOf = name => name.split("#")[0];

export class Film {
    constructor(data) {
        this.data = data;
        this.count = data.moments.length / 5;
        this.nodes = [];
        this.zs = new Map(data.zs.map(z => [z[0], z]));
        this.at = -1;
        this.seek(0);
    }

    line(number) {
        return this.data.lines[number].map(word => this.data.words[word]).join(" ");
    }

    moment(index) {
        const m = this.data.moments;
        const i = index * 5;
        return {
            line: this.line(m[i]),
            depth: m[i + 1],
            verb: this.data.verbs[m[i + 2]],
            view: m[i + 3] - 1,
            element: m[i + 4] - 1,
        };
    }

    // Returns the index of the tick that contains a moment.
    tickAt(moment) {
        const ticks = this.data.ticks;
        let low = 0;
        let high = ticks.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if (ticks[middle][4] <= moment) low = middle + 1;
            else high = middle;
        }
        return Math.max(0, low - 1);
    }

    // The index of the tick that contains the shown moment.
    get tick() {
        return this.tickAt(this.at);
    }

    // Whether a moment is the last of its tick. Only the scenes of these moments were recorded. The
    // others follow from events.
    isEnd(moment) {
        return moment === this.endOfTick(this.tickAt(moment));
    }

    endOfTick(tick) {
        return tick + 1 < this.data.ticks.length
            ? this.data.ticks[tick + 1][4] - 1
            : this.count - 1;
    }

    // Returns the indexes of the moments of a tick.
    momentsOf(tick) {
        const first = this.data.ticks[tick][4];
        return Array.from({ length: this.endOfTick(tick) - first + 1 }, (_, i) => first + i);
    }

    // Returns a state of a view as an object, which is made once and kept.
    node(number) {
        return (this.nodes[number] ??= this.makeNode(this.data.states[number]));
    }

    makeNode([
        view,
        depth = 0,
        x = 0,
        y = 0,
        w = 0,
        h = 0,
        element = 0,
        line = 0,
        flags = 0,
        z = 0,
        zPosition = 0,
        clearness = 0,
        radius = 0,
        ox = 0,
        oy = 0,
        cw = 0,
        ch = 0,
        shows = 0,
        own = 0,
        transform = 0,
        behind = 0,
        front = 0,
        clip = 0,
        inner = 0,
        image = 0,
    ]) {
        const { transforms, clips, inners, innerPlates } = this.data;
        return {
            view,
            depth,
            x,
            y,
            w,
            h,
            element: element - 1,
            line,
            flags,
            z,
            zPosition,
            alpha: 1 - clearness,
            radius,
            ox,
            oy,
            cw,
            ch,
            shows: shows - 1,
            own,
            transform: transforms[transform - 1] ?? null,
            behind: behind - 1,
            front: front - 1,
            clip: clips[clip - 1] ?? "",
            inner: inners[inner - 1]?.map(plate => innerPlates[plate]) ?? null,
            image: image - 1,
        };
    }

    // Goes to a moment, from the shown moment or from the last complete one before it.
    seek(moment) {
        const every = this.data.keyDistance;
        if (moment < this.at || this.at < 0 || moment - this.at > every) {
            const key = Math.floor(moment / every);
            const complete = this.data.keys[key];
            this.at = key * every;
            this.states = complete[0].slice();
            this.shelves = complete[1].map(shelf => shelf.slice());
            this.counts = complete[2].map(counts => counts.slice());
            this.inverted = complete[3];
        }
        while (this.at < moment) this.apply(this.data.deltas[++this.at]);
        this.scene = this.states.map(state => this.node(state));
        this.position = new Map(this.scene.map((node, index) => [node.view, index]));
        this.inversions = this.data.inversions[this.inverted];
    }

    apply(delta) {
        if (!delta) return;
        const [scene, shelves, counts, inverted] = delta;
        for (let i = 0; scene && i < scene.length; i += 3 + scene[i + 2]) {
            this.states.splice(scene[i], scene[i + 1], ...scene.slice(i + 3, i + 3 + scene[i + 2]));
        }
        for (let i = 0; shelves && i < shelves.length; i += 2 + shelves[i + 1]) {
            this.shelves[shelves[i]] = shelves.slice(i + 2, i + 2 + shelves[i + 1]);
        }
        for (let i = 0; counts && i < counts.length; i += 7) {
            this.counts[counts[i]] = counts.slice(i + 1, i + 7);
        }
        if (inverted) this.inverted = inverted - 1;
    }

    // Returns the text of the labels in a view.
    text(node) {
        return node.shows < 0 ? "" : this.line(node.shows);
    }

    // Returns the identity of the images in a view.
    image(node) {
        return node.image < 0 ? "" : this.line(node.image);
    }

    name(view) {
        return this.data.views[view]?.[0] ?? "?";
    }

    serial(view) {
        return this.data.views[view][1];
    }

    elementName(element) {
        return element < 0 ? "" : this.data.elements[element][0];
    }

    shortName(element) {
        return element < 0 ? "" : this.data.elements[element][1];
    }

    find(view) {
        return this.scene[this.position.get(view)];
    }

    viewNamed(name) {
        return this.data.views.findIndex(view => view[0] === name);
    }

    // Returns the scene as the text of a tree.
    get tree() {
        return this.scene
            .map(node => "  ".repeat(node.depth) + this.line(node.line) + "\n")
            .join("");
    }
}
