"use strict";

// A film: the contents of a recording, moment by moment. `FilmWriter.swift` writes the data.

const Flag = { unpainted: 1, dormant: 2, leaving: 4, ready: 8, selected: 16, highlighted: 32, untouchable: 64, reusable: 128,
    plane: 256, clips: 512, scrolls: 1024 };

class Film {
    constructor(data) {
        this.data = data;
        this.count = data.moments.length / 5;
        this.nodes = [];
        this.zs = new Map(data.zs.map(z => [z[0], z]));
        this.at = -1;
        this.seek(0);
    }

    line(number) { return this.data.lines[number].map(word => this.data.words[word]).join(" "); }

    moment(index) {
        const m = this.data.moments, i = index * 5;
        return { line: this.line(m[i]), depth: m[i + 1], verb: this.data.verbs[m[i + 2]], view: m[i + 3] - 1, element: m[i + 4] - 1 };
    }

    // Returns the index of the tick that contains a moment.
    tickAt(moment) {
        const ticks = this.data.ticks;
        let low = 0, high = ticks.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if (ticks[middle][4] <= moment) low = middle + 1; else high = middle;
        }
        return Math.max(0, low - 1);
    }

    // Whether a moment is the last of its tick. Only the scenes of these moments were recorded. The others follow from events.
    isEnd(moment) { return moment === this.endOfTick(this.tickAt(moment)); }

    endOfTick(tick) { return tick + 1 < this.data.ticks.length ? this.data.ticks[tick + 1][4] - 1 : this.count - 1; }

    // Returns a state of a view as an object, which is made once and kept.
    node(number) {
        return this.nodes[number] ??= (s => ({
            view: s[0], depth: s[1] || 0, x: s[2] || 0, y: s[3] || 0, w: s[4] || 0, h: s[5] || 0, element: (s[6] || 0) - 1,
            line: s[7] || 0, flags: s[8] || 0, z: s[9] || 0, zPosition: s[10] || 0, alpha: 1 - (s[11] || 0), radius: s[12] || 0,
            ox: s[13] || 0, oy: s[14] || 0, cw: s[15] || 0, ch: s[16] || 0, shows: (s[17] || 0) - 1, own: s[18] || 0, transform: s[19] ? this.data.transforms[s[19] - 1] : null,
            behind: (s[20] || 0) - 1, front: (s[21] || 0) - 1, clip: s[22] ? this.data.clips[s[22] - 1] : "", inner: s[23] ? this.data.inners[s[23] - 1].map(plate => this.data.innerPlates[plate]) : null,
        }))(this.data.states[number]);
    }

    // Goes to a moment, from the shown moment or from the last complete one before it.
    seek(moment) {
        const every = this.data.keyDistance;
        if (moment < this.at || this.at < 0 || moment - this.at > every) {
            const key = Math.floor(moment / every), complete = this.data.keys[key];
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
        for (let i = 0; scene && i < scene.length; i += 3 + scene[i + 2])
            this.states.splice(scene[i], scene[i + 1], ...scene.slice(i + 3, i + 3 + scene[i + 2]));
        for (let i = 0; shelves && i < shelves.length; i += 2 + shelves[i + 1])
            this.shelves[shelves[i]] = shelves.slice(i + 2, i + 2 + shelves[i + 1]);
        for (let i = 0; counts && i < counts.length; i += 7) this.counts[counts[i]] = counts.slice(i + 1, i + 7);
        if (inverted) this.inverted = inverted - 1;
    }

    // Returns the text of the labels in a view.
    text(node) { return node.shows < 0 ? "" : this.line(node.shows); }

    name(view) { return this.data.views[view]?.[0] ?? "?"; }
    elementName(element) { return element < 0 ? "" : this.data.elements[element][0]; }
    find(view) { return this.scene[this.position.get(view)]; }
    viewNamed(name) { return this.data.views.findIndex(view => view[0] === name); }

    // Returns the scene as the text of a tree.
    get tree() { return this.scene.map(node => "  ".repeat(node.depth) + this.line(node.line) + "\n").join(""); }
}
