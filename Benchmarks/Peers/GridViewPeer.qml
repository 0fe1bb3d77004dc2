import QtQuick

// A million cells in five columns of 40-point rows. A cell is an Item with an index and without contents.
Item {
    id: root

    property bool counts: false
    property int created: 0
    property int reused: 0
    property int position: 0
    readonly property int live: grid.contentItem.children.length

    width: 400
    height: 400

    function scroll(pages) {
        for (let page = 0; page < pages; page++) {
            position += 400;
            if (position > grid.contentHeight - 400) position = 0;
            grid.contentY = position;
            grid.forceLayout();
        }
    }

    Component {
        id: bare

        Item {
            required property int index

            width: 80
            height: 40
        }
    }

    Component {
        id: counting

        Item {
            required property int index

            width: 80
            height: 40
            Component.onCompleted: root.created++
            GridView.onReused: root.reused++
        }
    }

    GridView {
        id: grid

        anchors.fill: parent
        cellWidth: 80
        cellHeight: 40
        cacheBuffer: 0
        reuseItems: true
        model: 1000000
        delegate: root.counts ? counting : bare
    }
}
