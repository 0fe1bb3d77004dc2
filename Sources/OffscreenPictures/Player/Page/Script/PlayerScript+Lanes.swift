extension PlayerScript {
    /// Reuse lanes: rows are views in the order of first appearance, bars the elements they stood for, gaps the times they waited.
    static let lanes = #"""
        class Lanes {
            constructor(film) {
                this.film = film;
                this.row = 17;
            }

            /// Drawn once for a width; a step moves the line alone.
            draw(player) {
                const film = this.film, host = $("lanes"), width = Math.max(240, host.clientWidth), x = axis(film, width);
                const key = width + player.color + (player.color === "z" || player.color === "painted" ? film.at : "") + player.filter + player.a + film.data.behavior;
                if (this.key !== key) {
                    this.key = key;
                    let svg = "";
                    film.data.lanes.forEach((lane, index) => {
                        const view = lane[0], y = index * this.row, name = film.name(view);
                        const dim = player.filter && !player.matchesName(film, view) ? 0.25 : 1;
                        svg += `<g data-view="${view}" opacity="${dim}"><text x="2" y="${y + 13}" font-size="12" fill="var(--ink)"${name === player.a ? ' font-weight="bold"' : ""}>${escaped(short(name))}</text>`;
                        for (let i = 1; i < lane.length; i += 3) {
                            const from = x(lane[i]), wide = Math.max(1, x(lane[i + 1]) - from - 0.5), element = film.data.elements[lane[i + 2]];
                            const { fill, ink } = viewSwatch(film, view, player.color, lane[i + 2]);
                            svg += `<rect data-moment="${lane[i]}" x="${from.toFixed(1)}" y="${y + 1}" width="${wide.toFixed(1)}" height="${this.row - 2}" rx="2" fill="${fill}" stroke="#0004"><title>${escaped(name)}: ${escaped(element[0])}</title></rect>`;
                            if (wide > element[1].length * 6.5 + 6) svg += `<text x="${(from + 3).toFixed(1)}" y="${y + 13}" font-size="12" fill="${ink}" pointer-events="none">${escaped(element[1])}</text>`;
                        }
                        svg += "</g>";
                    });
                    const height = film.data.lanes.length * this.row + 4;
                    host.innerHTML = `<svg width="${width}" height="${height}" role="img" aria-label="reuse lanes"><g>${svg}</g><path class="line" stroke="var(--mark)" stroke-width="2" d="M0 0V${height}"/></svg>`;
                }
                host.querySelector(".line")?.setAttribute("transform", `translate(${x(film.at).toFixed(1)} 0)`);
            }
        }

        /// A name that fits into a lane's head: the class is shortened, the serial never.
        function short(name) {
            const [type, serial] = name.split("#"), room = 13 - serial.length;
            return (type.length > room ? type.slice(0, room - 1) + "…" : type) + "#" + serial;
        }

        """#
}
