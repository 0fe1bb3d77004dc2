extension PlayerScript {
    /// Deep links: `#m=143&a=PosterCell.3&view=exploded` leads to what is shown now.
    static let link = #"""
        function fragment(player) {
            const parts = [`m=${player.film.at}`];
            if (player.a) parts.push("a=" + encodeURIComponent(player.a.replace("#", ".")));
            if (player.b) parts.push("b=" + encodeURIComponent(player.b.replace("#", ".")));
            if (player.isApart) parts.push("view=exploded");
            if (player.order !== "siblings") parts.push("order=" + player.order);
            if (player.color !== "view") parts.push("color=" + player.color);
            if (player.tab !== "trace") parts.push("tab=" + player.tab);
            return parts.join("&");
        }

        function follow(player, hash) {
            const wanted = new URLSearchParams(hash.replace(/^#/, "")), film = player.film;
            const name = key => { const it = wanted.get(key)?.replace(/\.(\d+)$/, "#$1"); return it && film.viewNamed(it) >= 0 ? it : null; };
            const oneOf = (key, all, other) => all.includes(wanted.get(key)) ? wanted.get(key) : other;
            player.a = name("a");
            player.b = name("b");
            player.isApart = wanted.get("view") === "exploded";
            player.order = oneOf("order", ["siblings", "z", "paint", "hit"], "siblings");
            player.color = oneOf("color", ["view", "item", "kind", "z"], "view");
            player.tab = oneOf("tab", ["trace", "steps", "why", "probe"], player.a && player.b ? "why" : "trace");
            // Without a moment, what the first step led to is shown: before it there is nothing to see.
            const steps = stepsOf(film), first = film.endOfTick((steps[1] ?? film.data.ticks.length) - 1);
            player.go(wanted.has("m") ? Number.parseInt(wanted.get("m"), 10) || 0 : first, false);
        }

        """#
}
