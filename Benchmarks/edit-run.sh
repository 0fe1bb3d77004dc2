#!/usr/bin/env bash
# Measures how long a user waits for a clean debug build and one test of a package that depends on
# this one, and for another run after a change of the test. Prints the least of three times for
# each, in seconds, and the bar.
set -euo pipefail
here="$(cd "$(dirname "$0")/.." && pwd)"
user="$(mktemp -d)"
trap 'rm -rf "$user"' EXIT
cd "$user"
mkdir -p Tests/ListTests
# A copy without build products.
git clone -q "$here" Offscreen
cat > Package.swift << 'EOF'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "App", dependencies: [.package(path: "Offscreen")],
    targets: [
        .testTarget(
            name: "ListTests",
            dependencies: ["UIKit", "Offscreen", "OffscreenTesting"].map {
                .product(name: $0, package: "Offscreen")
            })
    ])
EOF
cat > Tests/ListTests/ListTests.swift << 'EOF'
import Offscreen
import OffscreenTesting
import Testing
import UIKit

final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 100 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

@MainActor @Test(.offscreen) func `Cells are reused`() {
    let source = Source()
    let stage = Stage(width: 100, height: 100)
    let view = stage.run {
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    stage.show(view)
    stage.scroll(view, by: 100)
    #expect(view.visibleCells.count > 1)
}
EOF

seconds() {
    local start end
    start=$(date +%s%N)
    swift test > log 2>&1 || { cat log; exit 1; }
    end=$(date +%s%N)
    echo $(((end - start) / 1000000))
}

first=999999
again=999999
for turn in 1 2 3; do
    rm -rf .build
    time=$(seconds)
    [ "$time" -lt "$first" ] && first=$time
    sed -i "s/count > .*)/count > -$turn)/" Tests/ListTests/ListTests.swift
    time=$(seconds)
    [ "$time" -lt "$again" ] && again=$time
done
in_seconds() { echo "$(($1 / 1000)).$(($1 / 100 % 10)) s"; }

verdict=MISSED
[ "$first" -le 60000 ] && verdict=holds
echo "a clean build and one test: $(in_seconds "$first"); at most 60 s: $verdict"
echo "after a change of the test: $(in_seconds "$again")"
